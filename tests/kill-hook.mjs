// Loaded before the server: the process dies by SIGKILL just before, or just after, its n-th commit to rove.db,
// counted from the first push on, which begins by noting the device.
import Database from 'better-sqlite3'

const [moment, nth] = (process.env.DIE_AT_COMMIT ?? '').split(' ')
const { prepare } = Database.prototype
let pushed = false
let commits = 0

Database.prototype.prepare = function (text) {
  pushed ||= text.startsWith('insert into "devices"')
  const statement = prepare.call(this, text)
  if (text === 'COMMIT' && this.name.endsWith('rove.db')) dieAt(statement)
  return statement
}

function dieAt(commit) {
  const { run } = commit
  commit.run = () => {
    if (pushed) commits++
    if (moment === 'before' && commits === Number(nth)) die()
    const result = run.call(commit)
    if (moment === 'after' && commits === Number(nth)) die()
    return result
  }
}

function die() {
  process.kill(process.pid, 'SIGKILL')
  // Nothing more happens here, should the signal take its time.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
}
