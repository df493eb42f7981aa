import { IDBFactory, IDBOpenDBRequest, IDBTransaction } from 'fake-indexeddb'
import { STUCK_AFTER_MS } from '#db/device/underWay.ts'
import type { Drawn, FaultOn, Faults } from './faults.ts'
import type { Time } from './time.ts'

/** A device's storage, which all its parts share. */
export interface Storage {
  indexedDB: IDBFactory
  /** Starts a history with these faults: the storage is empty and all databases are closed. */
  begin(faults: Faults): Promise<void>
  /** The browser closes all databases. @param isHeard whether those who have them open get an event */
  closeAll(isHeard: boolean): void
  end(): void
}

export function openStorage(time: Time): Storage {
  let faults: Faults | undefined
  const open = new Set<IDBDatabase>()
  const indexedDB = new Factory(
    () => faults,
    (database) => {
      time.moved()
      open.add(database)
    },
  )

  const real: unknown = Reflect.get(IDBTransaction.prototype, '_start')
  if (typeof real !== 'function') throw new Error('fake-indexeddb has no _start')
  const goOn = (transaction: IDBTransaction) => void Reflect.apply(real, transaction, [])
  /** A transaction's next step: its next request, or its end. */
  const start = function (this: IDBTransaction) {
    time.moved()
    const drawn = isFinished(this) || isDexies(this) ? undefined : faults?.next('storage')
    if (!drawn || !faults) return goOn(this)
    befall(this, drawn, faults.begin(drawn.fault), goOn)
  }
  Reflect.set(IDBTransaction.prototype, '_start', start)

  function closeAll(isHeard: boolean) {
    for (const database of open) {
      for (const transaction of liveOf(database)) abortAs(transaction, 'AbortError')
      database.close()
      if (isHeard) database.onclose?.(new Event('close'))
    }
    open.clear()
  }

  return {
    indexedDB,
    closeAll,
    async begin(next) {
      faults = undefined
      cameLate.clear()
      closeAll(true)
      await time.pass(1)
      for (const kept of ['_databases', '_connectionQueues']) {
        const map: unknown = Reflect.get(indexedDB, kept)
        if (map instanceof Map) map.clear()
      }
      faults = next
    },
    end: () => void Reflect.set(IDBTransaction.prototype, '_start', real),
  }
}

function befall(
  transaction: IDBTransaction,
  { fault, ms }: Drawn<FaultOn<'storage'>>,
  ended: () => void,
  goOn: (transaction: IDBTransaction) => void,
) {
  if (fault.how === 'fail' || fault.how === 'abort') {
    ended()
    if (fault.how === 'abort') return abortAs(transaction, 'AbortError')
    if (failRequest(transaction)) goOn(transaction)
    else abortAs(transaction, 'UnknownError')
    return
  }
  // It keeps its stores locked while it makes no progress.
  Reflect.set(transaction, '_started', true)
  transaction.addEventListener('abort', ended, { once: true })
  if (fault.how === 'hang' && isInReach(transaction)) return
  setTimeout(() => {
    ended()
    if (!isFinished(transaction)) goOn(transaction)
  }, ms)
}

/** The transaction in which Dexie checks what it opened: it makes no request, and nobody else can end it. */
const isDexies = (transaction: IDBTransaction) =>
  transaction.mode === 'readonly' &&
  transaction.objectStoreNames.length === transaction.db.objectStoreNames.length

/**
 * Whether somebody other than the browser can end it. A transaction that is already committing cannot be
 * aborted or overtaken, and nobody has access to the upgrade of an attempt that was given up.
 */
const isInReach = (transaction: IDBTransaction) =>
  stateOf(transaction) !== 'committing' &&
  !(transaction.mode === 'versionchange' && cameLate.has(transaction.db.name))

/** Databases that opened late in this history. */
const cameLate = new Set<string>()

const stateOf = (transaction: IDBTransaction): unknown => Reflect.get(transaction, '_state')
const isFinished = (transaction: IDBTransaction) => stateOf(transaction) === 'finished'

function abortAs(transaction: IDBTransaction, name: string) {
  const abort: unknown = Reflect.get(transaction, '_abort')
  if (typeof abort === 'function') Reflect.apply(abort, transaction, [name])
}

/**
 * Makes its next request fail, as when the browser's storage process has ended.
 * @returns whether there is one
 */
function failRequest(transaction: IDBTransaction): boolean {
  const requests: unknown = Reflect.get(transaction, '_requests')
  const next: unknown = Array.isArray(requests) ? requests[0] : undefined
  if (!(next instanceof Object && 'operation' in next && 'request' in next)) return false
  if (!(next.request instanceof Object && Reflect.get(next.request, 'source'))) return false
  next.operation = () => {
    throw new DOMException('The connection to storage was lost', 'UnknownError')
  }
  return true
}

function liveOf(database: IDBDatabase): IDBTransaction[] {
  const raw: unknown = Reflect.get(database, '_rawDatabase')
  const all: unknown = raw instanceof Object ? Reflect.get(raw, 'transactions') : undefined
  if (!Array.isArray(all)) return []
  return all.filter(
    (one): one is IDBTransaction => one instanceof IDBTransaction && one.db === database && !isFinished(one),
  )
}

/** Opens databases, late or never if the history says so. */
class Factory extends IDBFactory {
  readonly #faults: () => Faults | undefined
  readonly #onOpened: (database: IDBDatabase) => void

  constructor(faults: () => Faults | undefined, onOpened: (database: IDBDatabase) => void) {
    super()
    this.#faults = faults
    this.#onOpened = onOpened
  }

  override open(name: string, version?: number): IDBOpenDBRequest {
    const faults = this.#faults()
    const drawn = faults?.next('opening')
    const ended = drawn && faults?.begin(drawn.fault)
    if (drawn?.fault.how === 'hang') {
      // It never opens; callers must have given up by then.
      setTimeout(() => ended?.(), STUCK_AFTER_MS)
      return new IDBOpenDBRequest()
    }
    if (drawn?.fault.how === 'fail') {
      ended?.()
      return failing()
    }
    if (drawn) cameLate.add(name)
    if (drawn) this.#delay(name, drawn.ms, ended)
    const request = super.open(name, version)
    request.addEventListener('success', () => this.#onOpened(request.result), { once: true })
    return request
  }

  /** Those who open a database wait in line. */
  #delay(name: string, ms: number, ended: (() => void) | undefined) {
    const queues: unknown = Reflect.get(this, '_connectionQueues')
    if (!(queues instanceof Map)) throw new Error('fake-indexeddb has no _connectionQueues')
    const before: unknown = queues.get(name)
    const late = new Promise<void>((resolve) => {
      setTimeout(() => {
        ended?.()
        resolve()
      }, ms)
    })
    queues.set(
      name,
      Promise.resolve(before).then(() => late),
    )
  }
}

function failing(): IDBOpenDBRequest {
  const request = new IDBOpenDBRequest()
  Reflect.set(request, 'readyState', 'done')
  Reflect.set(request, 'error', new DOMException('The connection to storage was lost', 'UnknownError'))
  setImmediate(() => {
    const event = new Event('error')
    Object.defineProperty(event, 'target', { value: request })
    request.onerror?.(event)
  })
  return request
}
