import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { applyOlder } from '#db/device/merge.ts'
import type { DeviceStore } from '#db/device/store.ts'
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

/** Where a list of older rows goes on, by team, table, words and day: with the day, devices drop the rows that they read. */
const places = new Map<string, Place>()
interface Place {
  before: string
  beforeId?: number
}

/** A team's older rows of a table that devices keep in part (`keptDays`, `keptBytes`). */
export interface OlderRows {
  /** Whether the server has some that were not read with these words, as far as this device knows. */
  exist: boolean
  /**
   * Reads the next of them into the device's store, so that they are rows like the others until the next day.
   * @returns how many the device did not have, and whether there may be more: a tap reads many rows without the words at most
   * @throws CallError, TypeError when the server is unreachable
   */
  read(): Promise<{ added: number; more: boolean }>
}

/** @param words only rows that have all of them are read; '' for all */
export function useOlder(table: Table, words = ''): OlderRows {
  const { store, team } = useWorkspace()
  const [ended, setEnded] = useState<ReadonlySet<string>>(() => new Set())
  const key = `${team.id} ${table} ${new Date().toDateString()} ${words}`
  const { data: exist = false } = useQuery({
    queryKey: ['older', team.id, table],
    queryFn: async () => {
      const place = await beginningOf(store, team.id, table)
      return (await pageOf(team.id, table, { ...place, limit: 1 })).rows.length > 0
    },
    staleTime: DAY_MS,
  })
  const read = async () => {
    for (let pages = 0; pages < MOST_PAGES; pages++) {
      const place = places.get(key) ?? (await beginningOf(store, team.id, table, MARGIN_MS))
      const { rows, more, next } = await pageOf(team.id, table, { ...place, words })
      if (next) places.set(key, next)
      const added = await applyOlder(store, table, { teamId: team.id, rows: readRows(table, rows).rows })
      if (!more) setEnded((before) => new Set([...before, key]))
      if (added > 0 || !more) return { added, more }
    }
    return { added: 0, more: true }
  }
  return { exist: exist && !ended.has(key), read }
}

/**
 * Reads one row of any age into the device's store.
 * @returns whether the server has it
 * @throws CallError, TypeError when the server is unreachable
 */
export async function readOlder(
  { store, team }: Pick<ReturnType<typeof useWorkspace>, 'store' | 'team'>,
  table: Table,
  id: number,
): Promise<boolean> {
  const { rows } = await pageOf(team.id, table, { before: new Date().toISOString(), id })
  await applyOlder(store, table, { teamId: team.id, rows: readRows(table, rows).rows })
  return rows.length > 0
}

/** Before which creation time rows may be missing here. */
async function beginningOf(store: DeviceStore, teamId: number, table: Table, marginMs = 0): Promise<Place> {
  const byDays = keptSince(table, new Date(Date.now() + marginMs).toISOString())
  const left = (await store.cursors.get(teamId))?.kept?.[table]
  return { before: left !== undefined && left > byDays ? left : byDays }
}

function pageOf(
  teamId: number,
  table: Table,
  asked: Place & { limit?: number; words?: string; id?: number },
) {
  const given = Object.entries(asked).filter(([, value]) => value !== '')
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return call(OlderAnswer, 'GET', `/api/teams/${teamId}/older/${table}?${query}`)
}
