import * as v from 'valibot'
import { Id } from '#db/model/id.ts'
import { ReadTeams, type Team } from '#db/model/team.ts'
import { User } from '#db/model/user.ts'
import type { Lead } from './lead.ts'
import { readRows } from './reading.ts'
import { rowOf } from './registry.ts'

/** The most leads that the first response contains. */
export const FIRST_LEADS = 50

/** The first response to a new device, which shows it before its first pull. */
export const FirstAnswer = v.object({
  user: User,
  teams: ReadTeams,
  /** The team that the person works in, or null. */
  teamId: v.nullable(Id),
  /** The team's newest saved leads, in the order of the list; empty if the person chose another order. */
  leads: v.pipe(
    v.array(v.unknown()),
    v.transform((raws) => readRows('leads', raws).rows.map((row) => rowOf('leads', row))),
  ),
  /** The number of saved leads in the team. */
  total: v.number(),
})
export type FirstAnswer = v.InferOutput<typeof FirstAnswer>
/** The first response as the server builds it, before it is serialised. */
export type SentFirst = Omit<v.InferInput<typeof FirstAnswer>, 'teams' | 'leads'> & {
  teams: Team[]
  leads: Lead[]
}
