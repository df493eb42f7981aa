import { expect, test } from 'vitest'
import { activityText } from './activityText.ts'

const activity = { version: 1, at: '', userId: 8, leadId: 1, lead: 'Mia', name: 'lead.edit' as const }

test.each([
  [['status'], 'contacted', 'Ben set Mia to Contacted'],
  [['notes', 'phoneNumber'], null, 'Ben changed Notes, Phone Number of Mia'],
  [['status', 'notes'], 'qualified', 'Ben set Mia to Qualified and changed Notes of Mia'],
  [[], null, 'Ben changed Mia'],
])('an edit of %j is told as what was changed', (fields, status, text) => {
  expect(activityText({ ...activity, fields, status }, 'Ben')).toBe(text)
})
