import type Database from 'better-sqlite3'

/**
 * The connection for reads: they run on the one that writes, and on `beside` while a transaction is open there, so that
 * they see nothing that is not committed. With each commit of another connection SQLite lets go of the pages that one has
 * in memory, and reads them from the file again; with its own it keeps them.
 * @param beside a connection that can not write; what changes something runs there, and fails
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
