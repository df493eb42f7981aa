// Undoes what sites do to hide an address, so that a label can be held against the pages. It knows which address is
// looked for; the look-up does not.

/** Whether an address stands in the HTML, by itself or in one of the disguises. */
export function standsIn(html: string, email: string): boolean {
  return html.includes(email) || undisguised(html).some((view) => inPieces(email).test(view))
}

/** The HTML as each disguise that is known makes it readable. */
function undisguised(html: string): string[] {
  const plain = withoutReferences(html)
  return [
    joined(plain),
    [...plain].reverse().join(''),
    rotatedBack(plain, 1),
    rotatedBack(plain, 2),
    plain.replace(/[a-z]/gi, thirteenth),
    hidden(html, /data-cfemail="([\da-f]+)"/g, fromCloudflare),
    hidden(html, /"([A-Za-z\d+/]{4,}={0,2})"/g, (packed) => Buffer.from(packed, 'base64').toString()),
    hidden(html, /fromCharCode\(([\d,]+)\)/g, (codes) =>
      String.fromCharCode(...codes.split(',').map(Number)),
    ),
  ]
}

/** With markup, a word for the sign or a script's names between its pieces; a little of it at most. */
function inPieces(email: string): RegExp {
  const [before, after] = email
    .split('@')
    .map((part) => part.replaceAll('+', '\\+').split('.').join('[^]{1,20}?'))
  return new RegExp(`(?<![\\w-])${before}[^]{1,130}?${after}(?![\\w-])`, 'i')
}

/** HTML whose letters stand for themselves, neither as references nor in percents. */
export function withoutReferences(html: string): string {
  return html
    .replace(/&#x([\da-f]+);/gi, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/%([2-7][\da-f])/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
}

/** Pieces that a script adds up are one. */
const joined = (text: string) => text.replace(/'\s*\+\s*'/g, '').replace(/';\s*\w+ = \w+ \+ '/g, '')

const hidden = (text: string, pattern: RegExp, shown: (hidden: string) => string) =>
  [...text.matchAll(pattern)].map(([, found = '']) => shown(found)).join('\n')

function fromCloudflare(hex: string): string {
  const [key = 0, ...bytes] = Buffer.from(hex, 'hex')
  return String.fromCharCode(...bytes.map((byte) => byte ^ key))
}

/** TYPO3 goes round within three alphabets. */
function rotatedBack(text: string, by: number): string {
  return text.replace(/[+-:@-Za-z]/g, (letter) => {
    const code = letter.charCodeAt(0)
    const [from, many] = code <= 0x3a ? [0x2b, 16] : code <= 0x5a ? [0x40, 27] : [0x61, 26]
    return String.fromCharCode(from + ((code - from - by + many) % many))
  })
}

function thirteenth(letter: string): string {
  const from = letter < 'a' ? 65 : 97
  return String.fromCharCode(from + ((letter.charCodeAt(0) - from + 13) % 26))
}
