import {
  cmp,
  type DBCore,
  type DBCoreAddRequest,
  type DBCoreIndex,
  type DBCoreKeyRange,
  type DBCoreMutateResponse,
  type DBCoreQuery,
  type DBCoreTable,
  type DBCoreTransaction,
  Dexie,
  type Middleware,
} from 'dexie'
import { type AnyRow, entities, isTable, type Table } from '#db/model/entities/registry.ts'
import { alikeIn, inColumns, type RowsInColumns, rowsIn } from './pack.ts'

/*
 * Rows that are created by the thousand are stored in blocks, many rows in one record, because a record for
 * each row takes ten times as long. A row leaves its block when it is written the next time, usually with the
 * server's copy of it. Readers of a table do not notice, except that rows in blocks have no cursor.
 */

/** Rows of one table that have no records of their own. They are stored by columns, which is faster. */
export interface Block extends RowsInColumns {
  n: number
  /** The ids of the rows, as an index that finds the block of a row. */
  ids: readonly number[]
}

/** A block as apps before version 19 of the store wrote it. */
interface BlockOfRows {
  rows: readonly AnyRow[]
}

/** The rows of a block. */
export const rowsOfBlock = (block: Block | BlockOfRows): readonly AnyRow[] =>
  'rows' in block ? block.rows : rowsIn(block)

/** A block is written anew when one of its rows leaves it, which must not take long. */
const BLOCK = { rows: 200 }
/** Reads the rows' own keys instead of looking for each, if there are at most so many times as many. */
const KEYS_AT_ONCE = 10
/** Dexie's name for a range without bounds. */
const ANY = 3
const everything: DBCoreKeyRange = { type: ANY, lower: undefined, upper: undefined }
/** Dexie's name for a range of one value. */
const EQUAL = 1
const only = (value: unknown): DBCoreKeyRange => ({ type: EQUAL, lower: value, upper: value })

/** Dexie middleware that stores new rows in blocks, for the entities that come in bulk. */
export const blocking: Middleware<DBCore> = {
  stack: 'dbcore',
  name: 'blocking',
  // Below the packs, which note each write of rows as it was asked for.
  level: -3,
  create(core) {
    // During an upgrade from an older version the table may not exist yet.
    if (!core.schema.tables.some(({ name }) => name === 'blocks')) return {}
    return {
      transaction: (stores, mode, options) =>
        core.transaction(
          stores.some(isInBlocks) ? [...new Set([...stores, 'blocks'])] : stores,
          mode,
          options,
        ),
      table: (name) => (isInBlocks(name) ? tableWithBlocks(core, name) : core.table(name)),
    }
  },
}

const isInBlocks = (name: string): name is Table => isTable(name) && entities[name].inBulk

/*
 * Promises are chained here, not awaited: Dexie follows its transactions through its own promises alone.
 */

function tableWithBlocks(core: DBCore, name: Table): DBCoreTable {
  const table = core.table(name)
  const blocks = blocksOf(core, name)
  const { primaryKey } = table.schema
  const query: DBCoreTable['query'] = (request) =>
    table.query(request).then(({ result }) => {
      const { trans, query, values, limit = Infinity, direction = 'next' } = request
      return blocks.find(trans, query, values ? idsOf(result) : result).then((inBlocks) => {
        if (inBlocks.length === 0) return { result }
        const all = values ? joinedRows(query, result, inBlocks) : joinedIds(result, inBlocks)
        return { result: (direction === 'next' ? all : all.reverse()).slice(0, limit) }
      })
    })
  return {
    ...table,
    mutate(request) {
      const { trans } = request
      if (request.type === 'add') return add(table, blocks, request)
      // Mostly there are no blocks, which is asked at the same time: each wait for the browser takes as long as a write.
      return Dexie.Promise.all([table.mutate(request), blocks.hasSome(trans)]).then(([response, hasSome]) => {
        if (!hasSome) return response
        const removed =
          request.type === 'deleteRange'
            ? blocks
                .find(trans, { index: primaryKey, range: request.range })
                .then((rows) => blocks.remove(trans, idsOf(rows)))
            : blocks.remove(
                trans,
                (request.type === 'delete' ? request.keys : idsOf(request.values)).filter(
                  (_: number, at: number) => response.failures[at] === undefined,
                ),
              )
        return removed.then(() => response)
      })
    },
    get: (request) =>
      table.get(request).then((row) => {
        if (row !== undefined) return row
        return blocks.rows(request.trans, [request.key]).then((rows) => rows.get(request.key))
      }),
    getMany: (request) =>
      table.getMany(request).then((rows) => {
        const missing = request.keys.filter((_, at) => rows[at] === undefined)
        return blocks
          .rows(request.trans, missing)
          .then((found) => rows.map((row, at) => row ?? found.get(request.keys[at])))
      }),
    query,
    count: (request) =>
      blocks
        .find(request.trans, request.query)
        .then(({ length }) =>
          length === 0
            ? table.count(request)
            : query({ ...request, values: false }).then(({ result }) => result.length),
        ),
    openCursor: (request) =>
      blocks.find(request.trans, request.query).then(({ length }) => {
        if (length === 0) return table.openCursor(request)
        throw new Error(`Some ${name} are in blocks, which have no cursor. Read an array and filter it.`)
      }),
  }
}

