import * as v from 'valibot'
import type { Deps } from '#api/http/deps.ts'
import { Id } from '#db/model/id.ts'
import { hashOf, newSecret } from '#db/server/secret.ts'
import { addStep, endStep, endStepsOf, stepWith } from '#db/server/steps.ts'

const VALID_MS = 60_000

/** What can be downloaded. */
const Meant = v.object({ of: v.picklist(['team', 'person']), teamId: v.optional(Id) })
export type Meant = v.InferOutput<typeof Meant>

/**
 * One call checks the password, and the browser makes another to save the file. A ticket connects the two: it
 * is valid once, within a minute, for the person who requested it. A person has one at a time.
 */
export function createTickets({ store, now }: Pick<Deps, 'store' | 'now'>) {
  return {
    async issue(userId: number, meant: Meant): Promise<string> {
      const token = newSecret()
      const expiresAt = new Date(now().getTime() + VALID_MS).toISOString()
      const step = { tokenHash: hashOf(token), purpose: 'download' as const, userId, expiresAt }
      await store.tx(async (handle) => {
        await endStepsOf(handle, userId, 'download')
        await addStep(handle, { ...step, payload: JSON.stringify(meant) }, now().toISOString())
      })
      return token
    },
    /** @returns undefined for a ticket that was used, has expired, or belongs to another person */
    async redeem(userId: number, token: string): Promise<Meant | undefined> {
      const step = await stepWith(store.read, hashOf(token), now().toISOString())
      if (step?.userId !== userId || step.purpose !== 'download') return undefined
      const isFirst = await store.tx((handle) => endStep(handle, step.tokenHash))
      return isFirst ? v.parse(v.pipe(v.string(), v.parseJson(), Meant), step.payload) : undefined
    },
  }
}
