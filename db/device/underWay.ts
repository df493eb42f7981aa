import Dexie, {
  type Dexie as Database,
  type DBCore,
  type DBCoreTable,
  type DBCoreTransaction,
  RangeSet,
} from 'dexie'

/** So long a transaction may wait with nothing of its database coming forward: after that it is stuck. */
export const STUCK_AFTER_MS = 15_000

/** A database's transactions that have not ended, in this page or worker. */
interface UnderWay {
  readonly transactions: Set<DBCoreTransaction>
  /** When one began or had an answer, in ms since 1970. */
  movedAt: number
  /** Ends the watch over them. */
  endWatch(): void
}

const databases = new Map<Database, UnderWay>()

/**
 * Sees to it that no transaction of a database outlives its page, and that none waits without end. WebKit keeps a page
 * that is left with its transactions open, and these hold their stores for the next page as long as it is kept: they
 * are aborted on the way out. One that hangs all the same is aborted after {@link STUCK_AFTER_MS}, with all
 * others of its database, which is closed and opens anew at the next use. What was aborted has written nothing.
 */
export function bounded(database: Database): void {
  const underWay: UnderWay = { transactions: new Set(), movedAt: 0, endWatch: () => undefined }
  databases.set(database, underWay)
  const openings = openedInTime(database, underWay)
  database.use({
    stack: 'dbcore',
    name: 'bounded',
    // Below all others: what gets here is what the browser has.
    level: -3,
    create(core) {
      openings.came()
      return followed(core, underWay, () => makeRoom(database))
    },
  })
}

/**
 * Ends openings that hang: what waits for one is told that the database closed, and tries again. Dexie leaves closed for
 * good what could not be opened once, and does not expect one that was called off to come all the same; here the
 * database opens anew at the next use, unless somebody else closed it.
 * @returns what is to be told of each connection that comes
 */
function openedInTime(database: Database, underWay: UnderWay): { came(): void } {
  const open = database.open.bind(database)
  const openAtNextUse = () => database.close({ disableAutoOpen: false })
  let opening: ReturnType<typeof open> | undefined
  let connection: IDBDatabase | null = null
  let isUnasked = false
  /** Dexie would take it for what it is about to open, and wait for that in vain. */
  const closeUnasked = () => {
    if (isUnasked) openAtNextUse()
    isUnasked = false
  }

  function openOnce() {
    closeUnasked()
    let isHung = false
    const endWatch = watch(underWay, () => {
      isHung = true
      // Dexie calls off an opening only where none is to follow by itself.
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
        // It was closed meanwhile.
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
      // It was called off.
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

/** @param onStuck called once nothing has come forward for long @returns ends the watch */
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

/** Each answer of the browser is a step forward. */
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

/** Aborts what is under way in a database, closes it, and has all that is on the screen read anew. */
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
    // It has just ended by itself.
    if (!(error instanceof Error && error.name === 'InvalidStateError')) throw error
  }
}

/** As Dexie does when a page that was put away comes back: what failed to be read meanwhile is read then. */
function readAnew() {
  Dexie.on.storagemutated.fire({ all: new RangeSet(Number.NEGATIVE_INFINITY, [[]]) })
}

/**
 * Whether a transaction was ended from outside, or its database: nothing of it was written, and it can be tried again.
 * iOS ends the process that keeps databases when an app goes to the background: UnknownError, or a database that closes.
 */
export const wasCutOff = (error: unknown): boolean =>
  error instanceof Error && (CUT_OFF.has(error.name) || wereAllCutOff(error))

/** Of what writes many rows at once Dexie tells each row's error in one. */
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

/** What a store that was cut off did not give is asked for again after so many ms, so often in a row at most. */
export const AFTER_CUT = { againAfterMs: 500, most: 10 } as const

/** How often work is tried that storage cuts off. */
const TRIES = 3

/**
 * Does work again where storage was cut off under it.
 * @param work must be safe to do twice
 * @throws what it throws; after three tries what cut it off
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

/** All transactions of this page that have not ended, those that Dexie opens for itself included. */
const inPage = new Set<IDBTransaction>()

function noteInPage(transaction: IDBTransaction | null) {
  if (!transaction) return
  inPage.add(transaction)
  for (const event of ['complete', 'abort']) {
    transaction.addEventListener(event, () => inPage.delete(transaction), { once: true })
  }
}

/** Dexie closes its databases on the way out, and reads anew when the page comes back; transactions it leaves open. */
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
