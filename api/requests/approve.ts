import type { ApproveArgs, ApproveResult, Request } from '#db/model/request.ts'
import type { Suggestion } from '#db/model/suggestion.ts'
import { rowById } from '#db/server/rows.ts'
import { isWaiting, lookUp } from './lookup.ts'
import type { Finish, Work } from './work.ts'

const AT_ONCE = 5

/** Looks up the companies' contacts, a few at a time; each lead is there as soon as it is found. */
export async function approve(
  work: Work,
  request: Request,
  args: ApproveArgs,
): Promise<Finish<ApproveResult>> {
  const names = { found: [] as string[], none: [] as string[], unreachable: [] as string[] }
  const rest = await waiting(work, request.teamId, args.suggestionIds)
  const worker = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) {
      const state = await lookUp(work, next, request.createdBy)
      if (state) names[state].push(next.companyName)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))

  const { found, none, unreachable } = names
  return async () => ({
    leadsCreated: found.length,
    skippedCompanies: [...none, ...unreachable],
    totalApproved: found.length,
    message: messageFor(found.length, none, unreachable),
  })
}

async function waiting({ store }: Work, teamId: number, ids: number[]): Promise<Suggestion[]> {
  const rows = await Promise.all([...new Set(ids)].map((id) => rowById(store.read, 'suggestions', id)))
  return rows.filter((row) => row !== undefined).filter((row) => row.teamId === teamId && isWaiting(row))
}

function messageFor(created: number, none: string[], unreachable: string[]): string {
  const said: string[] = []
  if (created > 0) said.push(`Created ${created} leads with real contact info`)
  if (none.length > 0) {
    said.push(
      `No public contact data was found for ${none.join(', ')}. You may need to research contacts manually`,
    )
  }
  if (unreachable.length > 0)
    said.push(`${unreachable.join(', ')} could not be reached and will be tried again`)
  return said.length > 0 ? `${said.join('. ')}.` : 'These companies were approved before.'
}
