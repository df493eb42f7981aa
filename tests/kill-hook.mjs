// Loaded before the server: the process dies by SIGKILL just before, or just after, its n-th commit to rove.db,
// counted from the first push on, which begins by noting the device.
import Database from 'better-sqlite3'

const [moment, nth] = (process.env.DIE_AT_COMMIT ?? '').split(' ')
const { exec, prepare } = Database.prototype
let pushed = false
let commits = 0

Database.prototype.prepare = function (statement) {
  pushed ||= statement.startsWith('insert into "devices"')
  return prepare.call(this, statement)
}

Database.prototype.exec = function (statement) {
  if (!pushed || statement !== 'COMMIT' || !this.name.endsWith('rove.db')) return exec.call(this, statement)
  commits++
  if (moment === 'before' && commits === Number(nth)) die()
  const result = exec.call(this, statement)
  if (moment === 'after' && commits === Number(nth)) die()
  return result
}

function die() {
  process.kill(process.pid, 'SIGKILL')
  // Nothing more happens here, should the signal take its time.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
}
