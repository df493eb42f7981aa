import * as v from 'valibot'

/** The types of pictures and documents that rows can refer to. */
export const fileTypes = ['image/jpeg', 'image/png', 'image/gif', 'application/pdf'] as const
export type FileType = (typeof fileTypes)[number]

export const MOST_FILE_BYTES = 5 * 1024 * 1024

const PATH = '/api/uploads/'

/** The address by which a row refers to a file. */
export const fileUrl = (id: number) => `${PATH}${id}`

/** The id of the file that an address refers to; undefined for any other address. */
export function fileIn(url: string): number | undefined {
  const [, id] = /^\/api\/uploads\/(\d{1,16})$/.exec(url) ?? []
  return id ? Number(id) : undefined
}

/**
 * A person's own picture: an uploaded file, or ''. Another server's address would reveal to it who views the
 * picture.
 */
export const OwnFile = v.pipe(
  v.string(),
  v.check((url) => url === '' || fileIn(url) !== undefined, 'Please upload a picture.'),
)

/** The ids of the files that a row, given as JSON, refers to. */
export const filesNamedIn = (json: string): number[] =>
  Array.from(json.matchAll(/"\/api\/uploads\/(\d{1,16})"/g), ([, id]) => Number(id))

/** The type of a file, by its first bytes, not by its name; undefined for any other type. */
export function typeOf(bytes: Uint8Array): FileType | undefined {
  const starts = (...signature: number[]) => signature.every((byte, index) => bytes[index] === byte)
  if (starts(0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  if (starts(0x47, 0x49, 0x46, 0x38)) return 'image/gif'
  return starts(0x25, 0x50, 0x44, 0x46, 0x2d) ? 'application/pdf' : undefined
}
