import { emptyLead, type Lead } from '#db/model/entities/lead.ts'

/** A lead for tests; fields that are not given are empty. */
export const leadWith = (over: Partial<Lead>): Lead => ({
  ...emptyLead,
  id: 1,
  teamId: 2,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  createdBy: 7,
  deletedAt: null,
  ...over,
})
