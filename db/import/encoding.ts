/** The encodings of text files, by the labels of the Encoding standard. */
export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'macintosh',
] as const
export type Encoding = (typeof encodings)[number]

const PIECE = 256 * 1024

/**
 * The encoding of a text file: by its byte order mark or its zero bytes, otherwise UTF-8 if the text is valid UTF-8,
 * otherwise the code page whose letters make the best words.
 */
export async function encodingOf(file: Blob): Promise<Encoding> {
  const start = await bytesOf(file.slice(0, PIECE))
  const marked = byMark(start)
  if (marked) return marked
  // The first letter that is not ASCII may be far behind the beginning.
  for (let at = 0; at < file.size; at += PIECE) {
    const bytes = at === 0 ? start : await bytesOf(file.slice(at, at + PIECE))
    const first = firstBeyondAscii(bytes)
    if (first >= 0) {
      const sample = await bytesOf(file.slice(at + first, at + first + PIECE))
      return isUtf8(sample) ? 'utf-8' : codePageOf(bytes.subarray(Math.max(0, first - 64)))
    }
  }
  return 'utf-8'
}

/** The index of the first byte that is not ASCII, or -1. Looks at four bytes at once, because a file has millions. */
function firstBeyondAscii(bytes: Uint8Array<ArrayBuffer>): number {
  const words = new Uint32Array(bytes.buffer, 0, Math.floor(bytes.length / 4))
  let at = 0
  while (at < words.length && ((words[at] ?? 0) & 0x80808080) === 0) at++
  for (let byte = at * 4; byte < bytes.length; byte++) if ((bytes[byte] ?? 0) > 127) return byte
  return -1
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

function byMark(bytes: Uint8Array): Encoding | undefined {
  const [a, b, c] = bytes
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  const pairs = Math.min(bytes.length, 1_000) / 2
  const zeros = [0, 0]
  for (let at = 0; at < pairs * 2; at++) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > pairs * 0.4 && even < pairs * 0.1) return 'utf-16le'
  if (even > pairs * 0.4 && odd < pairs * 0.1) return 'utf-16be'
  return undefined
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    // The last letter may be cut off.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

/** The letters that texts in a code page have often; of two with the same score the first is taken. */
const codePages: [Encoding, string][] = [
  ['windows-1252', 'äöüßéèêëàâçîïôûùœñáíóúãõåøæÄÖÜÉÈÀÇÑÁÍÓÚÃÕÅØÆ'],
  ['windows-1250', 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻáéíýčďěňřšťůžČĎŇŘŠŤŽöüäőűúßÖÜÄ'],
  ['macintosh', 'äöüßéèêëàâçîïôûùœñáíóúãõåøæÄÖÜÉÈÀÇÑÁÍÓÚÃÕÅØÆ'],
]
const CYRILLIC = /[а-яё]{3}/giu

function codePageOf(bytes: Uint8Array): Encoding {
  const cyrillic = new TextDecoder('windows-1251').decode(bytes).match(CYRILLIC)?.length ?? 0
  const high = bytes.reduce((count, byte) => count + (byte > 127 ? 1 : 0), 0)
  if (cyrillic * 4 > high) return 'windows-1251'
  const scores = codePages.map(([encoding, letters]) =>
    scoreOf(new TextDecoder(encoding).decode(bytes), letters),
  )
  return codePages[scores.indexOf(Math.max(...scores))]?.[0] ?? 'windows-1252'
}

/** One point for each letter of the page, minus two for each sign within a word or capital after a small letter. */
function scoreOf(text: string, letters: string): number {
  const usual = new Set(letters)
  let score = 0
  for (const { 0: letter, index } of text.matchAll(/[^\0-\x7f]/gu)) {
    const before = text[index - 1] ?? ''
    const after = text[index + letter.length] ?? ''
    const isInWord = /\p{L}/u.test(before) && /\p{L}/u.test(after)
    if (!/\p{L}/u.test(letter)) score -= isInWord ? 2 : 0
    else if (/\p{Ll}/u.test(before) && /\p{Lu}/u.test(letter)) score -= 2
    else if (usual.has(letter)) score += 1
  }
  return score
}

/** The text of a file, in pieces, without its byte order mark. What is not valid becomes U+FFFD. */
export async function* textIn(file: Blob, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for (let at = 0; at < file.size; at += PIECE) {
    yield decoder.decode(await bytesOf(file.slice(at, at + PIECE)), { stream: true })
  }
  yield decoder.decode()
}
