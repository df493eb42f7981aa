import * as v from 'valibot'
import type { Deps } from '#api/http/deps.ts'
import { Id } from '#db/model/id.ts'
import { hashOf, newSecret } from '#db/server/secret.ts'
import { addStep, endStep, endStepsOf, stepWith } from '#db/server/steps.ts'

const VALID_MS = 60_000

/** What may be downloaded. */
const Meant = v.object({ of: v.picklist(['team', 'person']), teamId: v.optional(Id) })
export type Meant = v.InferOutput<typeof Meant>

/**
 * A password is asked for by one call, and a browser that saves a file makes another: in between stands a ticket, good
 * once within a minute for the person who asked. One a person.
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
    /** @returns undefined for a ticket that was used, is too old, or is another person's */
    async redeem(userId: number, token: string): Promise<Meant | undefined> {
      const step = await stepWith(store.read, hashOf(token), now().toISOString())
      if (step?.userId !== userId || step.purpose !== 'download') return undefined
      const isFirst = await store.tx((handle) => endStep(handle, step.tokenHash))
      return isFirst ? v.parse(v.pipe(v.string(), v.parseJson(), Meant), step.payload) : undefined
    },
  }
}
