import type * as v from 'valibot'
import { pullAnswerOf } from '#db/model/sync/protocol.ts'
import { entities, perTable, type Table } from './registry.ts'

type Lists = { [T in Table]: (typeof entities)[T]['rows'] }

/** The answer to a pull. */
export const PullAnswer = pullAnswerOf(perTable<Lists>((table) => entities[table].rows))
export type PullAnswer = v.InferOutput<typeof PullAnswer>
/** Rows of one team. */
export type Page = PullAnswer['pages'][number]
