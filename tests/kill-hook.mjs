// Loaded before the server: the process dies by SIGKILL just before, or just after, its n-th commit to rove.db.
import Database from 'better-sqlite3'

const [moment, nth] = (process.env.DIE_AT_COMMIT ?? '').split(' ')
const { exec } = Database.prototype
let commits = 0

Database.prototype.exec = function (statement) {
  if (statement !== 'COMMIT' || !this.name.endsWith('rove.db')) return exec.call(this, statement)
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
