import { describe, expect, test } from 'vitest'
import { kindOf, type OwnWords, quotedOf, type Room } from './description.ts'
import type { LanguageName } from './language.ts'
import { quotesIn } from './typeset.ts'

const room = { words: 40, sentences: 3 }
const product = {
  name: 'Rota',
  brand: '',
  description: 'A program that plans shifts. It runs in the browser.',
}

const quoted = (of: OwnWords, language: LanguageName, space: Room = room) =>
  quotedOf(of, { language, quotes: quotesIn(language, ''), room: space })

describe('a letter quotes of a product', () => {
  test('what it is, as it continues after a colon, and what it does for a customer', () => {
    const benefit = 'Nobody has to ask who works on Sunday.'
    expect(quoted({ ...product, benefit }, 'en', room)).toEqual({
      described: 'a program that plans shifts.',
      Description: 'A program that plans shifts.',
      more: 'It runs in the browser.',
      benefit: 'nobody has to ask who works on Sunday.',
      Benefit: '',
      kind: '',
    })
  })

  test('more of the description, if it is a whole sentence', () => {
    expect(quoted(product, 'en', room).more).toBe('It runs in the browser.')
  })

  test('no note that is no sentence', () => {
    const description = 'A program that plans shifts. Comes with two years of support.'
    expect(quoted({ ...product, description }, 'en', room).more).toBe('')
  })

  test('a note with its subject, where there is room for more than a few sentences', () => {
    const description = 'A program that plans shifts. Prints the plan. Two years of support.'
    const { more } = quoted({ ...product, description }, 'en', { words: 60, sentences: 4 })
    expect(more).toBe('It prints the plan. Two years of support.')
  })

  test('nothing twice', () => {
    const benefit = 'It runs in the browser.'
    expect(quoted({ ...product, benefit }, 'en', { words: 60, sentences: 4 }).more).toBe('')
  })

  test('nothing in another language than the letter’s', () => {
    expect(new Set(Object.values(quoted(product, 'de', room)))).toEqual(new Set(['']))
    const benefit = 'Niemand muss fragen, wer am Sonntag arbeitet.'
    expect(quoted({ ...product, benefit }, 'de', room)).toMatchObject({ described: '', benefit })
  })

  test('a name and a land with their capital', () => {
    const said = (description: string) => quoted({ ...product, description }, 'en', room).described
    expect(said('Italian olive oil')).toBe('Italian olive oil.')
    expect(said('Circadian lighting')).toBe('circadian lighting.')
    expect(said('WiFi for campsites')).toBe('WiFi for campsites.')
  })

  test.each([
    ['Rota plans shifts.', 'Rota plans shifts.'],
    ['The new Rota plans shifts.', 'The new Rota plans shifts.'],
    ['Plans shifts for clinics.', 'It plans shifts for clinics.'],
  ])('%j as a sentence of its own', (description, sentence) => {
    const { described, Description } = quoted({ ...product, description }, 'en', room)
    expect({ described, Description }).toEqual({ described: '', Description: sentence })
  })

  test.each<[LanguageName, string, string, string]>([
    ['fr', 'Pied électrique L50', 'Pied d’atelier pour les vélos.', 'un pied d’atelier pour les vélos.'],
    [
      'it',
      'Mantecatrice Brina',
      'Mantecatrice da banco: l’acqua si scalda.',
      'una mantecatrice da banco – l’acqua si scalda.',
    ],
    ['de', 'Rebschere', 'Akkuschere, die Reben schneidet.', 'eine Akkuschere, die Reben schneidet.'],
    [
      'en',
      'BinWise',
      'Bin sensor that tells crews what is full.',
      'a bin sensor that tells crews what is full.',
    ],
    ['nl', 'Zuiver', 'Product dat de lucht reinigt.', 'product dat de lucht reinigt.'],
    ['de', 'Malwand', 'Eine Wandfarbe, auf der Kinder malen.', 'eine Wandfarbe, auf der Kinder malen.'],
    ['en', 'TinyScale', 'Baby scale.\nNever hurts.', 'a baby scale.'],
    ['pl', 'Szafa R6', 'Szafa do suszenia ubrań.', 'szafa do suszenia ubrań.'],
  ])(
    'in %s a common word of its name in lower case, and no second colon',
    (language, name, description, said) => {
      expect(quoted({ ...product, name, description }, language, room).described).toBe(said)
    },
  )

  test.each<[LanguageName, string, string, string]>([
    ['de', 'Erkennt Lecks im Netz.', 'Rota erkennt Lecks im Netz.', ''],
    ['nl', 'Meet de sliblaag zonder boot.', 'Rota meet de sliblaag zonder boot.', ''],
    ['nl', 'Zuigt mest op en rijdt terug.', 'Rota zuigt mest op en rijdt terug.', ''],
    ['de', 'Zieht Staub ein.', 'Rota zieht Staub ein.', ''],
    ['es', 'Abre y cierra las válvulas de riego.', 'Rota abre y cierra las válvulas de riego.', ''],
    [
      'de',
      'Ein Kalender für Fristen: trägt die Fristen selbst ein.',
      'Ein Kalender für Fristen.',
      'Rota trägt die Fristen selbst ein.',
    ],
  ])('in %s the product as the subject of %j', (language, description, said, then) => {
    const { Description, more } = quoted({ ...product, description }, language, room)
    expect({ Description, more }).toEqual({ Description: said, more: then })
  })

  test('a single word as the kind of thing that it is', () => {
    expect(quoted({ ...product, description: 'Shampoo.' }, 'en', room)).toMatchObject({
      described: '',
      kind: 'shampoo',
    })
  })

  test('what we offer, with a capital', () => {
    const { described, Description } = quoted(
      { ...product, description: 'our software plans the shifts' },
      'en',
      room,
    )
    expect({ described, Description }).toEqual({
      described: '',
      Description: 'Our software plans the shifts.',
    })
  })

  test.each<[LanguageName, string, string]>([
    ['fr', 'Lit médicalisé pour la nuit', 'un lit médicalisé pour la nuit.'],
    ['es', 'Pesa rusa de hierro', 'una pesa rusa de hierro.'],
    ['it', 'Misura di precisione', 'una misura di precisione.'],
  ])('in %s the noun that looks like a verb in %j', (language, description, described) => {
    expect(quoted({ ...product, description }, language, room).described).toBe(described)
  })

  test('its name as a common word is not its name', () => {
    const drop = { ...product, name: 'Goccia', description: 'Impianto a goccia che dosa acqua' }
    expect(quoted(drop, 'it', room).described).toMatch(/impianto a goccia/)
  })

  test('its name within another word is not its name', () => {
    const dryer = { ...product, name: 'Trockner', description: 'Schlauchtrockner für die Wache' }
    expect(quoted(dryer, 'de', room).described).toBe('einen Schlauchtrockner für die Wache.')
  })

  test('what it is without the name in front of it, which the letter has just said', () => {
    const described = (description: string) => quoted({ ...product, description }, 'en', room).described
    expect(described('“Rota”: shift planning for the ward.')).toBe('shift planning for the ward.')
    expect(described('Rota – shift planning for the ward.')).toBe('shift planning for the ward.')
  })

  test.each<[LanguageName, string, string]>([
    ['de', 'A camera that is a help in the barn.', 'unsere Kamera'],
    ['en', 'Wir zeigen Ihnen auf einer Karte, wo Ihre Wagen sind.', ''],
    ['en', 'Powerbank für den Messestand, der nie leer ist.', ''],
    ['de', 'KanalSicht K2 is a push camera for drains that records video.', 'unsere Kamera'],
    ['pl', 'SzafaBOX-16 is a set of 16 ventilated lockers for clean laundry.', 'nasze szafki'],
    ['it', 'Unsere Funkwaage ist eine Viehwaage, die auf der Weide steht.', 'la nostra bilancia'],
    ['en', 'El rociador es una bomba que cabe en una mochila.', 'our pump'],
    ['nl', 'L’outil est un capteur de niveau pour les cuves.', 'onze sensor'],
    ['fr', 'KręglOn 5 to ekran, który liczy punkty na torach.', 'notre écran'],
  ])('in %s the word for what %j says that a thing is: %j', async (language, description, thing) => {
    const described = { ...product, description }
    expect(await kindOf(described, { language })).toBe(thing)
  })
})
