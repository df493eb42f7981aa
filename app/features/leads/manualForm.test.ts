import * as v from 'valibot'
import { expect, test } from 'vitest'
import { leadOf, ManualForm } from './manualForm.ts'

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

test.each([
  ['fullName', '', 'Full name is required'],
  ['email', 'ada', 'Please enter a valid email address'],
  ['company', ' ', 'Company name is required'],
])('%s %j is answered "%s"', (field, value, message) => {
  const result = v.safeParse(ManualForm, { ...sent, [field]: value })
  expect(result.issues?.map((issue) => issue.message)).toEqual([message])
})
