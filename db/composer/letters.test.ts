import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { focuses, lengths, tones } from '#db/model/entities/email.ts'
import { composeEmail, wordBands } from './compose.ts'
import type { Composed, EmailInput } from './facts.ts'
import { type LanguageName, languages } from './language.ts'
import { wordsOf } from './languages/load.ts'
import { wordCount } from './words.ts'
import { sentenceKeys } from './writer.ts'

const sender = { fullName: 'Mara Lind', position: '', company: 'Nordlys Trading' }
const someone = {
  id: 7,
  fullName: 'Ann Berg',
  company: 'Alta Foods',
  position: '',
  industry: '',
  address: '',
}

/** A lead and a product of each language, both written in it. */
const homes: Record<LanguageName, Pick<EmailInput, 'lead' | 'product'>> = {
  en: {
    lead: {
      ...someone,
      industry: 'Bakeries',
      address: '4 Mill Lane, Leeds LS6 2AB, UK',
      companySize: '11-50',
    },
    product: productOf('A logger that warns the driver before the goods get too warm.', '1,200-4,500'),
  },
  de: {
    lead: {
      ...someone,
      industry: 'Bäckerei',
      address: 'Zeil 1, 60313 Frankfurt, Deutschland',
      companySize: '1001+',
    },
    product: productOf('Ein Logger, der den Fahrer warnt, bevor die Ware zu warm wird.', '1,200-4,500'),
  },
  fr: {
    lead: {
      ...someone,
      industry: 'Boulangerie',
      address: '1 quai Sud, 76600 Le Havre, France',
      companySize: '11-50',
    },
    product: productOf(
      'Un enregistreur qui prévient le chauffeur avant que la marchandise ne chauffe.',
      '3200 EUR',
    ),
  },
  es: {
    lead: {
      ...someone,
      industry: 'Panadería',
      address: 'Calle Mayor 1, 28013 Madrid, España',
      companySize: '51-200',
    },
    product: productOf(
      'Un registrador que avisa al conductor antes de que se caliente la mercancía.',
      '12.000 €',
    ),
  },
}

function productOf(description: string, value: string): EmailInput['product'] {
  const rest = {
    brand: 'Trace',
    target_industry: 'Any',
    price_range: 'On request',
    category: '',
    keywords: '',
  }
  return { name: 'ColdTrace', description, value, ...rest }
}

/** What the look-up found on a site. */
const statement = {
  ...({ field: 'statement', source: 'website', sourceUrl: 'https://alta.test/about' } as const),
  foundAt: '2026-01-12T09:00:00.000Z',
  confidence: 95,
  marks: [],
}
const statements: Record<LanguageName, string> = {
  en: 'We have baked for the town since 1987',
  de: 'Wir backen seit 1923 für die Stadt',
  fr: 'La maison est une entreprise familiale depuis 1962',
  es: 'Somos una empresa familiar en Madrid desde 1979',
}

const manner = { sender, tone: 'professional', length: 'brief', focus: 'benefits' } as const

const write = (language: LanguageName, over: Partial<EmailInput> = {}) =>
  composeEmail({ ...homes[language], ...manner, ...over })

/** The sentences between the greeting and the closing phrase. */
const middleOf = ({ body }: Composed) => body.split('\n\n').slice(1, -1).flatMap(sentenceKeys)

describe('a brief letter', () => {
  test.each(languages)(
    'in %s has 60 to 100 words and one question, in every tone and focus',
    async (language) => {
      for (const tone of tones) {
        for (const focus of focuses) {
          const { body } = await write(language, { tone, focus })
          expect(wordCount(body), body).toBeGreaterThanOrEqual(wordBands.brief.least)
          expect(wordCount(body), body).toBeLessThanOrEqual(wordBands.brief.most)
          expect(body.match(/\?/g), body).toHaveLength(1)
          expect(body, body).toContain('Alta Foods')
        }
      }
    },
  )

  test('of twenty to houses of one sector shares no sentence with any other', async () => {
    for (const language of languages) {
      const letters: Composed[] = []
      for (let nth = 1; nth <= 20; nth++) {
        const lead = {
          ...homes[language].lead,
          id: nth * 104_729,
          company: `Alta ${'ABCDEFGHIJKLMNOPQRST'[nth - 1]}`,
        }
        letters.push(await write(language, { lead, earlier: letters }))
      }
      const sentences = letters.flatMap((letter) => [...new Set(middleOf(letter))])
      expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([])
      expect(new Set(letters.map(({ subject }) => subject)).size).toBe(20)
    }
  })

  test('says what the rows say, and where they are silent no more', async () => {
    const { body } = await write('en', { lead: { ...someone, industry: 'Rope access' } })
    expect(body).toContain('rope access')
    expect((await write('en', { lead: someone })).body).not.toMatch(/bakery|Leeds|11 to 50/)
  })

  test('to somebody who holds a position does not ask whether another one decides', async () => {
    const lead = { ...homes.de.lead, position: 'Backstubenleitung' }
    for (let variant = 0; variant < 20; variant++) {
      expect((await write('de', { lead, variant })).body).not.toMatch(/oder (?:macht das|ist dafür) /)
    }
  })
})

/** The name of each lead's city, whatever stands before it. */
const cities: Record<LanguageName, string> = { en: 'Leeds', de: 'Frankfurt', fr: 'Havre', es: 'Madrid' }

test.each(languages)('a letter in %s names the city once at most, however it is put', async (language) => {
  const city = cities[language]
  let named = 0
  for (let variant = 0; variant < 100; variant++) {
    const tone = tones[variant % tones.length] ?? 'professional'
    for (const length of lengths) {
      const { body } = await write(language, { tone, length, variant })
      const times = body.split(city).length - 1
      expect(times, body).toBeLessThanOrEqual(1)
      named += times
    }
  }
  expect(named).toBeGreaterThan(0)
})

