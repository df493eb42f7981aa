import Dexie, {
  type Dexie as Database,
  type DBCore,
  type DBCoreTable,
  type DBCoreTransaction,
  RangeSet,
} from 'dexie'

/** After this time without any progress in a database, its open transactions count as stuck. */
export const STUCK_AFTER_MS = 15_000

/** A database's open transactions in this page or worker. */
interface UnderWay {
  readonly transactions: Set<DBCoreTransaction>
  /** When a transaction last started or made progress, in ms since 1970. */
  movedAt: number
  /** Stops watching them. */
  endWatch(): void
}

const databases = new WeakMap<Database, UnderWay>()

/**
 * Ensures that no transaction of a database outlives its page or waits forever. WebKit caches a page that is
 * left with its transactions open, and their locks block the next page as long as the old one is cached. So
 * transactions are aborted when the page is left. If a transaction still hangs for {@link STUCK_AFTER_MS},
 * all transactions of its database are aborted, and the database is closed and opens again at the next use.
 * An aborted transaction has written nothing.
 */
export function bounded(database: Database): void {
  const underWay: UnderWay = { transactions: new Set(), movedAt: 0, endWatch: () => undefined }
  databases.set(database, underWay)
  const openings = openedInTime(database, underWay)
  database.use({
    stack: 'dbcore',
    name: 'bounded',
    // Below all other middleware: its transactions are the browser's own.
    level: -3,
    create(core) {
      openings.came()
      return followed(core, underWay, () => makeRoom(database))
    },
  })
}

/**
 * Cancels attempts to open the database that hang. Callers that wait for one get a DatabaseClosedError and
 * try again. By itself, Dexie never opens a database again after one failed attempt, and does not expect a
 * connection from a cancelled attempt. Here the database opens again at the next use, unless somebody else
 * closed it.
 * @returns `came`, to be called for each connection that the browser opens
 */
function openedInTime(database: Database, underWay: UnderWay): { came(): void } {
  const open = database.open.bind(database)
  const openAtNextUse = () => database.close({ disableAutoOpen: false })
  let opening: ReturnType<typeof open> | undefined
  let connection: IDBDatabase | null = null
  let isUnasked = false
  /** Closes a late connection. Dexie would take it for the one that it is about to open, and wait forever. */
  const closeUnasked = () => {
    if (isUnasked) openAtNextUse()
    isUnasked = false
  }

  function openOnce() {
    closeUnasked()
    let isHung = false
    const endWatch = watch(underWay, () => {
      isHung = true
      // Auto-open stays disabled here (the default), because only then does Dexie cancel an attempt.
      database.close()
      readAnew()
    })
    const ended = () => {
      endWatch()
      opening = undefined
    }
    opening = open()
    opening.then(
      () => {
        ended()
        // The database was closed meanwhile.
        if (!database.isOpen()) openAtNextUse()
      },
      (error: unknown) => {
        ended()
        if (isHung || !isClosing(error)) openAtNextUse()
      },
    )
    return opening
  }

  database.open = () => opening ?? openOnce()
  return {
    came() {
      const before = connection
      connection = database.backendDB()
      if (before !== connection) before?.close()
      if (opening) return
      // The connection belongs to an attempt that was cancelled.
      isUnasked = true
      queueMicrotask(closeUnasked)
    },
  }
}

const isClosing = (error: unknown) => error instanceof Error && error.name === 'DatabaseClosedError'

function followed(core: DBCore, underWay: UnderWay, onStuck: () => void): DBCore {
  return {
    ...core,
    transaction(stores, mode, options) {
      const transaction = core.transaction(stores, mode, options)
      if (isEventTarget(transaction)) follow(transaction, underWay, onStuck)
      return transaction
    },
    table: (name) => noticing(core.table(name), underWay),
  }
}

const isEventTarget = (
  transaction: DBCoreTransaction,
): transaction is DBCoreTransaction & Pick<EventTarget, 'addEventListener'> =>
  'addEventListener' in transaction

function follow(
  transaction: DBCoreTransaction & Pick<EventTarget, 'addEventListener'>,
  underWay: UnderWay,
  onStuck: () => void,
) {
  const { transactions } = underWay
  if (transactions.size === 0) underWay.endWatch = watch(underWay, onStuck)
  transactions.add(transaction)
  const ended = () => {
    transactions.delete(transaction)
    underWay.movedAt = Date.now()
    if (transactions.size === 0) underWay.endWatch()
  }
  for (const event of ['complete', 'abort']) transaction.addEventListener(event, ended, { once: true })
}

/**
 * @param onStuck called after {@link STUCK_AFTER_MS} without progress
 * @returns a function that stops watching
 */
