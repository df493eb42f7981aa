import type { Deps } from '#api/deps.ts'
import type { Handle } from '#db/server/open.ts'
import type { Author } from '#db/server/write.ts'

/** What a request is carried out with. */
export interface Work extends Deps {
  poke(teamId: number): void
}

/** Writes the outcome of finished work in the transaction that also ends the request. */
export type Finish<Result> = (handle: Handle) => Promise<Result>

/** A request that can't be carried out, with a sentence for the person. */
export class Failed extends Error {
  override readonly name = 'Failed'
}

/** The author of what the server does itself. */
export function byServer({ now }: Work, name: string): Author {
  return { userId: null, deviceId: 'server', name, at: now().toISOString() }
}
