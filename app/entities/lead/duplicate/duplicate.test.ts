import { expect, test } from 'vitest'
import { DuplicateIndex } from '#db/duplicates/duplicateIndex.ts'
import type { Identity } from '#db/duplicates/profile.ts'
import { leadWith } from '#tests/leadWith.ts'
import { duplicateIndexOf } from './duplicateIndexOf.ts'

const nobody: Identity = {
  fullName: '',
  company: '',
  email: '',
  phoneNumber: '',
  companyUrl: '',
  address: '',
}

/** What is said of a lead that is here while another is typed. */
function reasons(here: Partial<Identity>, typed: Partial<Identity>) {
  const index = new DuplicateIndex()
  index.add(5, leadWith({ id: 5, ...here }))
  return index.findTyped({ ...nobody, ...typed })[0]?.reasons
}

test.each([
  ['mia@berg.example', 'Mia@Berg.Example', ['Same email address']],
  ['mia@berg.example', ' mia@berg.example ', ['Same email address']],
  ['mia@berg.example', 'mia@other.example', undefined],
  ['', '', undefined],
])('the address %j is here, %j is typed: %s', (here, typed, expected) => {
  const found = reasons({ email: here }, { email: typed })
  if (expected) expect(found).toEqual(expect.arrayContaining(expected))
  else expect(found ?? []).not.toContain('Same email address')
})

test.each([
  ['+49 (0) 30 1234567', '0049 30 1234567', true],
  ['+49 30 1234567', '030 / 123 45 67', true],
  ['+47 22 33 44 55', '0047-22334455', true],
  ['+47 22 33 44 55', '22 33 44 55', true],
  ['+354 555 1234', '5551234', true],
  ['+47 (0) 22 33 44 55 ext. 5', '+47 22 33 44 55', true],
  ['+1 (202) 555-0134', '202.555.0134', true],
  ['+47 22 33 44 55', '+47 22 33 44 56', false],
  ['+49 30 1234567', '+49 40 1234567', false],
  ['112', '112', false],
])('the number %j is here, %j is typed: %s', (here, typed, isSaid) => {
  expect(reasons({ phoneNumber: here }, { phoneNumber: typed })?.includes('Same phone number') ?? false).toBe(
    isSaid,
  )
})

test.each<[[string, string], [string, string], boolean]>([
  [['Mia Berg', 'Fjord Foods'], ['mia  berg', ' FJORD foods'], true],
  [['José Núñez', 'Café Olé'], ['Jose Nunez', 'Cafe Ole'], true],
  [['Jörg Müller', 'Bäcker Groß'], ['Joerg Mueller', 'Baecker Gross GmbH'], true],
  [['Mia Berg', 'Fjord Foods'], ['Berg, Mia', 'Fjord Foods'], true],
  [['Robert Hill', 'Hill Farm'], ['Bob Hill', 'Hill Farm'], true],
  [['Mia Berg', 'Fjord Foods'], ['Ola Nord', 'Fjord Foods'], false],
  [['Mia Berg', 'Fjord Foods'], ['Per Vik', 'Vik Bygg'], false],
])('%j is here, %j is typed: %s', (here, typed, isSaid) => {
  const of = ([fullName, company]: [string, string]) => ({ fullName, company })
  expect(reasons(of(here), of(typed)) !== undefined).toBe(isSaid)
})

test('of a list of any length it leaves the page time to answer, and ends when the form is closed', async () => {
  const leads = Array.from({ length: 5_000 }, (_, id) =>
    leadWith({ id: id + 1, email: `mia${id}@x.example` }),
  )
  const ending = new AbortController()
  const making = duplicateIndexOf(leads, ending.signal)
  ending.abort()
  expect(await making).toBeUndefined()
  const all = await duplicateIndexOf(leads, new AbortController().signal)
  expect(all?.findTyped({ ...nobody, email: 'MIA4999@x.example' })[0]?.id).toBe(5_000)
})
