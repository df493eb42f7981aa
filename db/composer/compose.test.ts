import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { focuses, lengths, tones } from '#db/model/entities/email.ts'
import { composeEmail, fallbackEmail, wordBands } from './compose.ts'
import type { Composed, EmailInput } from './facts.ts'
import { languageFor, languages } from './language.ts'
import { firstNameOf } from './names.ts'
import { wordCount } from './words.ts'

const nobody = { id: 1, fullName: '', company: '', position: '', industry: '', address: '' }
const ingrid = {
  id: 7_100_042,
  fullName: 'Ingrid Solheim',
  company: 'Fjord Fish Market',
  position: 'Head of Quality',
  industry: 'Food retail',
  address: 'Strandgaten 1, 5003 Bergen, Norway',
}

const leads = [
  ingrid,
  { ...nobody, id: 2, company: 'Larkspur Dairy Ltd.', address: '12 Mill Road, Leeds LS1 4DY' },
  nobody,
  { ...nobody, id: 3, fullName: 'info', company: 'Yahoo!' },
  { ...nobody, id: 4, fullName: 'J. R.', company: 'Smith, Jones & Sons (formerly Jones Brothers), Inc.' },
  {
    ...ingrid,
    id: 5,
    fullName: 'Maximiliane Alexandra Freifrau von und zu Oberhausen-Niederwallenburg',
    company:
      'Landwirtschaftliche Haupt- und Bezugsgenossenschaft der vereinigten Niederrheinischen Milchbauern eingetragene Genossenschaft',
    industry: 'Agriculture, dairy farming and the wholesale trade with feed, seed and fertilisers',
  },
  {
    ...ingrid,
    id: 6,
    fullName: 'Иван Петров',
    company: 'Рыбный дом',
    position: 'Директор',
    industry: 'Рыба',
  },
  { ...nobody, id: 7, fullName: '王小明', company: '上海海鲜市场有限公司' },
  { ...ingrid, id: 8, fullName: 'James', company: "Anna's", industry: 'Food logistics' },
]

const products = [
  {
    name: 'FreshTrack temperature logger',
    description:
      'A palm-sized logger that rides along with chilled goods, warns the driver before they spoil and prints the proof that the customer asks for.',
    brand: 'premium',
    value: '1,200-4,500',
    price_range: '200-300',
  },
  {
    name: 'Olives',
    description: 'Olives etc.',
    brand: 'Kritis',
    value: '$99',
    price_range: 'mid',
  },
  {
    name: 'The Complete Integrated Planning and Rostering Suite for Clinics, Hospitals and Care Homes (2nd edition)',
    description: `Helps clinics plan shifts. ${'It reads the rules once, keeps to them, and asks before it breaks one. '.repeat(28)}`,
    brand: 'Rota & Co.',
    value: 'on request',
    price_range: 'on request',
  },
]

const mara = { fullName: 'Mara Lind', company: 'Nordlys Instruments Inc.', position: 'Field Sales' }
const unnamed = { fullName: '', company: '', position: '' }

const CLICHES =
  /hope this (?:email|message) finds you|synerg|game.?chang|cutting.edge|revolutioni|unlock|leverage|seamless|world.class|best.in.class|touch base|circle back|reach(?:ing)? out|excited|solutions? provider|take .* to the next level|limited time|act now|hurry|only \w+ left/i
const RUNS = 300
const DOUBLED = /[,;:.!?]\s+[,;:.!?](?:\s|$)|,,|\.\.|;;|::|,\.|;\.|:\.|!\.|\?\.|\?\?|!!/
const UNFIT = /undefined|null|NaN|\[object/

async function expectWellWritten(input: EmailInput) {
  const { subject, body } = await composeEmail(input)
  expect(wordCount(body), body).toBeLessThanOrEqual(wordBands[input.length].most)
  expect(subject.length).toBeLessThanOrEqual(70)
  expect(subject).not.toBe('')
  for (const text of [subject, body]) {
    expect(text).not.toMatch(DOUBLED)
    expect(text).not.toMatch(/ {2}| \n|\n |\n{3}/)
    expect(inventedDigits(text, input)).toEqual([])
  }
  expect(placeholdersOf(`${subject}${body}`).filter((found) => !allowedIn(input).includes(found))).toEqual([])
  return { subject, body }
}

function inventedDigits(text: string, input: EmailInput): string[] {
  const given = JSON.stringify(input)
  return (text.match(/\d+/g) ?? []).filter((digits) => !given.includes(digits))
}

const placeholdersOf = (text: string) => text.match(/\[[^\]]*\]/g) ?? []

