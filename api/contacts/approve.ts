import { whyNotFound } from '#api/jobs/failure.ts'
import { defineJob } from '#api/jobs/job.ts'
import { ApproveArgs, type Request } from '#db/model/entities/request.ts'
import type { Suggestion } from '#db/model/entities/suggestion.ts'
import type { Provider } from '#db/model/key.ts'
import type { Store } from '#db/server/database/handle.ts'
import type { LookupResult } from './companyContact.ts'
import { type LeadServices, lookUp, wantedCompany } from './lookup.ts'

const AT_ONCE = 5

/**
 * Looks up the companies' contacts, a few at a time. The app that approved them has made their leads, which are filled
 * in; an earlier app leaves that to the server, which makes each lead as soon as its contact is found.
 */
export const approveJob = (services: LeadServices) =>
  defineJob({
    args: ApproveArgs,
    failed: 'Failed to approve suggestions',
    whyNot: whyNotFound,
    async run({ request, signal, report }, { suggestionIds }) {
      const names = new Map<LookupResult['state'], string[]>()
      const notes = new Set<string>()
      const rest = await waiting(services.store, request, suggestionIds)
      const total = rest.length
      let lookedUp = 0
      const tellProgress = () => {
        const found = names.get('found')?.length ?? 0
        report({ step: 'Looking up contacts', total, lookedUp, found, skipped: lookedUp - found })
      }
      const lookup = {
        userId: request.createdBy,
        signal,
        failed: new Set<Provider>(),
        onNote: (note: string) => void notes.add(note),
      }
      const worker = async () => {
        for (let next = rest.shift(); next && !signal.aborted; next = rest.shift()) {
          const state = await lookUp(services, next, lookup, request.createdAt)
          if (!state) continue
          names.set(state, [...(names.get(state) ?? []), next.companyName])
          lookedUp++
          tellProgress()
        }
      }
      tellProgress()
      await Promise.all(Array.from({ length: AT_ONCE }, worker))

      const named = (state: LookupResult['state']) => names.get(state) ?? []
      const leadsCreated = named('found').length
      return async () => ({
        leadsCreated,
        skippedCompanies: [...named('none'), ...named('suppressed'), ...named('unreachable')],
        totalApproved: leadsCreated,
        message: messageFor(leadsCreated, named, [...notes]),
      })
    },
  })

async function waiting(
  { read }: Store,
  { teamId, createdAt }: Request,
  ids: number[],
): Promise<Suggestion[]> {
  const wanted = await Promise.all([...new Set(ids)].map((id) => wantedCompany(read, id, createdAt)))
  return wanted.flatMap((one) => (one?.suggestion.teamId === teamId ? one.suggestion : []))
}

function messageFor(
  created: number,
  named: (state: LookupResult['state']) => string[],
  notes: string[],
): string {
  const list = (state: LookupResult['state']) => named(state).join(', ')
  const said: string[] = []
  if (created > 0) said.push(`Created ${created} lead${created === 1 ? '' : 's'} with real contact info.`)
  if (list('none')) {
    said.push(
      `No public contact data was found for ${list('none')}. You may need to research contacts manually.`,
    )
  }
  if (list('suppressed')) said.push(`On your team’s do-not-contact list: ${list('suppressed')}.`)
  if (list('unreachable')) said.push(`${list('unreachable')} could not be reached and will be tried again.`)
  return [...(said.length > 0 ? said : ['These companies were approved before.']), ...notes].join(' ')
}
