import type pg from 'pg'
import * as v from 'valibot'

/** Bytes by id, for every server. */
export interface Bytes {
  put(id: number, bytes: Uint8Array): Promise<void>
  /** @returns undefined when there are none */
  get(id: number): Promise<Uint8Array | undefined>
  /** Removes them; it is not an error if there are none. */
  remove(id: number): Promise<void>
}

const Row = v.object({ bytes: v.instance(Buffer) })

export const openBytes = (pool: pg.Pool): Bytes => ({
  async put(id, bytes) {
    const replacing = 'ON CONFLICT ("id") DO UPDATE SET "bytes" = excluded."bytes"'
    await pool.query(`INSERT INTO "files" VALUES ($1, $2) ${replacing}`, [id, Buffer.from(bytes)])
  },
  async get(id) {
    const { rows } = await pool.query('SELECT "bytes" FROM "files" WHERE "id" = $1', [id])
    return rows.length > 0 ? v.parse(Row, rows[0]).bytes : undefined
  },
  async remove(id) {
    await pool.query('DELETE FROM "files" WHERE "id" = $1', [id])
  },
})
