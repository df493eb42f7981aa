import type { Drawn, DrawnPhone } from './drawn.ts'

/** A stretch of a text, of which the test knows whether it is the erased person's. */
export interface Piece {
  text: string
  theirs: boolean
}

const theirs = (text: string): Piece => ({ text, theirs: true })
const others = (text: string): Piece => ({ text, theirs: false })

/** What stands in the place of what was theirs. */
const LEFT = '[erased]'

export const written = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('')
export const erased = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (piece.theirs ? LEFT : piece.text)).join('')

/** What stands between two of them; each ends a word. */
const BETWEEN = [', ', '; ', ' and ', ' | ', ': ', '\n', ' – ']
const IN_A_LINE = BETWEEN.filter((text) => text !== '\n')

/** A text of what people write about each other. @param drawn what is taken from the pool, and what stands between */
export function textOf(pool: Pool, drawn: readonly number[], isLine = false): Piece[] {
  const all = [...pool.theirs, ...pool.others]
  const between = isLine ? IN_A_LINE : BETWEEN
  return drawn.slice(0, isLine ? 2 : undefined).flatMap((n, place) => {
    const found = all[n % all.length] ?? []
    return place === 0 ? found : [others(between[n % between.length] ?? ', '), ...found]
  })
}

/** What a team writes: of the erased person, and of those who resemble them. */
export interface Pool {
  theirs: Piece[][]
  others: Piece[][]
  /** All that may tell of them, in lower case. */
  secrets: string[]
  /** What is somebody else's and yet has a secret in it, in lower case. */
  alike: string[]
}

export function poolOf({ now, former, phone, formerPhone, slug, name }: Drawn): Pool {
  const emails = [now, former].filter((email) => email !== '')
  const phones = [phone, formerPhone]
  const pool = {
    theirs: [...emails.flatMap(emailsIn), ...phones.flatMap(phonesIn), ...pagesIn(slug)],
    others: [
      ...[...emails.flatMap(likeEmail), ...phones.flatMap(likePhone), ...likePage(slug)],
      ...[name, ...NOBODYS].map((text) => [others(text)]),
    ],
  }
  const secrets = new Set(
    pool.theirs.flat().flatMap((piece) => (piece.theirs ? piece.text.toLowerCase() : [])),
  )
  const alike = pool.others
    .flat()
    .flatMap(({ text }) => [text, encodeURIComponent(text)].map((one) => one.toLowerCase()))
  const has = (text: string) => [...secrets].some((secret) => text.includes(secret))
  return { ...pool, secrets: [...secrets], alike: alike.filter(has) }
}

const encoded = (email: string) => email.replace('@', '%40')

/** The ways in which people write an address. */
const emailsIn = (email: string): Piece[][] => [
  [theirs(email)],
  [theirs(email.toUpperCase())],
  [others('mailto:'), theirs(email)],
  [others('<'), theirs(email), others('>')],
  [others('('), theirs(email), others(')')],
  [theirs(email), others('’s desk')],
  [theirs(email), others('.')],
  [others('https://crm.example/?to='), theirs(encoded(email)), others('&cc=bo%40fjord.example')],
  [others('https://crm.example/?to=bo%40fjord.example%2C'), theirs(encoded(email))],
]

const likeEmail = (email: string): Piece[][] =>
  [
    ...[`jo${email}`, `x.${email}`, `2${email}`, `ä${email}`, `o'${email}`, `x-${email}`, `x_${email}`],
    ...[
      `${email}.org`,
      `${email}-x`,
      email.replace('@', '2@'),
      email.replace('@', '.x@'),
      email.replace('@', '@my'),
    ],
    ...[email.replace('@', '@mail.'), email.slice(0, -1), encoded(`jo${email}`), email.replace('@', ' at ')],
  ].map((text) => [others(text)])

const grouped = (digits: string, size: number, by: string) =>
  digits.match(new RegExp(`.{1,${size}}`, 'g'))?.join(by) ?? ''

/** The ways in which people write a number. */
function phonesIn({ code, trunk, digits }: DrawnPhone): Piece[][] {
  const home = [
    `${trunk}${digits}`,
    `${trunk}${grouped(digits, 2, ' ')}`,
    `${trunk}${grouped(digits, 3, '-')}`,
    `${trunk}${grouped(digits, 4, '.')}`,
  ]
  const abroad = [
    `+${code} ${digits}`,
    `+${code}${digits}`,
    `00${code} ${grouped(digits, 2, ' ')}`,
    `+${code} ${grouped(digits, 3, '-')}`,
    `(+${code}) ${grouped(digits, 2, ' ')}`,
    ...(trunk ? [`+${code} (${trunk})${digits}`] : []),
  ]
  const plain = [...home, ...(code ? abroad : [])]
  return [
    ...plain.map((text) => [theirs(text)]),
    [others('('), theirs(home[1] ?? ''), others(')')],
    [others('tel:'), theirs(abroad[1] && code ? abroad[1] : (home[0] ?? ''))],
  ]
}

/** @returns numbers of others, and what is no number and has its digits */
function likePhone({ code, trunk, digits }: DrawnPhone): Piece[][] {
  const more = [
    `${trunk}${digits}5`,
    `${trunk}${digits.slice(0, -1)}`,
    `A${digits}`,
    `order 7${digits}x`,
    `7${digits}`,
  ]
  const abroad = [
    `+${code}${digits}5`,
    `+${code} ${digits} 55`.replace(' 55', '55'),
    `+${code === '46' ? '45' : '46'} ${digits}`,
    `+${code}7${digits}`,
  ]
  return [...more, ...(code ? abroad : [])].map((text) => [others(text)])
}

const pagesIn = (slug: string): Piece[][] =>
  [
    ...[`https://www.linkedin.example/in/${slug}/`, `http://linkedin.example/in/${slug}`],
    ...[
      `linkedin.example/in/${slug}/`,
      `www.linkedin.example/in/${slug.toUpperCase()}`,
      `https://linkedin.example/in/${slug}?from=x`,
    ],
  ].map((text) => [theirs(text)])

const likePage = (slug: string): Piece[][] =>
  [
    ...[
      `https://www.linkedin.example/in/${slug}x/`,
      `linkedin.example/in/${slug.slice(0, -1)}`,
      `linkedin.example/in/${slug}-2`,
    ],
    ...[
      `https://mylinkedin.example/in/${slug}`,
      `linkedin.example/company/${slug}`,
      'https://www.linkedin.example/in/',
    ],
  ].map((text) => [others(text)])

/** What has something of a hostile twin's in it, and what an erasing might take for more than a text. */
const NOBODYS = [
  ...[
    'qualified',
    'new',
    'Acme',
    '2026-11-26',
    'on 2026-1',
    '26.11.2026',
    '2026-01-25T10:00:00.000Z',
    '1 299,00',
  ],
  ...['[erased]', '$&', '%', '%40', 'a\\b', '.*', 'null', '🚲', 'https://acme.example/', 'linkedin.example'],
]
