import * as v from 'valibot'
import { pageEntries, pullAnswerOf } from '#db/model/sync/protocol.ts'
import { readRows, type UnreadRow } from './reading.ts'
import { perTable, type Rows, type Table, tables } from './registry.ts'

/** Rows as a pull answers them; a server of before such rows answers none. */
const Answered = v.optional(v.array(v.unknown()), [])

const AnsweredPage = v.object({
  ...pageEntries,
  ...perTable<Record<Table, typeof Answered>>(() => Answered),
})

type Lists = { [T in Table]: Rows[T][] }

/** Rows of one team after `from`, by table, with tombstones among them (`deletedAt`), by version. */
export type Page = Omit<v.InferOutput<typeof AnsweredPage>, Table> &
  Lists & {
    /** Rows that this version cannot read: they never keep the others from being read. */
    unread: UnreadRow[]
  }

function readPage(page: v.InferOutput<typeof AnsweredPage>): Page {
  const read = tables.map((table) => ({ table, ...readRows(table, page[table]) }))
  const lists = Object.fromEntries(read.map(({ table, rows }) => [table, rows]))
  const { teamId, from, next, more } = page
  if (!areLists(lists)) throw new Error('A table was left out.')
  return { teamId, from, next, more, ...lists, unread: read.flatMap(({ unread }) => unread) }
}

const areLists = (lists: object): lists is Lists => tables.every((table) => table in lists)

/** The answer to a pull. What its rows look like depends on the server's version: each is read by itself. */
export const PullAnswer = pullAnswerOf(v.pipe(AnsweredPage, v.transform(readPage)))
export type PullAnswer = v.InferOutput<typeof PullAnswer>
