import type Database from 'better-sqlite3'

/**
 * The connection for reads. Reads run on the writing connection, except while a transaction is open there;
 * then they run on `beside`, so that they see no uncommitted data. After a commit on another connection,
 * SQLite drops a connection's page cache and reads the file again; after its own commits it keeps the cache.
 * @param beside a read-only connection; changes are run on it, and fail
 */
export function readsOn(writer: Database.Database, beside: Database.Database): Database.Database {
  return new Proxy(beside, {
    get(_, name) {
      if (name === 'prepare') return (source: string) => prepared(writer, beside, source)
      return memberOf(beside, name)
    },
  })
}

function prepared(writer: Database.Database, beside: Database.Database, source: string): Database.Statement {
  const own = writer.prepare(source)
  if (!own.readonly || !own.reader) return beside.prepare(source)
  let isRaw = false
  let other: Database.Statement | undefined
  const chosen = () => {
    if (!writer.inTransaction) return own
    other ??= beside.prepare(source)
    return other.raw(isRaw)
  }
  const statement: Database.Statement = new Proxy(own, {
    get: (_, name) => (name === 'raw' ? raw : memberOf(chosen(), name)),
  })
  const raw = (toggle = true) => {
    isRaw = toggle
    own.raw(toggle)
    return statement
  }
  return statement
}

function memberOf<Target extends object>(target: Target, name: string | symbol): unknown {
  const member: unknown = Reflect.get(target, name, target)
  return typeof member === 'function' ? member.bind(target) : member
}
