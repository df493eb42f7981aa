import * as v from 'valibot'
import { DayPlan } from '#db/model/entities/dayPlan.ts'
import type { AnyRow, Table } from '#db/model/entities/registry.ts'
import { Stop } from '#db/model/entities/stop.ts'
import { Refused } from '#db/model/sync/mutation.ts'
import type { Handle } from './database/handle.ts'
import { rowsById } from './rows.ts'
import { isMember } from './teams.ts'

/**
 * A plan is one of a member, and a stop is one of a plan and a lead of its team.
 * @param made rows of the table that do not exist yet
 * @throws Refused in the same words whether something belongs to another team or does not exist
 */
export async function refuseStrayDays(
  handle: Handle,
  { table, teamId, made }: { table: Table; teamId: number; made: readonly AnyRow[] },
): Promise<void> {
  if (table === 'dayPlans') {
    for (const userId of new Set(made.map((row) => v.parse(DayPlan, row).userId))) {
      if (!(await isMember(handle, userId, teamId))) {
        throw new Refused('missing', 'This person is not in the team.')
      }
    }
  }
  if (table === 'stops') {
    const stops = made.map((row) => v.parse(Stop, row))
    const has = async (of: 'dayPlans' | 'leads', ids: readonly number[]) => {
      const rows = await rowsById(handle, of, [...new Set(ids)])
      return ids.every((id) => rows.get(id)?.teamId === teamId)
    }
    const plans = stops.map(({ planId }) => planId)
    if (!(await has('dayPlans', plans))) throw new Refused('missing', 'This day is no longer planned.')
    const leads = stops.map(({ leadId }) => leadId)
    if (!(await has('leads', leads))) throw new Refused('missing', 'The lead to visit no longer exists.')
  }
}
