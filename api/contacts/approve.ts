import type { Finish, Run, Work } from '#api/jobs/work.ts'
import type { ApproveArgs, ApproveResult } from '#db/model/entities/request.ts'
import type { Suggestion } from '#db/model/entities/suggestion.ts'
import { rowById } from '#db/server/rows.ts'
import type { Looked } from './companyContact.ts'
import type { Asking } from './hunterContacts.ts'
import { isWaiting, lookUp } from './lookup.ts'

const AT_ONCE = 5

/** Looks up the companies' contacts, a few at a time; each lead is there as soon as it is found. */
export async function approve(
  work: Work,
  { request, signal, tell }: Run,
  args: ApproveArgs,
): Promise<Finish<ApproveResult>> {
  const names = new Map<Looked['state'], string[]>()
  const notes = new Set<string>()
  const rest = await waiting(work, request.teamId, args.suggestionIds)
  const total = rest.length
  let lookedUp = 0
  const report = () => {
    const found = names.get('found')?.length ?? 0
    tell({ step: 'Looking up contacts', total, lookedUp, found, skipped: lookedUp - found })
  }
  const asking: Asking = {
    ...{ userId: request.createdBy, signal, failed: new Set() },
    onNote: (note) => void notes.add(note),
  }
  const worker = async () => {
    for (let next = rest.shift(); next && !signal.aborted; next = rest.shift()) {
      const state = await lookUp(work, next, asking)
      if (!state) continue
      names.set(state, [...(names.get(state) ?? []), next.companyName])
      lookedUp++
      report()
    }
  }
  report()
  await Promise.all(Array.from({ length: AT_ONCE }, worker))

  const named = (state: Looked['state']) => names.get(state) ?? []
  const leadsCreated = named('found').length
  return async () => ({
    leadsCreated,
    skippedCompanies: [...named('none'), ...named('suppressed'), ...named('unreachable')],
    totalApproved: leadsCreated,
    message: messageFor(leadsCreated, named, [...notes]),
  })
}

async function waiting({ store }: Work, teamId: number, ids: number[]): Promise<Suggestion[]> {
  const rows = await Promise.all([...new Set(ids)].map((id) => rowById(store.read, 'suggestions', id)))
  return rows.filter((row) => row !== undefined).filter((row) => row.teamId === teamId && isWaiting(row))
}

function messageFor(created: number, named: (state: Looked['state']) => string[], notes: string[]): string {
  const list = (state: Looked['state']) => named(state).join(', ')
  const said: string[] = []
  if (created > 0) said.push(`Created ${created} leads with real contact info.`)
  if (list('none')) {
    said.push(
      `No public contact data was found for ${list('none')}. You may need to research contacts manually.`,
    )
  }
  if (list('suppressed')) said.push(`On your team’s do-not-contact list: ${list('suppressed')}.`)
  if (list('unreachable')) said.push(`${list('unreachable')} could not be reached and will be tried again.`)
  return [...(said.length > 0 ? said : ['These companies were approved before.']), ...notes].join(' ')
}
