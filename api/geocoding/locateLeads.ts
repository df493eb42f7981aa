import { hash } from 'node:crypto'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { serverAuthor } from '#api/jobs/job.ts'
import { ServiceError } from '#api/net/errors.ts'
import type { Handler } from '#api/queue/handler.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { Id } from '#db/model/id.ts'
import { isSameAddress } from '#db/model/leadPoint.ts'
import type { Handle, Store } from '#db/server/database/handle.ts'
import { beginAgainAt, type NewEntry } from '#db/server/queue.ts'
import { rowById, rowsAfter } from '#db/server/rows.ts'
import { teamsWithVersions } from '#db/server/teams.ts'
import { write } from '#db/server/write.ts'
import type { Geocoder } from './geocoder.ts'

/** The kind of the queue's entries that look up where a lead's address is. */
export const LOCATE = 'locate'

interface Services {
  store: Store
  log: Logger
  outbound: { geocoder: Geocoder | undefined }
  poke(teamId: number): void
  now(): Date
}

const HOUR_MS = 3_600_000
/** The rules of public Nominatim services: one question a second for the whole installation. */
const APART_MS = 1_000
/** An address that the service does not know is asked for again after so long. */
const MISSED_MS = 90 * 24 * HOUR_MS
/** After a failure, an address is asked for again after so long, unless the service named another time. */
const FAILED_MS = HOUR_MS
/** All teams are looked at, so not with each look of the queue. */
const LOOKS_EVERY_MS = 20_000
/** The changed teams, and the changed leads of each, that are looked at at once. */
const TEAMS_AT_ONCE = 20
const AT_ONCE = 200

/** Without the address, which is personal data. */
const Payload = v.object({ leadId: Id })

/**
 * Looks up where the addresses of leads are, and notes it in the leads, which then have a place on the map. A place
 * that a phone measured or that is known for the address stays. Old leads follow in slices after a start.
 */
export function locateLeads({ store, log, outbound: { geocoder }, poke, now }: Services): Handler {
  /** Up to which version the leads of each team were looked at, since the start of this server. */
  const seen = new Map<number, number>()
  return {
    atOnce: 1,
    apartMs: APART_MS,
    wantedEveryMs: LOOKS_EVERY_MS,
    wanted: async (handle) => (geocoder ? wantedIn(handle, seen, now().toISOString()) : []),
    async run({ key, payload }, signal) {
      const { leadId } = v.parse(Payload, payload)
      /** The lead, if it still has the address and no place. */
      const wantedLead = async (handle: Handle) => {
        const lead = await rowById(handle, 'leads', leadId)
        return lead && lacksPoint(lead) && keyOf(lead) === key ? lead : undefined
      }
      const waiting = await wantedLead(store.read)
      if (!geocoder || !waiting) return
      const { address, teamId } = waiting
      const later = (ms: number) =>
        store.tx((handle) => beginAgainAt(handle, key, new Date(now().getTime() + ms).toISOString()))
      try {
        const place = await geocoder.locate(address, signal)
        if (!place) return await later(MISSED_MS)
        await store.tx(async (handle) => {
          const lead = await wantedLead(handle)
          const located = { ...place, source: 'geocoder' as const, address }
          if (lead)
            await write(handle, 'leads', lead, { ...lead, located }, serverAuthor(now(), 'lead.locate'))
        }, teamId)
        poke(teamId)
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error
        log.warn({ err: error }, 'an address could not be looked up')
        await later(error.retryAfterMs ?? FAILED_MS)
      }
    },
  }
}

/** Whether nothing but perhaps an old address says where a lead is. */
function lacksPoint({ address, place, located, deletedAt, mergedInto, saved, sample }: Lead): boolean {
  if (address.trim() === '' || place || deletedAt || mergedInto !== null || !saved || sample) return false
  return located === null || !isSameAddress(located.address, address)
}

async function wantedIn(handle: Handle, seen: Map<number, number>, dueAt: string): Promise<NewEntry[]> {
  const entries: NewEntry[] = []
  const changed = (await teamsWithVersions(handle)).filter(({ id, version }) => version > (seen.get(id) ?? 0))
  for (const { id: teamId, version: until } of changed.slice(0, TEAMS_AT_ONCE)) {
    const range = { teamId, after: seen.get(teamId) ?? 0, until, limit: AT_ONCE }
    const leads = await rowsAfter(handle, 'leads', range)
    seen.set(teamId, leads.length < AT_ONCE ? until : Math.max(...leads.map(({ version }) => version)))
    for (const lead of leads) if (lacksPoint(lead)) entries.push(entryFor(lead, dueAt))
  }
  return entries
}

/** The key of a lead's entry; another address has another one. */
const keyOf = ({ id, address }: Lead): string =>
  `${LOCATE} ${id} ${hash('sha256', address, 'hex').slice(0, 16)}`

const entryFor = (lead: Lead, dueAt: string): NewEntry => ({
  key: keyOf(lead),
  kind: LOCATE,
  teamId: lead.teamId,
  userId: null,
  lane: LOCATE,
  payload: { leadId: lead.id } satisfies v.InferOutput<typeof Payload>,
  dueAt,
})
