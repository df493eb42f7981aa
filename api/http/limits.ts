import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { TooMany } from './errors.ts'

const MINUTE_S = 60
const DAY_S = 24 * 60 * MINUTE_S

/**
 * How many times within how many seconds. An address may stand for a whole office, so it gets more than an account.
 * Of one account at most 96 passwords an hour can be tried: from an address that it knows, and from all others.
 */
const rules = {
  signInHere: { points: 6, duration: 10 * MINUTE_S },
  signInAccount: { points: 10, duration: 10 * MINUTE_S },
  signInAddress: { points: 60, duration: 10 * MINUTE_S },
  register: { points: 60, duration: 60 * MINUTE_S },
  password: { points: 10, duration: 15 * MINUTE_S },
  passwordAddress: { points: 60, duration: 15 * MINUTE_S },
  invite: { points: 60, duration: 60 * MINUTE_S },
  inviteAddress: { points: 240, duration: 60 * MINUTE_S },
  ask: { points: 60, duration: 10 * MINUTE_S },
  askAddress: { points: 300, duration: 10 * MINUTE_S },
  upload: { points: 300, duration: 10 * MINUTE_S },
  uploadAddress: { points: 1500, duration: 10 * MINUTE_S },
}
export type Rule = keyof typeof rules

/** How long an address from which an account signed in is known for it. */
const KNOWN_S = 14 * DAY_S

/** Slows down who asks too often. Counted in memory, so that a restart forgets. */
export interface Limits {
  /** Counts one more by `who`. @throws TooMany */
  take(rule: Rule, who: string | number): Promise<void>
  /** What was taken did no harm: it does not count. */
  giveBack(rule: Rule, who: string): Promise<void>
  /** Keeps in mind that someone signed in from there. */
  welcome(accountAtAddress: string): Promise<void>
  knows(accountAtAddress: string): Promise<boolean>
}

export function createLimits(): Limits {
  const limiters = new Map<Rule, RateLimiterMemory>()
  function limiterOf(rule: Rule) {
    const limiter = limiters.get(rule) ?? new RateLimiterMemory(rules[rule])
    limiters.set(rule, limiter)
    return limiter
  }

  const known = new RateLimiterMemory({ points: 1, duration: KNOWN_S })
  return {
    async take(rule, who) {
      await limiterOf(rule)
        .consume(who)
        .catch((refusal: unknown) => {
          throw refusal instanceof RateLimiterRes ? new TooMany(refusal.msBeforeNext / 1000) : refusal
        })
    },
    async giveBack(rule, who) {
      await limiterOf(rule).reward(who)
    },
    async welcome(accountAtAddress) {
      await known.set(accountAtAddress, 1, KNOWN_S)
    },
    knows: async (accountAtAddress) => (await known.get(accountAtAddress)) !== null,
  }
}