describe('in the language’s own writing', () => {
  test.each<[LanguageName, Partial<EmailInput>, RegExp]>([
    ['en', {}, /^(?:Dear|Hello) Ann,\n\n\p{Lu}/u],
    ['de', {}, /^Guten Tag Ann Berg,\n\n(?:\p{Ll}|Alta)/u],
    ['de', { lead: { ...homes.de.lead, fullName: 'Frau Dr. Ann Berg' } }, /^Sehr geehrte Frau Dr\. Berg,\n/],
    ['de', {}, /\n(?:Mit freundlichen Grüßen|Freundliche Grüße)\nMara Lind/],
    [
      'de',
      { lead: { ...homes.de.lead, address: '3011 Bern, Schweiz' } },
      /\n(?:Mit freundlichen Grüssen|Freundliche Grüsse)\n/,
    ],
    ['fr', {}, /^Bonjour Ann Berg,\n\n/],
    ['fr', {}, /[^\s?]\u00a0\?/],
    ['es', {}, /^Buenos días, Ann Berg:\n\n/],
    ['es', {}, /¿[^?]+\?/],
    [
      'es',
      { lead: { ...homes.es.lead, fullName: 'Sr. Juan García López' } },
      /^Estimado Sr\. García López:\n/,
    ],
  ])('%s, with %j', async (language, over, written) => {
    expect((await write(language, over)).body).toMatch(written)
  })

  test('a price, a number of people and a place are written as the language does', async () => {
    const long = async (language: LanguageName) => {
      const all = await Promise.all(
        [0, 1, 2, 3, 4, 5].map((variant) => write(language, { length: 'long', variant })),
      )
      return all.map(({ body }) => body).join('\n')
    }
    expect(await long('en')).toMatch(/\$1,200-4,500/)
    expect(await long('de')).toMatch(/1\.200–4\.500\u00a0\$/)
    expect(await long('fr')).toMatch(/3\u00a0200\u00a0€/)
    expect(await long('fr')).toContain('au Havre')
    expect(await long('es')).toMatch(/12\.000\u00a0€/)
    expect((await wordsOf('de')).size({ from: 1001 })).toBe('mehr als 1.000 Menschen')
    expect((await wordsOf('es')).size({ from: 51, to: 200 })).toBe('entre 51 y 200 personas')
  })

  test('a product’s words are quoted where they are in the letter’s language, and nowhere else', async () => {
    for (const language of languages) {
      for (const other of languages) {
        const { product } = homes[other]
        const { body } = await write(language, { product, length: 'short' })
        const quote = product.description.slice(2, 24)
        expect(body.includes(quote), `${other} in ${language}: ${body}`).toBe(language === other)
        expect(body).toContain('ColdTrace')
      }
    }
  })

  test('what a company’s site states is quoted word for word where it is in the letter’s language', async () => {
    for (const language of languages) {
      for (const other of languages) {
        const value = statements[other]
        const lead = { ...homes[language].lead, found: [{ ...statement, value }] }
        for (const length of ['brief', 'medium'] as const) {
          const { body } = await write(language, { lead, length })
          const quoted = new RegExp(`[“„«]\u00a0?${value}\u00a0?[”“»]`)
          expect(quoted.test(body), `${other} in ${language}: ${body}`).toBe(language === other)
          const { least, most } = wordBands[length]
          expect(wordCount(body), body).toBeGreaterThanOrEqual(least)
          expect(wordCount(body), body).toBeLessThanOrEqual(most)
        }
      }
    }
  })

  test('the rep’s choice stands above the lead’s own language', async () => {
    expect((await write('fr', { language: 'en' })).body).toMatch(/^(?:Dear|Hello) Ann,/)
    expect((await write('fr', { language: 'lead' })).body).toMatch(/^Bonjour/)
  })
})

describe('whatever the rows hold', () => {
  const text = fc.oneof(
    fc.constant(''),
    fc.lorem({ maxCount: 4 }),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
  )
  const rows = fc.record({
    language: fc.constantFrom(...languages),
    company: text,
    industry: fc.constantFrom('', 'Bakery', 'Zahnarzt', 'Hôtel', 'Logística', 'Law firm', 'x'),
    companySize: fc.constantFrom('', '1-10', '1001+', 'Medium', 'many'),
    tone: fc.constantFrom(...tones),
    focus: fc.constantFrom(...focuses),
  })

  test('no template’s sign is left in a letter, and the same rows give the same letter', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async ({ language, company, industry, companySize, tone, focus }) => {
        const clean = company.replace(/[[\]{}<>|]/g, '')
        const lead = { ...someone, company: clean, industry, companySize }
        const input: EmailInput = { ...homes[language], ...manner, lead, tone, focus, language }
        const letter = await composeEmail(input)
        expect(`${letter.subject}${letter.body}`).not.toMatch(/[{}<>|\uE000]|undefined|NaN/)
        expect(await composeEmail(input)).toEqual(letter)
      }),
      { numRuns: 60 },
    )
  })
})

test('every language says as much of each sector and each kind of product', async () => {
  const { sectors, kinds } = await wordsOf('en')
  for (const language of languages) {
    const words = await wordsOf(language)
    for (const [name, sector] of Object.entries(sectors)) {
      const other = Object.entries(words.sectors).find(([key]) => key === name)?.[1]
      expect(other?.truths, `${language} ${name}`).toHaveLength(sector.truths.length)
    }
    for (const [name, kind] of Object.entries(kinds)) {
      const other = Object.entries(words.kinds).find(([key]) => key === name)?.[1]
      expect(other?.effects, `${language} ${name}`).toHaveLength(kind.effects.length)
    }
  }
})
