import * as v from 'valibot'
import { pageEntries, pullAnswerOf } from '#db/model/sync/protocol.ts'
import { readRows, type UnreadRow } from './reading.ts'
import { perTable, type Rows, type Table, tables } from './registry.ts'

/** The rows of one table in a pull's response. An older server that does not have the table leaves it out. */
const Answered = v.optional(v.array(v.unknown()), [])

const AnsweredPage = v.object({
  ...pageEntries,
  ...perTable<Record<Table, typeof Answered>>(() => Answered),
})

type Lists = { [T in Table]: Rows[T][] }

/**
 * The rows of one team after version `from`, by table and in order of version. Tombstones (`deletedAt`) are included.
 */
export type Page = Omit<v.InferOutput<typeof AnsweredPage>, Table> &
  Lists & {
    /** Rows that this version cannot read. They do not prevent it from reading the others. */
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

/** The response to a pull. Each row is parsed by itself, because its fields depend on the server's version. */
export const PullAnswer = pullAnswerOf(v.pipe(AnsweredPage, v.transform(readPage)))
export type PullAnswer = v.InferOutput<typeof PullAnswer>
