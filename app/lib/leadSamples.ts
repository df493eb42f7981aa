import type { Lead } from '#db/model/lead.ts'

/** A lead for tests: what is not given is empty. */
export const leadWith = (over: Partial<Lead>): Lead => ({
  id: 1,
  teamId: 2,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  createdBy: 7,
  deletedAt: null,
  fullName: '',
  email: '',
  phoneNumber: '',
  company: '',
  position: '',
  industry: '',
  companySize: '',
  linkedInUrl: '',
  companyUrl: '',
  status: 'new',
  notes: '',
  avatarUrl: '',
  matchScore: '0',
  productId: null,
  saved: true,
  suggestionId: null,
  sourceUrl: '',
  ...over,
})
