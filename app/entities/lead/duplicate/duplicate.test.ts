import { expect, test } from 'vitest'
import { leadWith } from '#tests/leadWith.ts'
import type { Identity } from './keys.ts'
import { LeadsByKey, leadsByKey } from './leadsByKey.ts'

const nobody: Identity = { fullName: '', company: '', email: '', phoneNumber: '' }

function likeness(here: Partial<Identity>, typed: Partial<Identity>) {
  const leads = new LeadsByKey()
  leads.add(leadWith({ id: 5, ...here }))
  return leads.find({ ...nobody, ...typed })?.likeness
}
const phones = (here: string, typed: string) => likeness({ phoneNumber: here }, { phoneNumber: typed })
const names = (here: [string, string], typed: [string, string]) =>
  likeness({ fullName: here[0], company: here[1] }, { fullName: typed[0], company: typed[1] })

test.each([
  ['mia@berg.example', 'Mia@Berg.Example', 'email'],
  ['mia@berg.example', ' mia@berg.example ', 'email'],
  ['mia@berg.example', 'mia@berg.exampl', undefined],
  ['mia+fair@berg.example', 'mia@berg.example', undefined],
  ['', '', undefined],
])('the address %j is here, %j is typed: %s', (here, typed, expected) => {
  expect(likeness({ email: here }, { email: typed })).toBe(expected)
})

test.each([
  ['+49 (0) 30 1234567', '0049 30 1234567', 'phone'],
  ['+49 30 1234567', '030 / 123 45 67', 'phone'],
  ['+49 030 1234567', '+49301234567', 'phone'],
  ['+47 22 33 44 55', '0047-22334455', 'phone'],
  ['+47 22 33 44 55', '22 33 44 55', 'phone'],
  ['22 33 44 55', '+47 22334455', 'phone'],
  ['+354 555 1234', '5551234', 'phone'],
  ['+49 89 12345', '089 12345', 'phone'],
  ['+47 (0) 22 33 44 55 ext. 5', '+47 22 33 44 55', 'phone'],
  ['+1 (202) 555-0134', '202.555.0134', 'phone'],
  ['+47 22 33 44 55', '+46 22 33 44 55', undefined],
  ['+47 22 33 44 55', '+47 22 33 44 56', undefined],
  ['22 33 44 55', '22 33 44', undefined],
  ['+49 30 1234567', '+49 40 1234567', undefined],
  ['112', '112', undefined],
])('the number %j is here, %j is typed: %s', (here, typed, expected) => {
  expect(phones(here, typed)).toBe(expected)
})

test.each<[[string, string], [string, string], string | undefined]>([
  [['Mia Berg', 'Fjord Foods'], ['mia  berg', ' FJORD foods'], 'name'],
  [['José Núñez', 'Café Olé'], ['Jose Nunez', 'Cafe Ole'], 'name'],
  [['Jörg Müller', 'Bäcker'], ['Joerg Mueller', 'Baecker'], 'name'],
  [['Jörg Müller', 'Bäcker'], ['Jorg Muller', 'Backer'], 'name'],
  [['Søren Ærø', 'Łódź A/S'], ['Soren Aero', 'Lodz A S'], 'name'],
  [['O’Neil, Pat', 'Smith & Co.'], ["O'Neil Pat", 'Smith Co'], 'name'],
  [['Mia Berg', 'Fjord Foods'], ['Mia Berg', 'Fjord Fish'], undefined],
  [['Mia Berg', 'Fjord Foods'], ['Mia Berge', 'Fjord Foods'], undefined],
  [['Mia Berg', ''], ['Mia Berg', ''], undefined],
  [['', 'Fjord Foods'], ['', 'Fjord Foods'], undefined],
])('%j is here, %j is typed: %s', (here, typed, expected) => {
  expect(names(here, typed)).toBe(expected)
})

test('an address counts before a number, and a number before a name', () => {
  const leads = new LeadsByKey()
  leads.add(leadWith({ id: 1, fullName: 'Mia', company: 'Fjord' }))
  leads.add(leadWith({ id: 2, phoneNumber: '+47 22 33 44 55' }))
  leads.add(leadWith({ id: 3, email: 'mia@fjord.example' }))
  const typed = { fullName: 'Mia', company: 'Fjord', phoneNumber: '22334455', email: 'mia@fjord.example' }
  expect(leads.find(typed)).toEqual({ id: 3, likeness: 'email' })
  expect(leads.find({ ...typed, email: '' })).toEqual({ id: 2, likeness: 'phone' })
  expect(leads.find({ ...typed, email: '', phoneNumber: '' })).toEqual({ id: 1, likeness: 'name' })
})

test('of a list of any length it leaves the page time to answer, and ends when the form is closed', async () => {
  const leads = Array.from({ length: 5_000 }, (_, id) => leadWith({ id, email: `mia${id}@x.example` }))
  const ending = new AbortController()
  const making = leadsByKey(leads, ending.signal)
  ending.abort()
  expect(await making).toBeUndefined()
  const all = await leadsByKey(leads, new AbortController().signal)
  expect(all?.find({ ...nobody, email: 'MIA4999@x.example' })?.id).toBe(4_999)
})
