import { ImportRefused, MOST, tooManyRows } from './refused.ts'
import type { TableRecord } from './table.ts'

/** How often a card's emails, phones, addresses and pages have columns of their own; further ones share the last. */
const NUMBERED = { Email: 4, Phone: 6, Address: 2, Website: 3 }
type Numbered = keyof typeof NUMBERED

const single = [
  ...[
    'Full Name',
    'First Name',
    'Last Name',
    'Company',
    'Position',
    'Notes',
    'Birthday',
    'Tags',
    'Profile',
    'UID',
    'Other',
  ],
] as const
type Single = (typeof single)[number]

/** The columns of the table that cards become. */
export const cardColumns: readonly string[] = [
  ...single.slice(0, 5),
  ...Object.entries(NUMBERED).flatMap(([name, times]) =>
    Array.from({ length: times }, (_, at) => [
      `${name} ${at + 1} - Label`,
      `${name} ${at + 1} - Value`,
    ]).flat(),
  ),
  ...single.slice(5),
]
const places = new Map(cardColumns.map((name, at) => [name, at]))

/** A property of a card: "item1.TEL;TYPE=work:+47 55 12 34 56". */
interface Property {
  group: string
  name: string
  parameters: ReadonlyMap<string, string>
  value: string
}

/**
 * The cards of a vCard file (versions 2.1, RFC 2426 and RFC 6350) as the rows of a table with `cardColumns`. A card's
 * row is its number in the file, from 1.
 * @param text undecoded bytes as Latin-1 characters where a card names its own character set
 * @throws ImportRefused
 */
export async function* cardRecords(text: AsyncIterable<string>): AsyncGenerator<TableRecord[]> {
  let row = 0
  for await (const cards of cardsIn(text)) {
    const records = cards.map((properties): TableRecord => ({ row: ++row, cells: cellsOf(properties) }))
    if (row > MOST.rows) throw tooManyRows()
    yield records
  }
}

async function* cardsIn(text: AsyncIterable<string>): AsyncGenerator<Property[][]> {
  let open: Property[] | undefined
  let length = 0
  for await (const lines of logicalLines(text)) {
    const ended: Property[][] = []
    for (const line of lines) {
      const property = propertyIn(line)
      if (!property) continue
      const isCard = /^vcard$/i.test(property.value.trim())
      if (property.name === 'BEGIN' && isCard) {
        // A card without an end is a card, too.
        if (open) ended.push(open)
        open = []
        length = 0
      } else if (property.name === 'END' && isCard && open) {
        ended.push(open)
        open = undefined
      } else if (open && !IGNORED.has(property.name)) {
        length += property.value.length
        if (length > MOST.record) throw new ImportRefused('A card of this file is too long.')
        open.push(property)
      }
    }
    yield ended
  }
  if (open) yield [open]
}

/** Pictures, sounds and keys. */
const IGNORED = new Set([
  'PHOTO',
  'LOGO',
  'SOUND',
  'KEY',
  'VERSION',
  'PRODID',
  'REV',
  'X-ABADR',
  'X-ABUID',
  'N.B',
])
/** A property with a picture can be long; no other is. */
const LONGEST_LINE = 12 * 1024 * 1024

/**
 * The lines of a file, unfolded: a line that begins with a blank continues the one before (RFC 6350, 3.2), and so does
 * every line after "=" at the end of a quoted-printable one (version 2.1).
 */
async function* logicalLines(text: AsyncIterable<string>): AsyncGenerator<string[]> {
  let rest = ''
  let open: string | undefined
  const continues = (line: string) => /;(?:ENCODING=)?QUOTED-PRINTABLE[;:]/i.test(line) && line.endsWith('=')
  const add = (line: string, ready: string[]) => {
    if (open !== undefined && continues(open)) open = open.slice(0, -1) + line.trimStart()
    else if (open !== undefined && /^[ \t]/.test(line)) open += line.slice(1)
    else {
      if (open !== undefined) ready.push(open)
      open = line
    }
    if (open !== undefined && open.length > LONGEST_LINE)
      throw new ImportRefused('A line of this file is too long.')
  }
  for await (const piece of text) {
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    if (rest.length > LONGEST_LINE) throw new ImportRefused('A line of this file is too long.')
    const ready: string[] = []
    for (const line of lines) add(line, ready)
    yield ready
  }
  const ready: string[] = []
  add(rest, ready)
  if (open !== undefined) ready.push(open)
  yield ready
}

function propertyIn(line: string): Property | undefined {
  const colon = colonOf(line)
  if (colon < 0) return undefined
  const [head = '', ...given] = splitUnquoted(line.slice(0, colon))
  const dot = head.lastIndexOf('.')
  const parameters = new Map<string, string>()
  for (const parameter of given) {
    const at = parameter.indexOf('=')
    // Version 2.1 writes "TEL;WORK;CELL" for "TEL;TYPE=work,cell".
    const [key, value] =
      at < 0 ? [bareKey(parameter), parameter] : [parameter.slice(0, at), parameter.slice(at + 1)]
    const name = key.toUpperCase()
    const plain = value.replace(/^"|"$/g, '')
    parameters.set(name, parameters.has(name) ? `${parameters.get(name)},${plain}` : plain)
  }
  return {
    group: dot < 0 ? '' : head.slice(0, dot).toLowerCase(),
    name: head.slice(dot + 1).toUpperCase(),
    parameters,
    value: decoded(line.slice(colon + 1), parameters),
  }
}

