import type { RequestListener, ServerResponse } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** What a hostile company site answers, by a name that says what is wrong with it. */
export type Sites = Record<string, () => RequestListener>

const MIB = 1024 * 1024
const HTML = { 'content-type': 'text/html; charset=utf-8' }

/** The same page at every address, and no rules for robots. */
const everywhere =
  (body: string | Buffer, headers: Record<string, string> = HTML): RequestListener =>
  ({ url }, response) => {
    if (url === '/robots.txt') response.writeHead(404).end()
    else response.writeHead(200, headers).end(body)
  }

/** A front page that leads to eight more, each of which is as it is. */
const nine = (body: string) => {
  const ways = ['kontakt', 'impressum', 'team', 'about', 'contact', 'imprint', 'anfahrt', 'ansprechpartner']
  return everywhere(ways.map((way) => `<a href="/${way}">${way}</a>`).join(' ') + body)
}

/** As often as fits into so many bytes. */
const filled = (piece: string, bytes = MIB) => piece.repeat(Math.floor(bytes / piece.length))
const numbered = (count: number, piece: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => piece(n)).join('')

const persons = (count: number) =>
  `<script type="application/ld+json">${JSON.stringify(
    Array.from({ length: count }, (_, n) => ({
      '@type': 'Person',
      name: `Anna${letters(n)} Berg${letters(n * 7)}`,
      jobTitle: 'Manager',
      email: `a${n}.berg@bakery.test`,
    })),
  )}</script>`

const letters = (n: number) => String(n).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')

const robots =
  (rules: string): RequestListener =>
  ({ url }, response) => {
    if (url === '/robots.txt') response.writeHead(200, { 'content-type': 'text/plain' }).end(rules)
    else response.writeHead(200, HTML).end(`<a href="/${'a'.repeat(1500)}/contact">Contact</a>`)
  }

/** Sends a little for as long as it is listened to. */
function drip(response: ServerResponse, piece: string | Buffer, everyMs: number) {
  const timer = setInterval(() => response.write(piece), everyMs)
  response.on('close', () => clearInterval(timer))
}

function flood(response: ServerResponse, piece: Buffer) {
  const more = () => {
    while (!response.destroyed && response.write(piece));
  }
  response.on('drain', more)
  more()
}

const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const inHtml = (charset: string) => ({ 'content-type': `text/html; charset=${charset}` })
const packed = (encoding: string) => ({ ...HTML, 'content-encoding': encoding })