/** The blocks of a table. */
function blocksOf(core: DBCore, name: Table) {
  const blocks = core.table('blocks')
  const index = (keyPath: string): DBCoreIndex => {
    const found = blocks.schema.getIndexByKeyPath(keyPath)
    if (!found) throw new Error(`The blocks have no index of ${keyPath}`)
    return found
  }
  const ofTable = { index: index('table'), range: only(name) }
  const hasSome = (trans: DBCoreTransaction): Promise<boolean> =>
    blocks.count({ trans, query: ofTable }).then((count) => count > 0)

  /** Calls `take` once with each block that holds some of the rows. */
  const eachWith = (
    trans: DBCoreTransaction,
    ids: readonly number[],
    take: (block: Block) => Promise<unknown> | undefined,
  ): Promise<void> => {
    const left = new Set(ids)
    const next = (): Promise<void> | undefined => {
      const [id] = left
      if (id === undefined) return undefined
      left.delete(id)
      const query = { index: index('ids'), range: only(id) }
      return blocks.query({ trans, values: true, query, limit: 1 }).then(({ result }) => {
        const [block]: (Block | undefined)[] = result
        if (block?.table !== name) return next()
        for (const other of block.ids) left.delete(other)
        const taken = take(block)
        return taken ? taken.then(next) : next()
      })
    }
    return hasSome(trans).then((some) => (some ? next() : undefined))
  }

  return {
    hasSome,

    /** @returns whether blocks with these rows were added; none is if one of the rows is in a block already */
    add(trans: DBCoreTransaction, rows: readonly AnyRow[]): Promise<boolean> {
      const values = Array.from(alikeIn(rows, BLOCK), (some) => newBlock(name, some))
      return blocks.mutate({ type: 'add', trans, values }).then(({ failures, results = [] }) => {
        const [failure] = Object.values(failures)
        if (!failure) return true
        if (failure.name !== 'ConstraintError') throw failure
        const keys = results.filter((_, at) => failures[at] === undefined)
        return blocks.mutate({ type: 'delete', trans, keys }).then(() => false)
      })
    },

    /** Those of the rows that are in blocks. */
    rows(trans: DBCoreTransaction, ids: readonly number[]): Promise<Map<number, AnyRow>> {
      const wanted = new Set(ids)
      const found = new Map<number, AnyRow>()
      return eachWith(trans, ids, (block) => {
        for (const row of rowsOfBlock(block)) if (wanted.has(row.id)) found.set(row.id, row)
        return undefined
      }).then(() => found)
    },

    /**
     * The rows in blocks that a query finds.
     * @param found the ids of rows with records of their own, which count even if they are in a block as well:
     * an app from before there were blocks has written them
     */
    find(
      trans: DBCoreTransaction,
      { index, range }: DBCoreQuery,
      found: readonly number[] = [],
    ): Promise<AnyRow[]> {
      return blocks.query({ trans, values: true, query: ofTable }).then(({ result }) => {
        const all: Block[] = result
        const known = new Set(all.length > 0 ? found : [])
        return all
          .flatMap(rowsOfBlock)
          .filter((row) => !known.has(row.id) && isIn(range, valueIn(row, index)))
      })
    },

    /** Removes rows from their blocks, and blocks that hold no more rows. */
    remove(trans: DBCoreTransaction, ids: readonly number[]): Promise<void> {
      const gone = new Set(ids)
      return eachWith(trans, ids, (block) => {
        const rows = rowsOfBlock(block).filter(({ id }) => !gone.has(id))
        if (rows.length === 0) return blocks.mutate({ type: 'delete', trans, keys: [block.n] })
        return blocks.mutate({ type: 'put', trans, values: [{ n: block.n, ...newBlock(name, rows) }] })
      })
    },
  }
}

