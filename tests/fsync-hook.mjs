// Loaded before the server: SQLite commits without waiting for the disk, as it would in WAL mode by itself.
import Database from 'better-sqlite3'

const { pragma } = Database.prototype
Database.prototype.pragma = function (source, options) {
  return pragma.call(this, source.replace(/synchronous = FULL/i, 'synchronous = NORMAL'), options)
}
