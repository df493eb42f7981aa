import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { applyOlder } from '#db/device/merge.ts'
import { readRows } from '#db/model/entities/reading.ts'
import { keptSince, type Table } from '#db/model/entities/registry.ts'
import { OlderAnswer } from '#db/model/sync/protocol.ts'
import { call } from './server/call.ts'
import { useWorkspace } from './workspace.tsx'

const DAY_MS = 24 * 60 * 60 * 1000
/** The device's clock may differ from the server's, by which rows are kept. */
const MARGIN_MS = 2 * DAY_MS
/** How many pages one tap reads at most if the device has all their rows already. */
const MOST_PAGES = 20

/** Where a list of older rows goes on, by team, table and day: with the day, devices drop the rows that they read. */
const places = new Map<string, Place>()
interface Place {
  before: string
  beforeId?: number
}

/** A team's older rows of a table that devices keep in part (`keptDays`). */
export interface OlderRows {
  /** Whether the server has some that this list has not read, as far as this device knows. */
  exist: boolean
  /**
   * Reads the next of them into the device's store, so that they are rows like the others until the next day.
   * @throws CallError, TypeError when the server is unreachable
   */
  read(): Promise<void>
}

export function useOlder(table: Table): OlderRows {
  const { store, team } = useWorkspace()
  const [ended, setEnded] = useState(false)
  const now = Date.now()
  const key = `${team.id} ${table} ${new Date(now).toDateString()}`
  const beginning = { before: keptSince(table, new Date(now + MARGIN_MS).toISOString()) }
  const oldest = { before: keptSince(table, new Date(now).toISOString()) }
  const { data: exist = false } = useQuery({
    queryKey: ['older', team.id, table],
    queryFn: async () => (await pageOf(team.id, table, oldest, 1)).rows.length > 0,
    staleTime: DAY_MS,
  })
  const read = async () => {
    for (let pages = 0; pages < MOST_PAGES; pages++) {
      const { rows, more } = await pageOf(team.id, table, places.get(key) ?? beginning)
      const last = rows.at(-1)
      if (last) places.set(key, { before: last.createdAt, beforeId: last.id })
      const added = await applyOlder(store, table, { teamId: team.id, rows: readRows(table, rows).rows })
      setEnded(!more)
      if (added > 0 || !more) return
    }
  }
  return { exist: exist && !ended, read }
}

function pageOf(teamId: number, table: Table, { before, beforeId }: Place, limit?: number) {
  const query = new URLSearchParams({ before })
  if (beforeId !== undefined) query.set('beforeId', String(beforeId))
  if (limit !== undefined) query.set('limit', String(limit))
  return call(OlderAnswer, 'GET', `/api/teams/${teamId}/older/${table}?${query}`)
}