function watch(underWay: UnderWay, onStuck: () => void): () => void {
  underWay.movedAt = Date.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (ms: number) => {
    timer = setTimeout(() => {
      const left = underWay.movedAt + STUCK_AFTER_MS - Date.now()
      if (left > 0) look(left)
      else onStuck()
    }, ms)
  }
  look(STUCK_AFTER_MS)
  return () => clearTimeout(timer)
}

/** Counts each response of the browser as progress. */
function noticing(table: DBCoreTable, underWay: UnderWay): DBCoreTable {
  const moved = <T>(answer: T): T => {
    underWay.movedAt = Date.now()
    return answer
  }
  return {
    ...table,
    mutate: (request) => table.mutate(request).then(moved),
    get: (request) => table.get(request).then(moved),
    getMany: (request) => table.getMany(request).then(moved),
    query: (request) => table.query(request).then(moved),
    openCursor: (request) => table.openCursor(request).then(moved),
    count: (request) => table.count(request).then(moved),
  }
}

/** Aborts all transactions of a database, closes it, and makes all live queries read again. */
function makeRoom(database: Database) {
  abortAll(database)
  database.close({ disableAutoOpen: false })
  readAnew()
}

function abortAll(database: Database) {
  const underWay = databases.get(database)
  if (!underWay) return
  underWay.endWatch()
  for (const transaction of underWay.transactions) abort(transaction)
  underWay.transactions.clear()
}

function abort(transaction: Pick<IDBTransaction, 'abort'>) {
  try {
    transaction.abort()
  } catch (error) {
    // The transaction has just ended.
    if (!(error instanceof Error && error.name === 'InvalidStateError')) throw error
  }
}

/**
 * Makes all live queries read again, because some may have failed. Dexie does the same when a cached page is
 * shown again.
 */
function readAnew() {
  Dexie.on.storagemutated.fire({ all: new RangeSet(Number.NEGATIVE_INFINITY, [[]]) })
}

/**
 * Whether a transaction or its database was ended from outside. Nothing of the transaction was written, and
 * it can be tried again. iOS ends the database process when an app goes to the background; the error is then
 * UnknownError, or the database closes.
 */
export const wasCutOff = (error: unknown): boolean =>
  error instanceof Error && (CUT_OFF.has(error.name) || wereAllCutOff(error))

/** For bulk writes Dexie reports the errors of all rows in one error. */
const wereAllCutOff = (error: Error): boolean =>
  (error instanceof Dexie.BulkError || error instanceof Dexie.ModifyError) && error.failures.every(wasCutOff)

const CUT_OFF: ReadonlySet<string> = new Set([
  'AbortError',
  'DatabaseClosedError',
  'InvalidStateError',
  'OpenFailedError',
  'TransactionInactiveError',
  'UnknownError',
])

/**
 * A read that failed because storage was cut off is repeated after `againAfterMs`, at most `most` times in a
 * row.
 */
export const AFTER_CUT = { againAfterMs: 500, most: 10 } as const

/** The number of attempts for work that storage cuts off. */
const TRIES = 3

/**
 * Runs work, and repeats it if storage was cut off.
 * @param work must be safe to run twice
 * @throws what work throws; the storage's error after `TRIES` attempts
 */
export async function despiteCuts<T>(work: () => PromiseLike<T>): Promise<T> {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await work()
    } catch (error) {
      if (left === 0 || !wasCutOff(error)) throw error
    }
  }
}

/** All open transactions of this page, including those that Dexie opens for itself. */
const inPage = new Set<IDBTransaction>()

function noteInPage(transaction: IDBTransaction | null) {
  if (!transaction) return
  inPage.add(transaction)
  for (const event of ['complete', 'abort']) {
    transaction.addEventListener(event, () => inPage.delete(transaction), { once: true })
  }
}

/**
 * Aborts all open transactions when the page is left. Dexie closes its databases then, and reads again when
 * the page is shown again, but leaves transactions open.
 */
function endOnLeaving() {
  const { transaction } = IDBDatabase.prototype
  IDBDatabase.prototype.transaction = function (...given) {
    const begun = transaction.apply(this, given)
    noteInPage(begun)
    return begun
  }
  const { open } = IDBFactory.prototype
  IDBFactory.prototype.open = function (...given) {
    const request = open.apply(this, given)
    request.addEventListener('upgradeneeded', () => noteInPage(request.transaction), { once: true })
    return request
  }
  window.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) return
    for (const each of inPage) abort(each)
  })
}

if ('document' in globalThis && 'IDBDatabase' in globalThis) endOnLeaving()
