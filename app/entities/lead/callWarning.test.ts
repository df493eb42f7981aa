import { expect, test } from 'vitest'
import { emptyLead } from '#db/model/entities/lead.ts'
import { callRequest, callWarning } from './callWarning.ts'

const request = {
  field: 'noCalls' as const,
  value: 'Keine Werbeanrufe!',
  source: 'website' as const,
  sourceUrl: 'https://bakery.test/kontakt',
  foundAt: '2026-05-04T12:00:00.000Z',
  confidence: 95,
  marks: [],
}

test('who asks not to be called by sellers is warned of before a call, with the company’s own words', () => {
  const asks = { ...emptyLead, phoneNumber: '+49 30 5557712', found: [request] }
  expect(callWarning(asks)).toBe('Asks for no sales calls')
  expect(callRequest(asks)).toBe('Keine Werbeanrufe!')
})

test('nobody is warned where nothing is asked, or where there is no number to call', () => {
  expect(callWarning({ ...emptyLead, phoneNumber: '+49 30 5557712' })).toBe('')
  expect(callWarning({ ...emptyLead, found: [request] })).toBe('')
})