const placeholders = {
  en: { offer: '[your offer]', customer: '[a customer in a similar trade]', name: '[your name]' },
  de: { offer: '[Ihr Angebot]', customer: '[ein Kunde aus einer ähnlichen Branche]', name: '[Ihr Name]' },
  fr: { offer: '[votre offre]', customer: '[un client d’un secteur proche]', name: '[votre nom]' },
  es: { offer: '[su oferta]', customer: '[un cliente de un sector parecido]', name: '[su nombre]' },
  it: { offer: '[la Sua offerta]', customer: '[un cliente di un settore simile]', name: '[il Suo nome]' },
  nl: { offer: '[uw aanbod]', customer: '[een klant uit een vergelijkbare branche]', name: '[uw naam]' },
  pl: { offer: '[Państwa oferta]', customer: '[klient z podobnej branży]', name: '[imię i nazwisko]' },
  pt: { offer: '[a sua oferta]', customer: '[um cliente de um setor semelhante]', name: '[o seu nome]' },
}

function allowedIn({ lead, focus, sender, language = 'lead' }: EmailInput): string[] {
  const { offer, customer, name } = placeholders[language === 'lead' ? languageFor(lead) : language]
  return [
    ...(focus === 'discount' ? [offer] : []),
    ...(focus === 'case-study' ? [customer] : []),
    ...(sender.fullName ? [] : [name]),
  ]
}

const manners = tones.flatMap((tone) =>
  lengths.flatMap((length) => focuses.map((focus) => ({ tone, length, focus }))),
)

describe('a letter', () => {
  test.each(manners)('that is $tone, $length and about $focus reads well for every lead', async (manner) => {
    for (const [nth, lead] of leads.entries()) {
      for (const product of products) {
        const sender = nth % 2 === 0 ? mara : unnamed
        const { subject, body } = await expectWellWritten({ lead, product, sender, ...manner })
        const all = `${subject}\n${body}`
        expect(all).not.toMatch(UNFIT)
        expect(all).not.toMatch(CLICHES)
        expect(all).not.toMatch(/[{}]/)
        expect(body).toContain(product.name.slice(0, 24))
        expect(body).toContain(firstNameOf(lead.fullName))
      }
    }
  })

  test('is not too long where every name is as long as a name can be', async () => {
    const name = Array.from({ length: 14 }, (_, n) => `Royal${n}`).join(' ')
    const product = { ...products[1]!, name, description: 'a '.repeat(200) }
    const sender = { fullName: name, company: name, position: name }
    for (const manner of manners) {
      const { body } = await composeEmail({
        lead: { ...nobody, id: 9, company: name },
        product,
        sender,
        ...manner,
      })
      expect(wordCount(body)).toBeLessThanOrEqual(wordBands[manner.length].most)
    }
  })

  test('asks the sender for the fact that a focus needs, and for nothing else', async () => {
    const about = async (focus: EmailInput['focus']) =>
      placeholdersOf(
        (
          await composeEmail({
            lead: ingrid,
            product: products[0]!,
            sender: mara,
            tone: 'professional',
            length: 'medium',
            focus,
          })
        ).body,
      )
    expect(await about('discount')).toEqual(['[your offer]'])
    expect(await about('case-study')).toEqual(['[a customer in a similar trade]'])
    expect(await about('benefits')).toEqual([])
  })

  test('is signed with what is known of the sender', async () => {
    const write = async (sender: EmailInput['sender']) =>
      (
        await composeEmail({
          lead: ingrid,
          product: products[0]!,
          sender,
          tone: 'professional',
          length: 'short',
          focus: 'demo',
        })
      ).body
    expect(await write(mara)).toMatch(/,\nMara Lind\nField Sales\nNordlys Instruments Inc\.$/)
    expect(await write(unnamed)).toMatch(/,\n\[your name\]$/)
  })

  test('greets a person by first name, and else just says hello', async () => {
    const greet = async (lead: EmailInput['lead']) =>
      (
        await composeEmail({
          lead,
          product: products[0]!,
          sender: mara,
          tone: 'professional',
          length: 'short',
          focus: 'demo',
        })
      ).body.split('\n')[0]
    expect(await greet(ingrid)).toBe('Dear Ingrid,')
    expect(await greet({ ...ingrid, fullName: 'info' })).toBe('Hello,')
    expect(await greet(nobody)).toBe('Hello,')
  })

  test('never quotes the notes or an address', async () => {
    for (const { tone, length, focus } of manners) {
      const lead = { ...ingrid, notes: 'Divorced last year.', email: 'ingrid@fjordfish.example' }
      const { body } = await composeEmail({ lead, product: products[0]!, sender: mara, tone, length, focus })
      expect(body).not.toMatch(/Divorced|@|Strandgaten|5003/)
    }
  })
})

