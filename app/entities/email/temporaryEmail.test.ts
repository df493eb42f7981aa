import { describe, expect, test } from 'vitest'
import type { Draft } from '#app/data/device/draft.ts'
import type { Product } from '#db/model/entities/product.ts'
import { leadWith } from '#tests/leadWith.ts'
import { memoryStorage } from '#tests/memoryStorage.ts'
import { type Choices, defaultChoices, lengthOptions } from './choices.ts'
import {
  isEdited,
  isStored,
  isUnsaved,
  keepEmail,
  keptEmail,
  ownEmail,
  placeholderEmail,
  type TemporaryEmail,
  writeEmail,
} from './temporaryEmail.ts'

const lead = leadWith({ fullName: 'Mia Berg', company: 'Fjord Foods' })
const product: Product = {
  id: 5,
  teamId: 2,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  createdBy: 7,
  deletedAt: null,
  name: 'Deck ovens',
  description: 'Ovens made to last, easy to install.',
  brand: 'premium',
  value: '4,900',
  target_industry: 'Bakery',
  company_size: 'Small',
  price_range: '4,000 to 6,000',
  category: '',
  keywords: '',
  buyers: '',
  places: '',
  benefit: '',
  sample: false,
}
const sender = {
  id: 7,
  username: 'ana',
  email: 'ana@rove.example',
  fullName: 'Ana Sol',
  position: '',
  company: '',
  profileImageUrl: '',
  avatarUrl: '',
  defaultTeamId: null,
}
const choices = { ...defaultChoices(true), productId: 5 }
const write = (over: Partial<Choices> = {}, before?: TemporaryEmail) =>
  writeEmail({ lead, product, sender, choices: { ...choices, ...over }, before })

describe('an email', () => {
  test('asked for again is another one, and the first again when the choices change', async () => {
    const first = await write()
    const second = await write({}, first)
    expect(second.words).not.toEqual(first.words)
    expect((await write({}, second)).variant).toBe(2)
    const friendly = await write({ tone: 'friendly' }, second)
    expect(friendly).toMatchObject({ tone: 'friendly', variant: 0 })
    expect(new Set([first.id, second.id, friendly.id]).size).toBe(3)
  })

  test('knows whether its words are the person’s', async () => {
    const email = await write()
    expect(isEdited(email)).toBe(false)
    expect(isEdited({ ...email, words: { ...email.words, subject: 'Hello' } })).toBe(true)
  })

  test('is there again after a reload, as generated and as typed', async () => {
    const storage = memoryStorage()
    const email = {
      ...(await write({ tone: 'urgent' })),
      words: { subject: 'Ovens', body: 'Dear Mia,\n\n…' },
    }
    keepEmail('rove-draft-7-email-1', email, storage)
    expect(keptEmail('rove-draft-7-email-1', storage)).toEqual(email)
  })

  test('keeps who wrote it and how far it came; one that was kept before that was told is whole, from parts', async () => {
    const storage = memoryStorage()
    const email = { ...(await write()), writtenBy: 'model', model: 'gpt', ending: 'stopped' } as const
    keepEmail('new', email, storage)
    expect(keptEmail('new', storage)).toEqual(email)
    const before: Draft = JSON.parse(storage.getItem('new') ?? '')
    const { writtenBy: _, model: __, ending: ___, language: ____, ...typed } = before.typed
    storage.setItem('old', JSON.stringify({ ...before, typed }))
    expect(keptEmail('old', storage)).toEqual({ ...email, writtenBy: 'parts', model: '', ending: 'whole' })
  })

  test('that is about no product, and of which My Emails has some words, is there again after a reload', () => {
    const storage = memoryStorage()
    const { productId: _, ...manner } = choices
    const own = { ...ownEmail({ ...manner, productId: null }), stored: { subject: 'Hello', body: 'Dear' } }
    const email = { ...own, words: { subject: 'Hello', body: 'Dear Mia' } }
    keepEmail('own', email, storage)
    expect(keptEmail('own', storage)).toEqual(email)
  })

  test('knows whether My Emails lacks words of the person', async () => {
    const letter = await write()
    expect([isStored(letter), isUnsaved(letter)]).toEqual([false, false])
    const typed = { ...letter, words: { subject: ' Ovens ', body: 'Dear Mia' } }
    expect([isStored(typed), isUnsaved(typed)]).toEqual([false, true])
    const stored = { ...typed, stored: { subject: 'Ovens', body: 'Dear Mia' } }
    expect([isStored(stored), isUnsaved(stored)]).toEqual([true, false])
    const back = { ...stored, words: letter.generated }
    expect([isStored(back), isUnsaved(back)]).toEqual([false, true])
  })

  test('to a lead that got one already is another letter than the first', async () => {
    const again = await writeEmail({ lead, product, sender, choices, first: 1 })
    expect(again.variant).toBe(1)
    expect(again.words).not.toEqual((await write()).words)
  })

  test('that stands in for one that could not be had greets the lead, and is signed by the sales team', () => {
    const { words, writtenBy, length } = placeholderEmail({ lead, product, choices })
    expect(words.body).toMatch(/^Dear Mia Berg,.*Deck ovens.*Fjord Foods.*Your Sales Team$/s)
    expect([writtenBy, length]).toEqual(['parts', 'medium'])
  })

  test('that cannot be read is none', () => {
    const storage = memoryStorage()
    storage.setItem('a', '{"start":{},"typed":{"body":"Dear"}}')
    storage.setItem('b', 'torn')
    expect(['a', 'b', 'c'].map((key) => keptEmail(key, storage))).toEqual([undefined, undefined, undefined])
  })
})

test('a phone begins with a brief email, which any mail app takes, a desk with a medium one', () => {
  expect([defaultChoices(false), defaultChoices(true)].map(({ length }) => length)).toEqual([
    'brief',
    'medium',
  ])
})

test('lengths are chosen by their words', () => {
  expect(lengthOptions.map(({ label }) => label)).toEqual([
    'Brief (60-100 words)',
    'Short (150-200 words)',
    'Medium (200-300 words)',
    'Long (300-500 words)',
  ])
})
