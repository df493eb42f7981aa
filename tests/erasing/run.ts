import { isDeepStrictEqual } from 'node:util'
import { type AnyRow, tables } from '#db/model/entities/registry.ts'
import { storeIn } from '#tests/database.ts'
import { photo } from '#tests/pictures.ts'
import { openWorld } from '#tests/world.ts'
import type { Drawn } from './drawn.ts'
import { amissIn, leaks, type Stored, storedIn } from './left.ts'
import { fileUrl, type Place, type Team, writeTeam } from './team.ts'

export async function openPlace(): Promise<Place & { close(): Promise<void> }> {
  const world = await openWorld()
  const store = await storeIn(world.dataDir)
  const close = async () => {
    await store.close()
    await world.close()
  }
  return { world, store, picture: await photo(), close }
}

/**
 * Writes a team, erases its person, and looks at all that is stored, at the files and at the phones.
 * @throws Error that says what is left of the person, and what of others has changed
 */
export async function eraseIn(place: Place, drawn: Drawn): Promise<void> {
  const { world, store } = place
  const team = await writeTeam(place, drawn)
  const before = await storedIn(store.read)
  const to = `/api/teams/${team.teamId}/leads/${team.leadId}/erase`
  const { status, body } = await world.ask('POST', to, {}, team.people.admin)
  if (status !== 200) throw new Error(`Erasing was answered with ${status} ${JSON.stringify(body)}`)
  const after = await storedIn(store.read)
  const amiss = [
    ...amissIn(team, before, after),
    ...(await filesAmiss(place, team)),
    ...(await phonesAmiss(team, after)),
  ]
  for (const { store } of team.phones) store.close()
  if (amiss.length > 0) throw new Error(amiss.join('\n'))
}

async function filesAmiss({ world }: Place, { files, people }: Team): Promise<string[]> {
  const wanted = [
    ...files.theirs.map((id) => [id, 404] as const),
    ...files.others.map((id) => [id, 200] as const),
  ]
  const amiss: string[] = []
  for (const [id, status] of wanted) {
    const answer = await world.ask('GET', fileUrl(id), undefined, people.owner)
    if (answer.status !== status)
      amiss.push(`${fileUrl(id)} is answered with ${answer.status}, not ${status}`)
  }
  return amiss
}

/** Phones that have synced hold the rows that the server has, and nothing of the person; kept screens are to go. */
async function phonesAmiss(team: Team, stored: Stored): Promise<string[]> {
  const amiss: string[] = []
  for (const { store, sync } of team.phones) {
    const synced = await sync()
    if (synced !== 'synced') amiss.push(`a phone is ${synced}`)
    if ((await store.unread.count()) > 0) amiss.push('a phone could not read a row')
    if (!(await store.stale.get('screens'))) amiss.push('a phone keeps its screens')
    for (const { name } of store.tables) {
      if (name === 'files') continue
      amiss.push(...leaks(team, await store.table(name).toArray(), `on a phone, ${name}`))
    }
    for (const table of tables) {
      const rows: AnyRow[] = await store.rows(table).where('teamId').equals(team.teamId).toArray()
      const differ = rows.filter((row) => !isDeepStrictEqual(row, stored.get(`${table} ${row.id}`)))
      if (differ.length > 0) amiss.push(`a phone has other ${table}: ${JSON.stringify(differ)}`)
    }
  }
  return amiss
}