describe('letters differ', () => {
  const manner = { tone: 'friendly', length: 'medium', focus: 'benefits' } as const
  const write = (lead: EmailInput['lead'], variant = 0) =>
    composeEmail({ lead, product: products[0]!, sender: mara, ...manner, variant })
  test('from lead to lead: of twenty, each of which knows those before it, no two are alike', async () => {
    const letters: Composed[] = []
    for (let id = 1; id <= 20; id++) {
      const lead = { ...ingrid, id: id * 104_729, fullName: '', company: '' }
      letters.push(
        await composeEmail({ lead, product: products[0]!, sender: mara, ...manner, earlier: letters }),
      )
    }
    expect(new Set(letters.map(({ body }) => body)).size).toBe(20)
  })

  test('when the person tries again', async () => {
    const texts = await Promise.all(
      [0, 1, 2, 3, 4].map(async (variant) => (await write(ingrid, variant)).body),
    )
    expect(new Set(texts).size).toBe(5)
  })

  test('not at all for the same input', async () => {
    expect(await write(ingrid, 3)).toEqual(await write(ingrid, 3))
  })
})

describe('whatever stands in the fields', () => {
  const odd = fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.string({ unit: fc.constantFrom('a', 'B', ' ', '.', ',', '!', '?', '"', "'", ':', ';', '\n', '1') }),
      fc.constantFrom(
        '{product}',
        '__proto__',
        'toString',
        '<b>Bold & Co.</b>',
        'a '.repeat(100),
        '...',
        '"Quote',
        '$&',
        '$1',
        'x'.repeat(200),
      ),
      fc.lorem({ maxCount: 12 }),
    )
    .map((text) => text.replace(/[[\]]/g, ''))
  const description = fc
    .oneof(
      odd,
      fc.lorem({ mode: 'sentences', maxCount: 30 }),
      fc.string({ unit: 'grapheme', maxLength: 2_000 }),
    )
    .map((text) => text.replace(/[[\]]/g, ''))

  /** A product whose name is not one, and a description that says nothing. */
  const nameless = {
    lead: { id: 1, fullName: 'non', company: '', position: 'leo', industry: '', address: '' },
    product: { name: '.', description: '0', brand: '', value: '', price_range: '', benefit: '' },
    sender: { fullName: 'A', company: '', position: '' },
    tone: 'professional' as const,
    length: 'brief' as const,
    focus: 'benefits' as const,
    language: 'lead' as const,
  }

  test('a letter is not too long and keeps its manners', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          lead: fc.record({
            id: fc.integer({ min: 1 }),
            fullName: odd,
            company: odd,
            position: odd,
            industry: odd,
            address: odd,
          }),
          product: fc.record({
            name: odd,
            description,
            brand: odd,
            value: odd,
            price_range: odd,
            benefit: odd,
          }),
          sender: fc.record({ fullName: odd.map((name) => `A ${name}`), company: odd, position: odd }),
          tone: fc.constantFrom(...tones),
          length: fc.constantFrom(...lengths),
          focus: fc.constantFrom(...focuses),
          language: fc.constantFrom('lead' as const, ...languages),
        }),
        async (input) => {
          await expectWellWritten(input)
        },
      ),
      { numRuns: RUNS, examples: [[nameless]] },
    )
  })
})

const known = { fullName: 'Ingrid Solheim', company: 'Fjord {product} AS' }
const named = { name: 'Rota' }

test('the fallback greets the lead, names product and company and is signed by the sales team', () => {
  const { subject, body } = fallbackEmail({ lead: known, product: named })
  expect(subject).toBe('Rota for Fjord {product} AS')
  expect(body).toMatch(/^Dear Ingrid Solheim,\n\n/)
  expect(body).toContain('I would like to introduce Rota to you and to Fjord {product} AS.')
  expect(body).toMatch(/Your Sales Team$/)
})

test('the fallback leaves out what is not known', () => {
  const { subject, body } = fallbackEmail({ lead: { fullName: '', company: '' }, product: named })
  expect(subject).toBe('Rota')
  expect(body).toMatch(/^Hello,\n\nI would like to introduce Rota to you\.\n/)
})
