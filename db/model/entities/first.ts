import * as v from 'valibot'
import { Id } from '#db/model/id.ts'
import { ReadTeams, type Team } from '#db/model/team.ts'
import { User } from '#db/model/user.ts'
import type { Lead } from './lead.ts'
import { readRows } from './reading.ts'
import { rowOf } from './registry.ts'

/** How many leads the first answer has at most. */
export const FIRST_LEADS = 50

/** What a new device shows before its first pull. */
export const FirstAnswer = v.object({
  user: User,
  teams: ReadTeams,
  /** The team that the person works in; null for none. */
  teamId: v.nullable(Id),
  /** Its newest saved leads, in the order in which the list shows them; none where the person chose another order. */
  leads: v.pipe(
    v.array(v.unknown()),
    v.transform((raws) => readRows('leads', raws).rows.map((row) => rowOf('leads', row))),
  ),
  /** How many saved leads it has. */
  total: v.number(),
})
export type FirstAnswer = v.InferOutput<typeof FirstAnswer>
/** The answer as the server says it. */
export type SentFirst = Omit<v.InferInput<typeof FirstAnswer>, 'teams' | 'leads'> & {
  teams: Team[]
  leads: Lead[]
}
