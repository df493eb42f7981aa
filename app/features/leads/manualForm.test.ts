import * as v from 'valibot'
import { expect, test } from 'vitest'
import { leadOf, ManualForm, QuickForm } from './manualForm.ts'

const sent = {
  fullName: 'Ada Lovelace',
  email: 'ada@acme.example',
  phoneNumber: '',
  company: 'Acme',
  position: '',
  industry: '',
  companySize: '',
  linkedInUrl: '',
  companyUrl: '',
  status: 'new',
  notes: 'Met at the fair',
  productId: '',
  productInterest: '',
}

test('a form left at the default becomes an approved, unscored lead without a product', () => {
  expect(leadOf(v.parse(ManualForm, sent))).toMatchObject({
    status: 'approved',
    matchScore: '0',
    productId: null,
    notes: 'Met at the fair',
  })
})

test('the chosen product, status and interest are kept', () => {
  const chosen = { ...sent, productId: '42', status: 'qualified', productInterest: 'Pumps' }
  expect(leadOf(v.parse(ManualForm, chosen))).toMatchObject({
    status: 'qualified',
    productId: 42,
    notes: 'Met at the fair\nProduct interest: Pumps',
  })
})

test('a phone number, a site, an address or a place is enough; none of them is not', () => {
  const called = { ...sent, email: '', phoneNumber: '+47 22 11' }
  expect(v.is(ManualForm, called)).toBe(true)
  const nothing = v.safeParse(ManualForm, { ...called, phoneNumber: ' ' })
  expect(nothing.issues?.map(({ message }) => message)).toEqual(['Please enter a valid email address'])
  for (const where of [{ companyUrl: 'acme.example' }, { address: 'Strandgaten 1' }]) {
    expect(v.is(ManualForm, { ...called, phoneNumber: '', ...where })).toBe(true)
  }
})

test.each([
  [{ fullName: 'Ada', phoneNumber: '22 11' }, []],
  [{ company: 'Acme', email: 'ada@acme.example' }, []],
  [{ fullName: 'Ada' }, ['Please enter a phone number or an email']],
  [{ phoneNumber: '22 11' }, ['Please enter a name or a company']],
  [{ company: 'Acme', email: 'ada' }, ['Please enter a valid email address']],
  [{}, ['Please enter a name or a company', 'Please enter a phone number or an email']],
])('quick add of %j says %j', (typed, messages) => {
  const empty = { ...sent, fullName: '', email: '', company: '', notes: '' }
  const { issues = [] } = v.safeParse(QuickForm, { ...empty, ...typed })
  expect(issues.map(({ message }) => message)).toEqual(messages)
})

test.each([
  [{ fullName: '', company: ' ' }, ['Full name is required', 'Company name is required']],
  [{ fullName: '' }, []],
  [{ company: ' ' }, []],
  [{ email: 'ada' }, ['Please enter a valid email address']],
])('manual entry of %j says %j', (typed, messages) => {
  const { issues = [] } = v.safeParse(ManualForm, { ...sent, ...typed })
  expect(issues.map(({ message }) => message)).toEqual(messages)
})
