import { boasting, film } from '#tests/pictures.ts'

/** What a hostile account sends to a call, made when it is its turn. */
export interface HostileUpload {
  path: string
  body: () => BodyInit | Promise<BodyInit>
}

const MIB = 1024 * 1024
const columns = JSON.stringify({ name: 'Name', website: 'Web' })
const list = (format: string) =>
  `/api/directories?${new URLSearchParams({ name: 'Fair', format, mapping: columns })}`
const filled = (piece: string, bytes: number) => piece.repeat(Math.floor(bytes / piece.length))

const csv = (body: () => string): HostileUpload => ({ path: list('csv'), body })
const jsonl = (body: () => string): HostileUpload => ({ path: list('jsonl'), body })
const picture = (bytes: () => Promise<BlobPart> | BlobPart, type: string): HostileUpload => ({
  path: '/api/uploads',
  async body() {
    const form = new FormData()
    form.set('file', new File([await bytes()], 'a', { type }))
    return form
  },
})

export const hostileUploads: Record<string, HostileUpload> = {
  'a list of a million columns': csv(() => `Name,Web${',a'.repeat(1_000_000)}\n`),
  'a list with a quote that is not closed': csv(() => `Name,Web\n"${'a\n'.repeat(10 * MIB)}`),
  'a list of quotes': csv(() => `Name,Web\n${filled('""', 10 * MIB)}`),
  'a list of empty lines': csv(() => `Name,Web\n${'\n'.repeat(5 * MIB)}`),
  'a list in brackets': jsonl(() => `${'['.repeat(5 * MIB)}\n`),
  'a list of one object of 10 MiB': jsonl(() => `{"Name":"${'a'.repeat(10 * MIB)}"}\n`),
  'a list of lines 10,000 deep': jsonl(() =>
    filled(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}\n`, 5 * MIB),
  ),
  'a PNG that says 60,000 by 60,000': picture(() => boasting(60_000, 60_000), 'image/png'),
  'a PNG that says 7,000 by 7,000 and has 8': picture(() => boasting(7_000, 7_000), 'image/png'),
  'a moving picture of 300 frames': picture(() => film(64, 64, 300), 'image/gif'),
  'a moving picture of 200 frames': picture(() => film(300, 300, 200), 'image/gif'),
  'an SVG of entities': picture(
    () => `<!DOCTYPE a [<!ENTITY a "${'a'.repeat(1000)}">]><svg>${'&a;'.repeat(100_000)}</svg>`,
    'image/png',
  ),
  'a WebP that is cut': picture(
    () => Buffer.concat([Buffer.from('RIFF\xff\xff\xff\x7fWEBPVP8 '), Buffer.alloc(MIB)]),
    'image/jpeg',
  ),
  'a JPEG of nothing but marks': picture(
    () => Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(4 * MIB, 0xff)]),
    'image/jpeg',
  ),
  'a lead 100,000 deep': {
    path: '/api/leads',
    body: () => `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
  },
}
