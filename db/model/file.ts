import * as v from 'valibot'

/** Pictures and documents that go beside rows. */
export const fileTypes = ['image/jpeg', 'image/png', 'image/gif', 'application/pdf'] as const
export type FileType = (typeof fileTypes)[number]

export const MOST_FILE_BYTES = 5 * 1024 * 1024

const PATH = '/api/uploads/'

/** How a row names a file. */
export const fileUrl = (id: number) => `${PATH}${id}`

/** The file that a row's address names; undefined for any other address. */
export function fileIn(url: string): number | undefined {
  const [, id] = /^\/api\/uploads\/(\d{1,16})$/.exec(url) ?? []
  return id ? Number(id) : undefined
}

/** A picture of one's own: a file that was uploaded here, or none. An address elsewhere learns who looks at it. */
export const OwnFile = v.pipe(
  v.string(),
  v.check((url) => url === '' || fileIn(url) !== undefined, 'Please upload a picture.'),
)

/** The files that a row as JSON names. */
export const filesNamedIn = (json: string): number[] =>
  Array.from(json.matchAll(/"\/api\/uploads\/(\d{1,16})"/g), ([, id]) => Number(id))

/** Told from its first bytes, whatever it is called; undefined for any other type. */
export function typeOf(bytes: Uint8Array): FileType | undefined {
  const starts = (...signature: number[]) => signature.every((byte, index) => bytes[index] === byte)
  if (starts(0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  if (starts(0x47, 0x49, 0x46, 0x38)) return 'image/gif'
  return starts(0x25, 0x50, 0x44, 0x46, 0x2d) ? 'application/pdf' : undefined
}
