import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { leadWith } from '#tests/leadWith.ts'
import { LeadSearch, noSearch } from './search.ts'

describe('the search boxes', () => {
  const ada = leadWith({
    fullName: 'Ada King',
    company: 'Engines',
    position: 'Analyst',
    email: 'ada@engines.example',
  })
  const ben = leadWith({ fullName: 'Ben', industry: 'Mining', email: 'Ben@Pit.example' })
  const all = [ada, ben]
  const find = (name: string, email = '') =>
    new LeadSearch(all).find({ ...noSearch, name, email }).map(({ fullName }) => fullName)

  test.each([
    ['ADA', ['Ada King']],
    [' engine ', ['Ada King']],
    ['analyst', ['Ada King']],
    ['minin', ['Ben']],
    ['', ['Ada King', 'Ben']],
    ['kingengines', []],
  ])('%j in the first one finds %j by name, company, position or industry', (text, found) => {
    expect(find(text)).toEqual(found)
  })

  test('the first does not look at the address', () => {
    expect(find('pit')).toEqual([])
  })

  test('the second looks at the address alone, whatever the case', () => {
    expect(find('', 'pit')).toEqual(['Ben'])
    expect(find('', 'PIT')).toEqual(['Ben'])
    expect(find('', 'mining')).toEqual([])
  })

  test('what stands only across the end of one address and the beginning of the next is in neither', () => {
    const leads = ['mia@berg.com', 'c@harbour.example', 'max@harbour.com'].map((email) => leadWith({ email }))
    const index = new LeadSearch(leads)
    expect(index.find({ ...noSearch, email: 'mc@' })).toEqual([])
    expect(index.findAnywhere('mc@')).toEqual([])
    expect(index.find({ ...noSearch, email: 'c@' })).toEqual([leads[1]])
    expect(index.find({ ...noSearch, email: 'm' })).toEqual([leads[0], leads[1], leads[2]])
  })

  test('both must agree', () => {
    expect(find('ada', 'pit')).toEqual([])
  })

  test('a picker looks at names and addresses alike', () => {
    const index = new LeadSearch(all)
    expect(index.findAnywhere('PIT')).toEqual([ben])
    expect(index.findAnywhere('engines')).toEqual([ada])
    expect(index.findAnywhere('in')).toEqual(all)
    expect(index.findAnywhere(' ')).toBe(all)
  })

  test('in a long list every lead that has each word is found, and none that only two together have', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'B', 'ø', ' ', '\n'), maxLength: 4 })
    fc.assert(
      fc.property(fc.array(letters, { minLength: 1 }), letters, (names, sought) => {
        const leads = Array.from({ length: 2_100 }, (_, n) =>
          leadWith({ fullName: names[n % names.length] ?? '', email: names[n % names.length] ?? '' }),
        )
        const plain = (text: string) => text.toLowerCase().replaceAll('ø', 'o')
        const words = plain(sought).split(/\s+/).filter(Boolean)
        const hasAll = (text: string) => words.every((word) => plain(text).includes(word))
        const index = new LeadSearch(leads)
        expect(index.find({ ...noSearch, name: sought })).toEqual(
          leads.filter(({ fullName }) => hasAll(fullName)),
        )
        expect(index.find({ ...noSearch, email: sought })).toEqual(leads.filter(({ email }) => hasAll(email)))
      }),
      // A word is as long as it is typed, not as it is spelled without accents.
      { numRuns: 30, examples: [[['øø', ''], 'øaø']] },
    )
  })

  test('who types before everything is ready finds the same', () => {
    const leads = Array.from({ length: 6_000 }, (_, n) => leadWith({ fullName: `Lead ${n}` }))
    vi.useFakeTimers()
    const index = new LeadSearch(leads)
    const end = index.prepare()
    vi.advanceTimersToNextTimer()
    expect(index.find({ ...noSearch, name: 'lead 5999' })).toEqual(leads.slice(-1))
    vi.runAllTimers()
    expect(index.find({ ...noSearch, name: 'lead 5999' })).toEqual(leads.slice(-1))
    end()
    vi.useRealTimers()
  })
})
