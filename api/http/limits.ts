import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { TooMany } from './errors.ts'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/**
 * How many times within how many seconds. A network may stand for a whole office, so it gets more than an account.
 * Of one account at most 96 passwords an hour can be tried: from a network that it knows, and from all others.
 */
const rules = {
  signInHere: { points: 6, duration: 10 * MINUTE_S },
  signInAccount: { points: 10, duration: 10 * MINUTE_S },
  signInNetwork: { points: 60, duration: 10 * MINUTE_S },
  registerNetwork: { points: 60, duration: HOUR_S },
  /** Names and addresses that someone has already. */
  takenNetwork: { points: 20, duration: HOUR_S },
  taken: { points: 10, duration: HOUR_S },
  password: { points: 10, duration: 15 * MINUTE_S },
  confirm: { points: 10, duration: 15 * MINUTE_S },
  download: { points: 6, duration: HOUR_S },
  // With the password known, three codes of a million are right at a time.
  secondStepHere: { points: 6, duration: 10 * MINUTE_S },
  secondStepAccount: { points: 20, duration: HOUR_S },
  secondStepNetwork: { points: 120, duration: 10 * MINUTE_S },
  passkeyNetwork: { points: 600, duration: 10 * MINUTE_S },
  proof: { points: 10, duration: 15 * MINUTE_S },
  resetNetwork: { points: 60, duration: 15 * MINUTE_S },
  profile: { points: 60, duration: HOUR_S },
  keyCheck: { points: 20, duration: 10 * MINUTE_S },
  team: { points: 20, duration: HOUR_S },
  invite: { points: 60, duration: HOUR_S },
  inviteNetwork: { points: 240, duration: HOUR_S },
  ask: { points: 60, duration: 10 * MINUTE_S },
  askNetwork: { points: 300, duration: 10 * MINUTE_S },
  help: { points: 60, duration: HOUR_S },
  upload: { points: 300, duration: 10 * MINUTE_S },
  uploadNetwork: { points: 1500, duration: 10 * MINUTE_S },
}
export type Rule = keyof typeof rules

/** Slows down who asks too often. */
export interface Limits {
  /** Counts one more by `who`. @throws TooMany */
  take(rule: Rule, who: string | number): Promise<void>
  /** What was taken did no harm: it does not count. */
  giveBack(rule: Rule, who: string | number): Promise<void>
}

/** @param limiterFor counts for a rule: by itself in memory, so that a restart forgets */
export function createLimits(
  limiterFor: (rule: Rule, most: (typeof rules)[Rule]) => RateLimiterAbstract = (_, most) =>
    new RateLimiterMemory(most),
): Limits {
  const limiters = new Map<Rule, RateLimiterAbstract>()
  function limiterOf(rule: Rule) {
    const limiter = limiters.get(rule) ?? limiterFor(rule, rules[rule])
    limiters.set(rule, limiter)
    return limiter
  }

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
  }
}
