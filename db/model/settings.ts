import * as v from 'valibot'
import { Id } from './id.ts'
import { defineMutation, Refused } from './mutation.ts'
import { rowEntries } from './row.ts'

/**
 * What a person chose for themselves, on all their devices. It travels in a stream of the person's own, which is
 * named by their id like a team's by the team's.
 */
export const Settings = v.object({ ...rowEntries, defaultTeamId: v.nullable(Id) })
export type Settings = v.InferOutput<typeof Settings>

export const settingsMutations = {
  /** Works in another team from now on. */
  'settings.chooseTeam': defineMutation({
    table: 'settings',
    args: v.object({ id: Id, teamId: Id }),
    apply(row, { teamId }) {
      if (!row) throw Refused.missing()
      return { ...row, defaultTeamId: teamId }
    },
  }),
}
