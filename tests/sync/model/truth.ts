import { getTableName } from 'drizzle-orm'
import type { AnyRow, Table } from '#db/model/entities/registry.ts'
import { tables } from '#db/model/entities/registry.ts'
import type { Outcome } from '#db/model/sync/protocol.ts'
import type { HistoryEntry } from '#db/server/history.ts'
import { stored } from '#db/server/rows.ts'
import { history, members, receipts } from '#db/server/sqlite/tables.ts'
import type { ModelWorld } from './world.ts'

/** What the server's disk holds, read past the code that is tested. */
export interface Truth {
  rows: Map<Table, AnyRow[]>
  receipts: Map<string, { userId: number; outcome: Outcome }>
  history: HistoryEntry[]
  /** The teams of each person, their own stream among them. */
  teamsOf: Map<number, Set<number>>
}

export function readTruth(world: ModelWorld): Truth {
  const { eye } = world.backend
  const teamsOf = new Map<number, Set<number>>()
  for (const { userId, teamId } of eye.select().from(members).all()) {
    teamsOf.set(userId, (teamsOf.get(userId) ?? new Set()).add(teamId))
  }
  return {
    rows: new Map(tables.map((table) => [table, rowsIn(world, table)])),
    receipts: new Map(
      eye
        .select()
        .from(receipts)
        .all()
        .map((receipt) => [receipt.mid, receipt]),
    ),
    history: eye.select().from(history).orderBy(history.teamId, history.version).all(),
    teamsOf,
  }
}

function rowsIn(world: ModelWorld, table: Table): AnyRow[] {
  const from = stored[table]
  if (getTableName(from) !== table) throw new Error(`${table} is stored elsewhere`)
  return world.backend.eye.select().from(from).all()
}