export const hostileSites: Sites = {
  'nine pages of 600 persons each': () => nine(persons(600)),
  '6,000 persons on a page': () => everywhere(persons(6_000)),
  'nine pages of 5,000 addresses': () =>
    nine(numbered(5_000, (n) => `<p>Anna B${letters(n)}: a${n}@b${n}.test</p>`)),
  '1 MiB of lines of a letter': () => everywhere(filled('a<br>')),
  'nine pages of 200,000 lines': () => nine(filled('a<br>')),
  'tags 100,000 deep': () => everywhere(`${'<div>'.repeat(100_000)}a@bakery.test`),
  'lists in lists without end': () => everywhere(filled('<ul><li>')),
  'an attribute of 6 MiB': () => everywhere(`<a title="${'x'.repeat(6 * MIB)}">a</a>`),
  'a million attributes': () => everywhere(`<a ${filled('b=c ')}>a</a>`),
  'entities alone': () => everywhere(filled('&amp;&#64;&commat;')),
  'a table of 200,000 cells': () => everywhere(`<table>${filled('<td>a')}</table>`),
  'a table of 60,000 rows': () => everywhere(`<table>${filled('<tr><td>Chef<td>A B')}</table>`),
  'microdata in microdata': () =>
    everywhere(filled('<div itemscope itemtype="https://schema.org/Person"><p itemprop="name">A B</p>')),
  'microdata that refers to itself': () => everywhere(filled('<div itemscope id="a" itemref="a a a"></div>')),
  '20,000 cards of persons': () =>
    everywhere(filled('<div class="h-card"><p class="p-name">Ann Berg</p></div>')),
  'cards in cards': () => everywhere(filled('<div class="h-card vcard"><p class="fn">Ann</p>')),
  'hidden addresses that never end': () => everywhere(filled('a [at] b [dot] ')),
  'at signs alone': () => everywhere('@'.repeat(MIB)),
  'one address of 1 MiB': () => everywhere(`${'a.'.repeat(MIB / 2)}@bakery.test`),
  'one line of dots and dashes': () => everywhere(filled('.-_')),
  'digits alone': () => everywhere('1'.repeat(MIB)),
  'digits with spaces': () => everywhere(filled('0 30 ')),
  'telephone numbers by the thousand': () =>
    everywhere(numbered(40_000, (n) => `<p>Tel. +49 30 ${10_000_000 + n}</p>`)),
  'labels without numbers': () => everywhere(filled('Telefon: Fax: Tel.: ')),
  'one word of capitals': () => everywhere('A'.repeat(MIB)),
  'names in one line': () => everywhere(filled('Geschäftsführer: Anna Berg, ')),
  'names in 50,000 lines': () => everywhere(filled('<p>Anna Berg</p><p>Chef</p>')),
  'spaces alone': () => everywhere(' '.repeat(MIB)),
  'white space between letters': () => everywhere(`a${' \t\n'.repeat(300_000)}b`),
  'comments that are not closed': () => everywhere(filled('<!--')),
  'angle brackets alone': () => everywhere('<'.repeat(MIB)),
  'scripts that are not closed': () => everywhere(filled('<script>')),
  'a script of 1 MiB': () => everywhere(`<script>${filled('"a@b.test",{"')}</script>`),
  'styles by the thousand': () =>
    everywhere(`<style>${filled('.a{display:none}')}</style>${filled('<p class="a">a', MIB / 2)}`),
  'JSON-LD 10,000 deep': () =>
    everywhere(`<script type="application/ld+json">${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}</script>`),
  'JSON-LD 10,000 times': () =>
    everywhere(filled('<script type="application/ld+json">{"@type":"Person","name":"A B"}</script>')),
  '30,000 links': () => everywhere(numbered(30_000, (n) => `<a href="/contact/${n}">Contact</a>`)),
  'a meta refresh to itself': () => everywhere('<meta http-equiv="refresh" content="0;url=/a">'),
  'frames in frames': () =>
    everywhere('<frameset><frame src="/a"><frame src="/b"><frame src="/c"></frameset>'),
  'redirects without end':
    () =>
    ({ url }, response) =>
      response.writeHead(302, { location: `${url}a` }).end(),
  'a header of 1 MiB': () => (_, response) =>
    response.writeHead(200, { ...HTML, 'x-a': 'a'.repeat(MIB) }).end(),
  'a gzip bomb of 500 MiB': () => {
    const bomb = gzipSync(Buffer.alloc(500 * MIB, 'a<br>'))
    return everywhere(bomb, packed('gzip'))
  },
  'a Brotli bomb of 100 MiB': () => everywhere(brotliCompressSync(Buffer.alloc(100 * MIB, 32)), packed('br')),
  'gzip that unpacks to nothing': () =>
    everywhere(Buffer.concat(Array(50_000).fill(gzipSync(''))), packed('gzip')),
  'UTF-16 under the name of UTF-8': () => everywhere(utf16(filled('a<br>', MIB / 2))),
  'UTF-16': () => everywhere(utf16(filled('a<br>', MIB / 2)), inHtml('utf-16le')),
  'bytes that are no UTF-8': () => everywhere(Buffer.alloc(MIB, 0xc3)),
  'a charset that is none': () => everywhere(filled('a<br>'), inHtml('x'.repeat(5_000))),
  'ISO-2022-JP that never ends': () => everywhere(Buffer.from(filled('\x1b$B')), inHtml('iso-2022-jp')),
  'a page that never ends': () => (_, response) =>
    flood(response.writeHead(200, HTML), Buffer.alloc(64 * 1024, 'a<br>')),
  'a page that comes by the byte':
    () =>
    ({ url }, response) =>
      url === '/robots.txt'
        ? void response.writeHead(404).end()
        : drip(response.writeHead(200, HTML), 'a', 50),
  'robots.txt of stars': () => robots(`User-agent: *\n${`Disallow: /${'*a'.repeat(40)}$\n`.repeat(2_000)}`),
  'robots.txt of one rule of 500 KB': () => robots(`User-agent: *\nDisallow: /${'*a'.repeat(250_000)}b$`),
  'robots.txt of 40,000 rules': () => robots(`User-agent: *\n${'Disallow: /b*\n'.repeat(36_000)}`),
  'robots.txt that never ends': () => (_, response) =>
    flood(response.writeHead(200), Buffer.alloc(64 * 1024, 'Disallow: /*a\n')),
}