const bareKey = (parameter: string): string =>
  /^(?:quoted-printable|base64|8bit|7bit)$/i.test(parameter) ? 'ENCODING' : 'TYPE'

/** The first colon outside quotes. */
function colonOf(line: string): number {
  let isQuoted = false
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '"') isQuoted = !isQuoted
    if (line[at] === ':' && !isQuoted) return at
  }
  return -1
}

const splitUnquoted = (head: string): string[] => head.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/)

function decoded(value: string, parameters: ReadonlyMap<string, string>): string {
  if (!/^quoted-printable$/i.test(parameters.get('ENCODING') ?? '')) return value
  const bytes: number[] = []
  const encoder = new TextEncoder()
  for (const [part, hex] of value.matchAll(/=([\dA-F]{2})|[^=]+|=/gi)) {
    if (hex) bytes.push(Number.parseInt(hex, 16))
    else bytes.push(...encoder.encode(part))
  }
  return textOf(new Uint8Array(bytes), parameters.get('CHARSET'))
}

function textOf(bytes: Uint8Array, charset = 'utf-8'): string {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    // An unknown name, or bytes that are not in the character set that the card names.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function cellsOf(properties: readonly Property[]): string[] {
  const cells = cardColumns.map(() => '')
  const counts: Record<Numbered, number> = { Email: 0, Phone: 0, Address: 0, Website: 0 }
  const put = (name: string, value: string) => {
    const at = places.get(name)
    if (at === undefined || value === '') return
    const before = cells[at]
    cells[at] = before ? `${before}\n${value}` : value
  }
  const labels = labelsOf(properties)
  const number = (name: Numbered, property: Property, value: string) => {
    if (value === '') return
    counts[name] = Math.min(counts[name] + 1, NUMBERED[name])
    put(`${name} ${counts[name]} - Value`, value)
    const at = places.get(`${name} ${counts[name]} - Label`)
    if (at !== undefined && !cells[at]) cells[at] = labels.get(property.group) ?? typeOf(property)
  }
  for (const property of properties) {
    const { name, value } = property
    const text = plainText(value)
    const parts = structured(value)
    if (name === 'FN') put('Full Name', text)
    else if (name === 'N') {
      const [last = '', first = '', middle = ''] = parts
      put('First Name', [first, middle].filter(Boolean).join(' '))
      put('Last Name', last)
    } else if (name === 'ORG') put('Company', parts[0] ?? '')
    else if (name === 'TITLE') put('Position', text)
    else if (name === 'ROLE' && !properties.some((other) => other.name === 'TITLE')) put('Position', text)
    else if (name === 'EMAIL') number('Email', property, text.replace(/^mailto:/i, ''))
    else if (name === 'TEL') number('Phone', property, text.replace(/^tel:/i, ''))
    else if (name === 'ADR') number('Address', property, addressOf(parts))
    else if (name === 'URL') number('Website', property, text)
    else if (NOTES.has(name)) put(singleOf(name), text)
    else if (name === 'X-SOCIALPROFILE' || name === 'IMPP') put('Profile', text)
    else if (!SILENT.has(name) && !name.startsWith('X-AB') && text) put('Other', `${name}: ${text}`)
  }
  return cells
}

const NOTES = new Map<string, Single>([
  ['NOTE', 'Notes'],
  ['BDAY', 'Birthday'],
  ['CATEGORIES', 'Tags'],
  ['UID', 'UID'],
])
const singleOf = (name: string): Single => NOTES.get(name) ?? 'Other'
/** What says nothing about the person. */
const SILENT = new Set([
  'SORT-STRING',
  'KIND',
  'SOURCE',
  'CLIENTPIDMAP',
  'LABEL',
  'X-PHONETIC-FIRST-NAME',
  'X-PHONETIC-LAST-NAME',
])

/** Apple's labels of groups: "item1.X-ABLabel:_$!<HomePage>!$_". */
const labelsOf = (properties: readonly Property[]): ReadonlyMap<string, string> =>
  new Map(
    properties.flatMap(({ name, group, value }): [string, string][] =>
      name === 'X-ABLABEL' && group ? [[group, plainText(value).replace(/^_\$!<|>!\$_$/g, '')]] : [],
    ),
  )

/** The kind that a property names: "work", "cell". */
const typeOf = ({ parameters }: Property): string =>
  (parameters.get('TYPE') ?? '')
    .split(',')
    .map((type) => type.trim().toLowerCase())
    .filter((type) => type && !/^(?:pref|voice|internet|x-internet|dom|intl|postal|parcel)$/.test(type))
    .join(' ')

const plainText = (value: string): string =>
  value
    .replace(/\\n/gi, '\n')
    .replace(/\\([,;:\\])/g, '$1')
    .trim()

/** The parts of a value such as a name or an address, which semicolons separate. */
const structured = (value: string): string[] =>
  value.split(/(?<!\\);/).map((part) => plainText(part.replaceAll(/(?<!\\),/g, ' ')).replace(/ {2,}/g, ' '))

/** Box, extension, street, town, region, postcode and country in one line. */
function addressOf([
  box = '',
  extension = '',
  street = '',
  town = '',
  region = '',
  postcode = '',
  country = '',
]: string[]): string {
  const place = [postcode, town].filter(Boolean).join(' ')
  return [street.replaceAll('\n', ', '), extension, box, place, region, country].filter(Boolean).join(', ')
}
