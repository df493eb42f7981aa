import type { Target } from '#db/pmtiles/extract.ts'
import { joined } from '#db/pmtiles/gzip.ts'

/** A file of this device that is in memory. With `room`, no more bytes than these fit. */
export class MemoryTarget implements Target {
  bytes = new Uint8Array(0)
  readonly room: number
  constructor(room = Number.POSITIVE_INFINITY) {
    this.room = room
  }
  getSize = () => this.bytes.length
  truncate(size: number) {
    this.bytes = this.bytes.slice(0, size)
  }
  flush() {}
  write(source: Uint8Array<ArrayBuffer>, { at = 0 } = {}) {
    const end = at + source.length
    if (end > this.room) return 0
    if (end > this.bytes.length) this.bytes = joined([this.bytes], end)
    this.bytes.set(source, at)
    return source.length
  }
  read(target: Uint8Array<ArrayBuffer>, { at = 0 } = {}) {
    const found = this.bytes.subarray(at, at + target.length)
    target.set(found)
    return found.length
  }
}
