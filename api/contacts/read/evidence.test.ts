import { describe, expect, test } from 'vitest'
import { readPage } from '#api/contacts/html/page.ts'
import { inE164, isCountry } from './numbering.ts'
import { readSite } from './site.ts'

/** What is found on these pages of a company in this country. */
async function readAt(country: string, pages: Record<string, string>) {
  const host = `lindqvist-borr.${country === 'GB' ? 'co.uk' : country.toLowerCase()}`
  const read = Object.entries(pages).map(([path, html]) =>
    readPage(`<title>Lindqvist Borr</title>${html}`, `https://${host}${path}`),
  )
  return await readSite(read, [host])
}

const numbersAt = async (country: string, pages: Record<string, string>) =>
  (await readAt(country, pages)).phones.map(({ value }) => inE164(value, isCountry(country) ? country : ''))

describe('nothing is told rather than the number of', () => {
  test.each([
    ['who is named right before it', 'DE', '<p>Bei Garantie hilft die Firma Thermo Blau, 030 23125640.</p>'],
    ['who is named in brackets', 'NL', '<p>Wij verkopen honing van imker Joop Tak (0527 20 54 12).</p>'],
    ['a neighbour', 'GB', '<p>Full? Try the house of Mrs Olive Hart at Brook Cottage, 01729 825 206.</p>'],
    [
      'who keeps the page',
      'GB',
      '<footer>Last updated 14/03/2004 by Ken at Moor PC Repairs 01729 825 118</footer>',
    ],
    [
      'whose site a link before it leads to',
      'SE',
      '<footer>Sajt: <a href="https://norrsken.se">Norrsken</a> · 0980-31 92 88</footer>',
    ],
    [
      'whose name the sentence before has',
      'SE',
      '<p>Tack säger laget till våra vänner på Bohus Rör. Tel 0522-60 44 18.</p>',
    ],
    [
      'another in an address of several parts',
      'FR',
      '<p>Assuré chez Mutuelle Vosgienne, 4 rue Haute, 57000 Metz, tél. 03 53 01 07 70</p>',
    ],
    [
      'another on each of the pages',
      'IT',
      '<footer>Sito e grafica di Toscana Digitale, tel. 055 0559901</footer>',
    ],
  ])('%s', async (_who, country, html) => {
    expect(await numbersAt(country, { '/': html, '/kontakt': html })).toEqual([])
  })
})

describe('it is the company’s own', () => {
  test.each([
    [
      'by its name in the line',
      'SE',
      '<p>Lindqvist Borr, Hamngatan 4, 451 40 Uddevalla, tel 0522-44 18 23</p>',
    ],
    ['by its name above it', 'DE', '<p>Lindqvist Borr GmbH<br>Hauptstr. 4<br>Telefon 040 66969123</p>'],
    ['with nothing but a label before it', 'PL', '<p>tel. 18 205 48 82</p>'],
    ['where one of its people is named', 'NL', '<p>Eigenaar: Femke Zijlstra, 0527 20 54 12</p>'],
    ['where a label names a town', 'DE', '<p>Filiale Hamburg Nord: 040 66969123</p>'],
    ['where a sentence names the place', 'ES', '<p>Le esperamos en San Sebastián, 943 055 480</p>'],
    ['behind its registers', 'IT', '<p>REA UD-123456, Codice SDI 0432055, tel. 0432 055480</p>'],
    [
      'where a link leads to its page elsewhere',
      'FR',
      '<p><a href="https://facebook.com/lb">Facebook</a> 05 36 49 48 12</p>',
    ],
  ])('%s', async (_why, country, html) => {
    expect(await numbersAt(country, { '/': html })).toHaveLength(1)
  })
})

test('a number that stands alone comes before one that a sentence tells of', async () => {
  const html =
    '<p>För frågor om träning, endast för spelare och deras föräldrar: 070-174 06 55</p><p>Tel 0522-44 18 23</p>'
  expect((await numbersAt('SE', { '/kontakt': html }))[0]).toBe('+46522441823')
})

test('a number in data alone comes before one of another', async () => {
  const pages = {
    '/': '<script type="application/ld+json">{"@type":"Organization","name":"Lindqvist Borr","telephone":"+33353010418"}</script><p>Bienvenue</p>',
    '/urgences': '<p>La nuit et le dimanche, le service Garde Animale prend le relais : 03 53 01 09 11</p>',
  }
  expect((await numbersAt('FR', pages))[0]).toBe('+33353010418')
})

test('nobody is told whose number is another’s', async () => {
  const { people } = await readAt('NL', {
    '/': '<p>Wij verkopen ook honing van imker Hans Tak (0527 20 54 12).</p><p>Eigenaar: Femke Zijlstra</p>',
  })
  expect(people.map(({ fullName }) => fullName)).toEqual(['Femke Zijlstra'])
})

test('no address is told that has the name of whom the sentence speaks', async () => {
  const { emails } = await readAt('FR', {
    '/mentions-legales': '<p>Ordre régional : 03 53 01 07 70, grandest@ordre-medical.fr</p>',
  })
  expect(emails).toEqual([])
})

test('beside the company’s address no free one is told that a sentence gives to some', async () => {
  const { emails } = await readAt('SE', {
    '/lag': '<p>P12: frågor om träning, endast för spelare och föräldrar: p12pappan@hotmail.com</p>',
    '/kontakt': '<p>kansli@lindqvist-borr.se</p>',
  })
  expect(emails.map(({ email }) => email)).toEqual(['kansli@lindqvist-borr.se'])
})
