import { describe, expect, test } from 'vitest'
import type { Request } from '#db/model/entities/request.ts'
import { outcomeOf } from './outcome.ts'

describe('when a request for suggestions ends, the person reads', () => {
  test('that there are companies to review', () => {
    const request = suggest({ status: 'done', result: { suggested: 3, message: 'Found 3 companies.' } })
    expect(outcomeOf(request, 'Deck ovens')).toEqual({
      title: 'Company suggestions generated!',
      about: 'For Deck ovens',
      text: 'Review and approve companies to generate leads with contact data.',
      tone: 'success',
    })
  })

  test('why there are none, which is no success', () => {
    const message = 'No companies in the directory fit this product.'
    const request = suggest({ status: 'done', result: { suggested: 0, message } })
    expect(outcomeOf(request)).toMatchObject({ text: message, tone: 'info' })
  })

  test('that the AI service had no part in it', () => {
    const message = 'Found 3 companies. The AI service is busy, so it was left out.'
    const request = suggest({ status: 'done', result: { suggested: 3, message, aiFailed: true } })
    expect(outcomeOf(request)).toMatchObject({ text: message, tone: 'info' })
  })

  test('why it failed', () => {
    const request = suggest({ status: 'failed', message: 'This product no longer exists.' })
    expect(outcomeOf(request, 'Deck ovens')).toEqual({
      title: 'Error generating suggestions',
      about: 'For Deck ovens',
      text: 'This product no longer exists.',
      tone: 'error',
    })
  })

  test.each(['queued', 'calling', 'cancelled'] as const)('nothing while or because it is %s', (status) => {
    expect(outcomeOf(suggest({ status }))).toBeUndefined()
  })
})

describe('when an approval ends, the person reads', () => {
  test('how many leads it made', () => {
    const done = { text: undefined, tone: 'success' }
    expect(outcomeOf(approve(2, 'Created 2 leads with real contact info.'))).toMatchObject({
      title: 'Created 2 leads with real contact info',
      ...done,
    })
    expect(outcomeOf(approve(1, 'Created 1 lead with real contact info.'))).toMatchObject({
      title: 'Created 1 lead with real contact info',
      ...done,
    })
  })

  test('which companies were skipped, and that only once', () => {
    // As servers of earlier versions say it.
    const message =
      'Created 1 leads with real contact info. Acme could not be reached and will be tried again.'
    expect(outcomeOf(approve(1, message))?.text).toBe('Acme could not be reached and will be tried again.')
  })

  test('why there is no contact at all', () => {
    const message = 'No public contact data was found for Acme.'
    expect(outcomeOf(approve(0, message))).toEqual({
      title: 'Contacts of companies',
      text: message,
      tone: 'info',
    })
  })

  test('that it failed, under its own title', () => {
    const request = {
      ...approve(0, ''),
      status: 'failed' as const,
      message: 'This was interrupted.',
      result: null,
    }
    expect(outcomeOf(request)?.title).toBe('Failed to generate leads from company suggestions')
  })
})

const base = {
  id: 1,
  teamId: 2,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  createdBy: 7,
  deletedAt: null,
  message: '',
  result: null,
}

const suggest = (over: Partial<Request>): Request => ({
  ...base,
  task: { kind: 'suggest', args: { productId: 5, count: 3 } },
  status: 'queued',
  ...over,
})

const approve = (leadsCreated: number, message: string): Request => ({
  ...base,
  task: { kind: 'approve', args: { suggestionIds: [11] } },
  status: 'done',
  message,
  result: { leadsCreated, skippedCompanies: [], totalApproved: leadsCreated, message },
})
