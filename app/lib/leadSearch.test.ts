import { describe, expect, test } from 'vitest'
import { leadWith } from './leadSamples.ts'
import { matching } from './leadSearch.ts'

describe('the search boxes', () => {
  const ada = leadWith({
    fullName: 'Ada King',
    company: 'Engines',
    position: 'Analyst',
    email: 'ada@engines.example',
  })
  const ben = leadWith({ fullName: 'Ben', industry: 'Mining', email: 'Ben@Pit.example' })
  const all = [ada, ben]
  const find = (name: string, email = '') => matching(all, { name, email }).map(({ fullName }) => fullName)

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

  test('both must agree', () => {
    expect(find('ada', 'pit')).toEqual([])
  })
})
