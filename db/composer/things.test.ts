import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type LanguageName, languages } from './language.ts'
import { kindIn } from './things.ts'
import { things } from './thingWords.ts'

const said = (
  description: string,
  source: LanguageName,
  language: LanguageName,
  { category = '', name = 'Rota', country = '' } = {},
) => kindIn({ description, category, name }, source, { language, country })

test('every kind of thing has a word in every language, with a form that the language has', () => {
  const forms: Record<LanguageName, RegExp> = {
    en: /^$/,
    de: /^[fnp]?$/,
    fr: /^p?$/,
    es: /^[fpq]?$/,
    it: /^[fpq]?$/,
    nl: /^[np]?$/,
    pl: /^[fnp]?$/,
    pt: /^[fpq]?$/,
  }
  for (const row of things) {
    expect(row.length, row[0]?.written).toBe(languages.length)
    for (const [at, { american, ...word }] of row.entries()) {
      for (const { written, form } of [word, american ?? word]) {
        expect(written).toMatch(/^\p{L}[\p{L}’ -]*\p{L}$/u)
        expect(form, written).toMatch(forms[languages[at] ?? 'en'])
      }
    }
  }
})

test('a word has one form in a language, whatever kind it stands for', () => {
  for (const [at, language] of languages.entries()) {
    const forms = new Map<string, string>()
    for (const row of things) {
      const { written = '', form = '' } = row[at] ?? {}
      const known = forms.get(written)
      // German "Drucker" is one or several.
      if (known !== undefined && known !== 'p' && form !== 'p')
        expect(form, `${language} ${written}`).toBe(known)
      forms.set(written, form)
    }
  }
})

describe('a letter says that the sender offers', () => {
  test.each<[LanguageName, string, LanguageName, string]>([
    ['pt', 'Isolamento de cortiça para telhados e paredes.', 'de', 'unsere Dämmung'],
    ['en', 'A radar sensor that measures how full a silo is.', 'de', 'unseren Sensor'],
    ['en', 'A radar sensor that measures how full a silo is.', 'nl', 'onze sensor'],
    ['nl', 'Een dompelpomp die een kelder leegpompt.', 'pl', 'naszą pompę'],
    ['fr', 'Une pompe à chaleur pour les hôtels.', 'en', 'our heat pump'],
    ['it', 'Corsi di formazione per le squadre.', 'fr', 'nos cours'],
    ['pl', 'Opakowania z tektury na wymiar.', 'es', 'nuestros embalajes'],
    ['pl', 'Bezprzewodowy czujnik do silosów.', 'it', 'il nostro sensore'],
    ['de', 'Wir reinigen Büros und Praxen am Morgen.', 'pt', 'o nosso serviço de limpeza'],
    ['en', 'Bookkeeping and payroll for small businesses.', 'nl', 'onze boekhouddienst'],
    ['en', 'Gloves that keep oil out.', 'es', 'nuestros guantes'],
    ['es', 'Software de facturación para talleres.', 'de', 'unsere Software'],
    ['de', 'Fenster aus Lärche, das nach Maß gefertigt wird.', 'fr', 'notre fenêtre'],
    ['de', 'Ein Filter aus Ton.', 'it', 'il nostro filtro'],
    ['it', 'Porta blindata per negozi.', 'de', 'unsere Tür'],
    ['it', 'Puliamo uffici e capannoni.', 'en', 'our cleaning service'],
    ['fr', 'Petite pompe de table.', 'en', 'our pump'],
    ['de', 'Fenster aus Lärche, die nach Maß gefertigt werden.', 'nl', 'onze ramen'],
  ])('of %s %j in %s %j', (source, description, language, ours) => {
    expect(said(description, source, language)).toBe(ours)
  })

  test('no word twice that the name has', () => {
    expect(said('A small logger for food.', 'en', 'nl', { name: 'ColdTrace logger' })).toBe('onze')
    expect(said('Un seguro para flotas.', 'es', 'pt', { name: 'Seguro Justo' })).toBe('o nosso')
  })

  test('with the words of the reader’s country', () => {
    const drill = 'A drill for walls that are hard.'
    expect(said(drill, 'en', 'pt', { country: 'PT' })).toBe('o nosso berbequim')
    expect(said(drill, 'en', 'pt', { country: 'BR' })).toBe('a nossa furadeira')
    expect(said('Un chariot élévateur.', 'fr', 'es', { country: 'MX' })).toBe('nuestro montacargas')
  })

  test('what the category says where the description does not', () => {
    expect(said('Mantém a casa fresca.', 'pt', 'de', { category: 'Isolamento' })).toBe('unsere Dämmung')
    expect(said('Mantém a casa fresca.', 'pt', 'fr', { category: 'Roof insulation' })).toBe('notre isolation')
  })

  test('what the name begins with where the description names it, too', () => {
    const description = 'Con el Horno Brasa el pan sale con corteza.'
    expect(said(description, 'es', 'it', { name: 'Horno Brasa 4' })).toBe('il nostro forno')
  })

  test.each<[LanguageName, string]>([
    ['en', 'Keep the camera dry.'],
    ['en', 'It protects your pump from frost.'],
    ['fr', 'Un casque léger.'],
    ['de', 'Schneller ans Ziel, mit weniger Aufwand.'],
    ['es', 'La mejor forma de vender más.'],
    ['en', 'Clean floors in half the time.'],
    ['de', 'Reinigen ohne Chemie, jeden Tag.'],
    ['es', 'Una red social para bodegas.'],
    ['es', 'Un equipo de abogados para pymes.'],
    ['it', 'Una rete di vendita per le cantine.'],
    ['de', 'Ein Schloss am Meer für Tagungen.'],
    ['de', 'Eine Bank für junge Firmen.'],
    ['fr', 'Un moteur de recherche pour les musées.'],
    ['en', 'Insurance cover for shops that close early.'],
    ['en', 'A film that shows how bread is made.'],
    ['de', 'Fenster aus Lärche.'],
    ['pt', 'Quem compra, volta.'],
  ])('nothing where it is not sure: %s %j', (source, description) => {
    for (const language of languages)
      if (language !== source) expect(said(description, source, language)).toBe('')
  })
})

test('whatever a description says, the kind is a word of the letter’s language after its “our”, or nothing', () => {
  const known = new Map(
    languages.map((language, at) => [
      language,
      new Set(things.flatMap((row) => [row[at]?.written, row[at]?.american?.written])),
    ]),
  )
  const word = fc.constantFrom(...things.flatMap((row) => row.flatMap((words) => words.known)))
  const joint = fc.constantFrom('a', 'une', 'ein', 'il', 'for', 'para', 'ist', 'is a', 'que', 'z', ',', '.')
  const text = fc.array(fc.oneof(word, joint, fc.string({ maxLength: 8 })), { maxLength: 8 })
  const one = fc.constantFrom(...languages)
  fc.assert(
    fc.property(text, one, one, (parts, source, language) => {
      // Polish inflects the word.
      fc.pre(language !== 'pl')
      const ours = said(parts.join(' '), source, language)
      const [, written = ''] =
        /^(?:our|unser(?:e|en)?|notre|nos|nuestr[oa]s?|(?:il|la|i|le) nostr[oaie]|onze|ons|[oa]s? noss[oa]s?) (.+)$/.exec(
          ours,
        ) ?? []
      expect(ours === '' || known.get(language)?.has(written), ours).toBe(true)
    }),
  )
})
