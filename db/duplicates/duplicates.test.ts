import { expect, test } from 'vitest'
import { DuplicateIndex } from './duplicateIndex.ts'
import { groupsOf, MOST_IN_GROUP } from './groups.ts'
import type { Identity } from './profile.ts'

const nobody: Identity = {
  fullName: '',
  company: '',
  email: '',
  phoneNumber: '',
  companyUrl: '',
  address: '',
}

function indexOf(...leads: Partial<Identity>[]): DuplicateIndex {
  const index = new DuplicateIndex()
  leads.forEach((lead, at) => {
    index.add(at + 1, { ...nobody, ...lead })
  })
  return index
}
const matchOf = (here: Partial<Identity>, typed: Partial<Identity>) =>
  indexOf(here).find({ ...nobody, ...typed })[0]

const mia: Partial<Identity> = {
  fullName: 'Mia Berg',
  company: 'Berg Optik GmbH',
  email: 'mia@berg-optik.example',
  phoneNumber: '+49 30 1234567',
}

test('A lead that was written twice is the same, and the reasons say so in words', () => {
  const match = matchOf(mia, { ...mia, company: 'Berg Optik', phoneNumber: '030 1234567' })
  expect(match?.verdict).toBe('same')
  expect(match?.reasons).toEqual(
    expect.arrayContaining(['Same email address', 'Same phone number', 'Same name', 'Same company']),
  )
})

test('A further email of a lead finds it', () => {
  const ways: Identity['ways'] = [{ kind: 'email', value: 'mia.berg@home.example', label: '', source: '' }]
  const match = matchOf({ ...mia, ways }, { fullName: 'Mia Berg', email: 'mia.berg@home.example' })
  expect(match?.verdict).toBe('same')
})

test.each<[string, Partial<Identity>, Partial<Identity>]>([
  [
    'A shared phone',
    { fullName: 'Mia Berg', phoneNumber: '+49 30 1234567' },
    { phoneNumber: '+49 30 1234567' },
  ],
  [
    'The mailbox of a desk',
    { fullName: 'Mia Berg', email: 'info@berg-optik.example' },
    { email: 'info@berg-optik.example' },
  ],
  [
    'The domain of a provider',
    { fullName: 'Mia Berg', email: 'mia.berg@gmail.com' },
    { fullName: 'Jonas Falk', email: 'jonas.falk@gmail.com' },
  ],
  [
    'The site of a platform',
    { fullName: 'Mia Berg', companyUrl: 'https://facebook.com/berg' },
    { fullName: 'Jonas Falk', companyUrl: 'https://facebook.com/falk' },
  ],
])('%s alone never makes two leads the same', (_, here, typed) => {
  expect(matchOf(here, typed)?.verdict).not.toBe('same')
})

test('A father and his son are not the same', () => {
  const address = 'Hauptstr. 5, 10115 Berlin'
  const match = matchOf({ fullName: 'Karl Berg sen.', address }, { fullName: 'Karl Berg jun.', address })
  expect(match?.verdict).not.toBe('same')
})

test('A lead that was removed is not found any more', () => {
  const index = indexOf(mia)
  index.remove(1)
  expect(index.find({ ...nobody, ...mia })).toEqual([])
})

test('A group has six leads at most, and no lead is in two groups', () => {
  const ids = Array.from({ length: 9 }, (_, at) => at + 1)
  const groups = groupsOf(indexOf(...ids.map(() => mia)), ids, () => false)
  const members = groups.flatMap((group) => group.ids)
  expect(Math.max(...groups.map((group) => group.ids.length))).toBe(MOST_IN_GROUP)
  expect(new Set(members).size).toBe(members.length)
})

test('Two leads that somebody called not the same are never in one group', () => {
  const groups = groupsOf(indexOf(mia, mia, mia), [1, 2, 3], (a, b) => a + b === 3)
  expect(groups).toHaveLength(1)
  expect(groups.some(({ ids }) => ids.includes(1) && ids.includes(2))).toBe(false)
})