/** @param rows rows with the same fields */
const newBlock = (table: Table, rows: readonly AnyRow[]): Omit<Block, 'n'> => ({
  ids: idsOf(rows),
  ...inColumns(table, rows),
})

type Blocks = ReturnType<typeof blocksOf>

/** Adds rows as a block. Rows that exist stay as they are, and are reported as failures. */
function add(
  table: DBCoreTable,
  blocks: Blocks,
  { trans, values }: DBCoreAddRequest,
): Promise<DBCoreMutateResponse> {
  const ids = idsOf(values)
  const rows = new Map<number, AnyRow>()
  for (const row of values) if (!rows.has(row.id)) rows.set(row.id, row)
  return existing(table, trans, ids).then((there) => {
    const addOthers = () =>
      blocks.add(
        trans,
        [...rows.values()].filter(({ id }) => !there.has(id)),
      )
    return addOthers()
      .then((isDone) => {
        if (isDone) return true
        return blocks.rows(trans, ids).then((inBlocks) => {
          for (const id of inBlocks.keys()) there.add(id)
          return addOthers()
        })
      })
      .then(() => {
        const failures: DBCoreMutateResponse['failures'] = {}
        ids.forEach((id, at) => {
          if (there.has(id)) failures[at] = new Dexie.ConstraintError(`The row ${id} exists.`)
          there.add(id)
        })
        const numFailures = Object.keys(failures).length
        return { numFailures, failures, results: ids, lastResult: ids.at(-1) }
      })
  })
}

/** Those of the ids that rows with records of their own have. */
function existing(
  table: DBCoreTable,
  trans: DBCoreTransaction,
  ids: readonly number[],
): Promise<Set<number>> {
  const all = { index: table.schema.primaryKey, range: everything }
  return table.count({ trans, query: all }).then((count) => {
    if (count > ids.length * KEYS_AT_ONCE) {
      return table
        .getMany({ trans, keys: [...ids] })
        .then((rows) => new Set(ids.filter((_, at) => rows[at] !== undefined)))
    }
    return table.query({ trans, values: false, query: all }).then(({ result }) => {
      const keys = new Set<number>(result)
      return new Set(ids.filter((id) => keys.has(id)))
    })
  })
}

const idsOf = (rows: readonly AnyRow[]): number[] => rows.map(({ id }) => id)

/** Rows of a query with those of blocks in their places, in the order of the index. */
function joinedRows({ index }: DBCoreQuery, rows: readonly AnyRow[], inBlocks: readonly AnyRow[]): AnyRow[] {
  return [...rows, ...inBlocks].sort((a, b) => cmp(valueIn(a, index), valueIn(b, index)) || a.id - b.id)
}

/** Ids of a query with those of blocks, in their own order. */
const joinedIds = (ids: readonly number[], inBlocks: readonly AnyRow[]): number[] =>
  [...ids, ...idsOf(inBlocks)].sort((a, b) => a - b)

/** The value of a row in an index. */
const valueIn = (row: AnyRow, index: DBCoreIndex): unknown => index.extractKey?.(row)

function isIn({ type, lower, upper, lowerOpen, upperOpen }: DBCoreKeyRange, value: unknown): boolean {
  if (type === ANY) return true
  const above = lower === undefined ? 1 : cmp(value, lower)
  const below = upper === undefined ? -1 : cmp(value, upper)
  return (lowerOpen ? above > 0 : above >= 0) && (upperOpen ? below < 0 : below <= 0)
}
