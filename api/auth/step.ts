import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Deps } from '#api/http/deps.ts'
import { ApiError } from '#api/http/errors.ts'
import type { StepPurpose } from '#db/model/factor.ts'
import { hashOf, newSecret } from '#db/server/secret.ts'
import { addStep, editStep, endStep, type StepRow, stepWith, tryStep } from '#db/server/steps.ts'

const VALID_MS = 10 * 60 * 1000
const MOST_TRIES = 6
const COOKIE = 'rove_step'

/**
 * A process that a browser has started and must finish within ten minutes. The browser has its token in a
 * cookie.
 */
export interface PendingSteps {
  begin(c: Context, step: { purpose: StepPurpose; userId: number | null; payload?: string }): Promise<void>
  /** @returns the step of the request, if it has one of these purposes */
  carried(c: Context, ...purposes: StepPurpose[]): Promise<StepRow | undefined>
  /** Counts an attempt to finish it. @throws ApiError 410 if it does not exist or had too many attempts */
  tried(c: Context, purpose: StepPurpose): Promise<StepRow>
  /** Gives it another purpose or payload, for another ten minutes. */
  change(step: StepRow, to: { purpose?: StepPurpose; payload?: string }): Promise<void>
  /** @throws ApiError 410 if it was finished meanwhile */
  end(c: Context, step: StepRow): Promise<void>
}

export function createPendingSteps({ store, now }: Pick<Deps, 'store' | 'now'>): PendingSteps {
  const isoNow = () => now().toISOString()
  const expiry = () => new Date(now().getTime() + VALID_MS).toISOString()

  const carried: PendingSteps['carried'] = async (c, ...purposes) => {
    const token = getCookie(c, COOKIE, ...prefixFor(c))
    if (!token) return undefined
    const step = await stepWith(store.read, hashOf(token), isoNow())
    return step && purposes.includes(step.purpose) ? step : undefined
  }

  return {
    carried,
    async begin(c, { payload = '', ...step }) {
      const token = newSecret()
      const row = { tokenHash: hashOf(token), ...step, payload, expiresAt: expiry() }
      await store.tx((handle) => addStep(handle, row, isoNow()))
      const { secure } = c.get('client')
      const [prefix] = prefixFor(c)
      setCookie(c, COOKIE, token, {
        httpOnly: true,
        sameSite: 'Strict',
        path: '/',
        secure,
        maxAge: VALID_MS / 1000,
        ...(prefix && { prefix }),
      })
    },
    async tried(c, purpose) {
      const step = await carried(c, purpose)
      if (step && (await store.tx((handle) => tryStep(handle, step.tokenHash, MOST_TRIES)))) return step
      throw tooLate()
    },
    async change({ tokenHash }, to) {
      await store.tx((handle) => editStep(handle, tokenHash, { ...to, expiresAt: expiry() }))
    },
    async end(c, { tokenHash }) {
      const [prefix] = prefixFor(c)
      deleteCookie(c, COOKIE, { path: '/', secure: c.get('client').secure, ...(prefix && { prefix }) })
      if (!(await store.tx((handle) => endStep(handle, tokenHash)))) throw tooLate()
    },
  }
}

/** Over TLS this prefix keeps other hosts from setting the cookie (RFC 6265bis, 4.1.3.2). */
const prefixFor = (c: Context): ['host'] | [] => (c.get('client').secure ? ['host'] : [])

const tooLate = () => new ApiError(410, 'This took too long or was tried too often. Please start again.')
