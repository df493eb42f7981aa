import { expect, test } from 'vitest'
import { readPage } from '#api/contacts/html/page.ts'
import { readSite } from './site.ts'

/** What is found on a page in this language with this content. */
async function toldOn(html: string, lang: string) {
  const page = readPage(
    `<html lang="${lang}"><title>Van Rossum</title>${html}</html>`,
    'https://vanrossum.test/contact',
  )
  const { emails, phones, people } = await readSite([page], ['vanrossum.test'])
  return [
    ...emails.map(({ email }) => email),
    ...phones.map(({ e164 }) => e164),
    ...people.map(({ fullName }) => fullName),
  ]
}

test.each([
  ['nl', '<p>Lorem ipsum dolor sit amet</p><p>+1 (646) 555-0143</p><p>studio@themakers.test</p>'],
  [
    'nl',
    '<p>Lorem ipsum</p><h3>John Doe</h3><p>Founder & CEO</p><h3>Jane Smith</h3><p>Marketing Manager</p>',
  ],
  ['de', '<h3>Max Mustermann</h3><p>Geschäftsführer</p><p>0123 / 456789</p><p>info@musterfirma.de</p>'],
  ['fr', '<p>Texte d’exemple</p><h3>Jean Dupont</h3><p>Gérant</p><p>06 01 02 03 04</p><p>01 23 45 67 89</p>'],
  ['it', '<p>Testo di esempio</p><h3>Mario Rossi</h3><p>Titolare</p>'],
  ['pl', '<p>Przykładowy tekst</p><h3>Jan Kowalski</h3><p>Właściciel</p><p>123 456 789</p>'],
  ['es', '<p>Texto de ejemplo</p><h3>Juan Pérez</h3><p>Gerente</p><p>600 000 000</p>'],
  [
    'en',
    '<p>+1 929-242-6868</p><p>(555) 123-4567</p><p>1-800-123-4567</p><p>contact@info.com</p><p>demo@finetheme.test</p>',
  ],
])('what a theme or a form is delivered with is not told: %s %s', async (lang, html) => {
  expect(await toldOn(html, lang)).toEqual([])
})

test.each([
  [
    'nl',
    '<p>Lorem ipsum</p><p>info@vanrossum.test</p><p>+31 344 61 22 33</p>',
    ['info@vanrossum.test', '+31344612233'],
  ],
  ['it', '<h3>Mario Rossi</h3><p>Titolare</p>', ['Mario Rossi']],
])('the company’s own is told beside it, and whoever has a usual name: %s %s', async (lang, html, told) => {
  expect(await toldOn(html, lang)).toEqual(told)
})
