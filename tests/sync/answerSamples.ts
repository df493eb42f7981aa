import { type Lead, lead } from '#db/model/entities/lead.ts'
import type { Page, PullAnswer } from '#db/model/entities/pull.ts'
import { perTable, type Table } from '#db/model/entities/registry.ts'
import { PROTOCOL } from '#db/model/sync/protocol.ts'
import type { Team } from '#db/model/team.ts'

// Sample responses of a server; fields that are not given are empty.

export const ME = 7
export const TEAM = 9

const at = '2026-01-01T00:00:00.000Z'

export const leadAt = (id: number, version: number, over: Partial<Lead> = {}): Lead => ({
  ...lead.mutations['lead.create'].run(
    undefined,
    { id, fields: { fullName: `Lead ${id}`, email: 'lead@company.example' } },
    { at, userId: ME, teamId: TEAM },
  ),
  version,
  ...over,
})

export const teamWith = (id: number): Team => ({
  id,
  name: `Team ${id}`,
  description: '',
  avatarUrl: '',
  ownerId: ME,
  personal: false,
  createdAt: at,
  role: 'owner',
})

/** The page that brings a team from one version to another. */
export const pageTo = (version: number, over: Partial<Page> = {}): Page => ({
  teamId: TEAM,
  from: 0,
  more: false,
  next: { teamId: over.teamId ?? TEAM, version, stamp: `s${version}` },
  ...perTable<{ [T in Table]: [] }>(() => []),
  unread: [],
  ...over,
})

export const pullAnswer = (over: Partial<PullAnswer> = {}): PullAnswer => ({
  protocol: PROTOCOL,
  now: at,
  teams: [teamWith(TEAM)],
  pages: [],
  resets: [],
  ...over,
})
