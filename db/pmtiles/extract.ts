import type { RandomAccess } from './archive.ts'
import { joined } from './gzip.ts'
import type { Piece, Plan } from './plan.ts'
import { changed, damaged } from './refused.ts'

/** A file on this device that an extract is written to. */
export type Target = Pick<FileSystemSyncAccessHandle, 'read' | 'write' | 'truncate' | 'getSize' | 'flush'>

export interface Writing {
  file: RandomAccess
  plan: Plan
  target: Target
  /** The hashes of the pieces that are in the target already. They are the first ones of the plan. */
  hashes: readonly string[]
  /** Called with the hash of each further piece after it is in the target. */
  onPiece: (hash: string) => void
}

/**
 * Writes an extract piece by piece. What is broken off goes on with the hashes of the pieces that `onPiece` was called
 * with.
 * @throws MapRefused if the source is another version than the plan's, or what `file` and `target` throw
 */
export async function writeExtract({ file, plan, target, hashes, onPiece }: Writing): Promise<void> {
  if (file.etag !== plan.etag) throw changed()
  if (hashes.length === 0) target.truncate(0)
  put(target, plan.head, 0)
  for (const piece of plan.pieces.slice(hashes.length)) {
    const bytes = await file.read(piece.offset, piece.length)
    for (const { from, to, length } of piece.parts) {
      put(target, bytes.subarray(from - piece.offset, from - piece.offset + length), to)
    }
    const hash = await hashOf(target, piece)
    target.flush()
    onPiece(hash)
  }
}

/**
 * Compares an extract with its plan and the hashes of its pieces.
 * @throws MapRefused if a byte is missing or another one
 */
export async function checkExtract(
  plan: Plan,
  target: Pick<Target, 'read' | 'getSize'>,
  hashes: readonly string[],
): Promise<void> {
  if (target.getSize() !== plan.bytes || hashes.length !== plan.pieces.length) throw damaged()
  const head = new Uint8Array(plan.head.length)
  target.read(head, { at: 0 })
  if (head.some((byte, at) => byte !== plan.head[at])) throw damaged()
  for (const [at, piece] of plan.pieces.entries()) {
    if ((await hashOf(target, piece)) !== hashes[at]) throw damaged()
  }
}

/** The storage of the device has no room for more. */
export class DeviceFull extends Error {
  override readonly name = 'DeviceFull'
}

function put(target: Target, bytes: Uint8Array<ArrayBuffer>, at: number): void {
  if (target.write(bytes, { at }) !== bytes.length) throw new DeviceFull('This device has no room left.')
}

/** The SHA-256 of the bytes of a piece as the target has them, in hexadecimal digits. */
async function hashOf(target: Pick<Target, 'read'>, { parts }: Piece): Promise<string> {
  const chunks = parts.map(({ to, length }) => {
    const bytes = new Uint8Array(length)
    target.read(bytes, { at: to })
    return bytes
  })
  const all = joined(
    chunks,
    chunks.reduce((sum, { length }) => sum + length, 0),
  )
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', all))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
