import { getTableName } from 'drizzle-orm'
import { type AnyRow, rowOf, type Table, tables } from '#db/model/entities/registry.ts'
import { history, members, receipts } from '#db/server/database/tables.ts'
import type { HistoryEntry } from '#db/server/history.ts'
import { stored } from '#db/server/rows.ts'
import type { ModelWorld } from './world.ts'

/** The content of the server's store, read without the code under test. */
export interface Truth {
  rows: Map<Table, AnyRow[]>
  receipts: Map<string, typeof receipts.$inferSelect>
  history: HistoryEntry[]
  /** The teams of each person, including their own stream. */
  teamsOf: Map<number, Set<number>>
}

export async function readTruth(world: ModelWorld): Promise<Truth> {
  const { eye } = world.backend
  const teamsOf = new Map<number, Set<number>>()
  for (const { userId, teamId } of await eye.select().from(members)) {
    teamsOf.set(userId, (teamsOf.get(userId) ?? new Set()).add(teamId))
  }
  return {
    rows: new Map(
      await Promise.all(tables.map(async (table) => [table, await rowsIn(world, table)] as const)),
    ),
    receipts: new Map((await eye.select().from(receipts)).map((receipt) => [receipt.mid, receipt])),
    history: await eye.select().from(history).orderBy(history.teamId, history.version),
    teamsOf,
  }
}

export async function rowsIn(world: ModelWorld, table: Table): Promise<AnyRow[]> {
  const from = stored[table]
  if (getTableName(from) !== table) throw new Error(`${table} is stored elsewhere`)
  return (await world.backend.eye.select().from(from)).map((row) => rowOf(table, row))
}
