import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { focuses, lengths, tones } from '#db/model/entities/email.ts'
import { composeEmail } from './compose.ts'
import { fillVariables, variables, withVariables } from './variables.ts'
import { shortName } from './words.ts'

describe('a template’s variables', () => {
  const lead = {
    fullName: 'Ingrid Solheim',
    company: 'Fjord {product} AS',
    position: 'Buyer',
    industry: 'Food',
    address: 'Strandgaten 1, 5013 Bergen',
  }
  const product = { name: 'Rota', brand: 'premium', value: '240' }
  const sender = { fullName: 'Mara Lind', company: 'Nordlys' }

  test('are filled in, once', () => {
    const text = variables.map(({ name }) => `{${name}}`).join(' | ')
    expect(fillVariables(text, { lead, product, sender })).toEqual({
      text: 'Ingrid | Ingrid Solheim | Fjord {product} AS | Buyer | Food | Rota | premium | $240 | Mara Lind | Nordlys | Bergen | Dear Ingrid',
      empty: [],
    })
  })

  test('what has no value is named and left as a placeholder', () => {
    const poor = { lead: { ...lead, fullName: 'info', position: ' ' }, product: null, sender }
    expect(fillVariables('Dear {firstName}, {position}: {product}, {firstName}', poor)).toEqual({
      text: 'Dear [first name], [position]: [product], [first name]',
      empty: ['firstName', 'position', 'product'],
    })
  })

  test('what is in braces and no variable stays', () => {
    const { text, empty } = fillVariables('{nothing} {toString} { company } {}', { lead, product, sender })
    expect(text).toBe('{nothing} {toString} { company } {}')
    expect(empty).toEqual([])
  })

  test('a dollar sign in a value is no pattern', () => {
    const { text } = fillVariables('{company}', { lead: { ...lead, company: '$& $1' }, product, sender })
    expect(text).toBe('$& $1')
  })
})

const lead = {
  id: 7,
  fullName: 'Ann Berg',
  company: 'Fjord Foods',
  position: 'Buyer',
  industry: 'Fish',
  address: '',
}
const product = {
  name: 'Deck ovens',
  brand: 'premium',
  value: '4,900',
  description: 'Ovens made to last.',
  target_industry: 'Bakery',
  price_range: '',
  category: '',
  keywords: '',
}
const sender = { fullName: 'Mara Lind', company: 'Nordlys', position: '' }
const input = { lead, product, sender }
const put = (text: string) => withVariables(text, input).text

describe('a template of an email', () => {
  test('has variables for the names in it, the longest first', () => {
    expect(put('Dear Ann,\n\nfor Ann Berg at Fjord Foods: Deck ovens at $4,900.\nMara Lind\nNordlys')).toBe(
      'Dear {firstName},\n\nfor {fullName} at {company}: {product} at {value}.\n{senderName}\n{senderCompany}',
    )
  })

  test.each([
    ['a part of a word', 'Annual plans, Bergen, Fjord Foodstuffs'],
    ['other letters', 'FJORD FOODS, fjord foods'],
    ['a variable that is there already', '{firstName} {Ann}'],
    ['words that are common', 'a premium product'],
  ])('leaves %s alone', (_what, text) => {
    expect(withVariables(text, input)).toEqual({ text, replaced: [] })
  })

  test('says what it replaced, each once', () => {
    expect(withVariables('Ann, Ann: Fjord Foods’ Ann', input).replaced).toEqual([
      { name: 'firstName', said: 'Ann' },
      { name: 'company', said: 'Fjord Foods' },
    ])
  })

  test('takes a name as the drafts shorten it', () => {
    const long = {
      ...product,
      name: `Deck ovens with stone hearths and ${'a heat recovery unit '.repeat(3)}`,
    }
    expect(withVariables('About Deck ovens.', { ...input, product: long }).text).toBe('About {product}.')
  })

  test('has the variable whose whole value a text says, before one that is only shortened to it', () => {
    const named = { ...lead, fullName: 'Fjord Foods Ltd', company: 'Fjord Foods' }
    expect(withVariables('At Fjord Foods.', { ...input, lead: named }).text).toBe('At {company}.')
  })

  test('has the sender’s name where the product’s brand is the same', () => {
    const own = { ...product, brand: 'Mara Lind' }
    expect(withVariables('Kind regards, Mara Lind', { ...input, product: own }).text).toBe(
      'Kind regards, {senderName}',
    )
  })

  test('of which nothing is known is the text', () => {
    expect(withVariables('Dear all', { lead: null, product: null, sender: null }).text).toBe('Dear all')
  })
})

test('filled in for the same lead again, every draft reads as it did', async () => {
  for (const tone of tones) {
    for (const length of lengths) {
      for (const focus of focuses) {
        const { subject, body } = await composeEmail({ ...input, tone, length, focus })
        for (const text of [subject, body]) {
          expect(put(text)).not.toMatch(/Ann|Fjord|Deck ovens|Mara/)
          expect(fillVariables(put(text), input)).toEqual({ text, empty: [] })
        }
      }
    }
  }
})

test('so does any text, whatever stands in the fields, but for names that the drafts shorten', () => {
  const odd = fc.string({
    unit: fc.constantFrom('a', 'B', ' ', '.', '$', '(', ')', '{', '}', '\\', '|', '-'),
    maxLength: 12,
  })
  const named = odd.filter((name) => ['', name].includes(shortName(name)))
  fc.assert(
    fc.property(named, named, named, odd, (fullName, company, name, between) => {
      const known = { lead: { ...lead, fullName, company }, product: { ...product, name }, sender }
      const text = [between, fullName, company, name, between].join(' ').replace(/[{}]/g, '')
      expect(fillVariables(withVariables(text, known).text, known).text).toBe(text)
    }),
  )
})
