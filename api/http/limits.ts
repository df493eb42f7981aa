import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { TooMany } from './errors.ts'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/**
 * How many times within how many seconds. A network may stand for a whole office, so it has higher limits
 * than an account. For one account at most 96 passwords an hour can be tried: from a network that it knows,
 * and from all others.
 */
const rules = {
  signInHere: { points: 6, duration: 10 * MINUTE_S },
  signInAccount: { points: 10, duration: 10 * MINUTE_S },
  signInNetwork: { points: 60, duration: 10 * MINUTE_S },
  registerNetwork: { points: 60, duration: HOUR_S },
  /** Names and addresses that are already taken. */
  takenNetwork: { points: 20, duration: HOUR_S },
  taken: { points: 10, duration: HOUR_S },
  password: { points: 10, duration: 15 * MINUTE_S },
  confirm: { points: 10, duration: 15 * MINUTE_S },
  download: { points: 6, duration: HOUR_S },
  // If the password is known: three of a million codes are correct at any time.
  secondStepHere: { points: 6, duration: 10 * MINUTE_S },
  secondStepAccount: { points: 20, duration: HOUR_S },
  secondStepNetwork: { points: 120, duration: 10 * MINUTE_S },
  passkeyNetwork: { points: 600, duration: 10 * MINUTE_S },
  proof: { points: 10, duration: 15 * MINUTE_S },
  resetNetwork: { points: 60, duration: 15 * MINUTE_S },
  profile: { points: 60, duration: HOUR_S },
  keyCheck: { points: 20, duration: 10 * MINUTE_S },
  team: { points: 20, duration: HOUR_S },
  // The servers of a calendar service read for many people.
  calendarNetwork: { points: 1_200, duration: 10 * MINUTE_S },
  invite: { points: 60, duration: HOUR_S },
  inviteNetwork: { points: 240, duration: HOUR_S },
  ask: { points: 60, duration: 10 * MINUTE_S },
  askNetwork: { points: 300, duration: 10 * MINUTE_S },
  help: { points: 60, duration: HOUR_S },
  route: { points: 120, duration: 10 * MINUTE_S },
  routeNetwork: { points: 600, duration: 10 * MINUTE_S },
  upload: { points: 300, duration: 10 * MINUTE_S },
  uploadNetwork: { points: 1500, duration: 10 * MINUTE_S },
  import: { points: 30, duration: HOUR_S },
  importPreview: { points: 60, duration: HOUR_S },
  /** Changes of a team, its people or an account, which the audit log records. */
  act: { points: 300, duration: HOUR_S },
  /** With the correct password; wrong passwords have separate limits. */
  signedIn: { points: 240, duration: HOUR_S },
  deletion: { points: 20, duration: HOUR_S },
  erase: { points: 60, duration: HOUR_S },
  auditExport: { points: 20, duration: HOUR_S },
  /**
   * Bytes of an account's calls: a small amount each minute, beyond what phones send at once after days
   * without a connection.
   */
  sent: { points: 1024 * 1024, duration: MINUTE_S, here: true },
  sentAtOnce: { points: 64 * 1024 * 1024, duration: HOUR_S, here: true },
  /** Bytes of rows, by their stored size, that an account's devices read: a full team twice. */
  read: { points: 2 * 1024 * 1024 * 1024, duration: HOUR_S, here: true },
  /** All calls of an account. */
  call: { points: 30_000, duration: 10 * MINUTE_S, here: true },
} satisfies Record<string, Most>
export type Rule = keyof typeof rules

/** The maximum number of points within `duration` seconds. */
interface Most {
  points: number
  duration: number
  /** Each server counts separately, so that limits on every call need no database. */
  here?: true
}

/** Rate limits. */
export interface Limits {
  /** Counts one point for `who`, or as many as given. @throws TooMany */
  take(rule: Rule, who: string | number, points?: number): Promise<void>
  /** Returns a point for a call that turned out to be harmless. */
  giveBack(rule: Rule, who: string | number): Promise<void>
}

/** The maximum number of points of a rule within an hour. */
export const mostAnHour = (rule: Rule): number =>
  rules[rule].points * Math.ceil(HOUR_S / rules[rule].duration)

/** @param limiterFor makes the counter of a rule: by default in memory, so that a restart resets it */
export function createLimits(
  limiterFor: (rule: Rule, most: Most) => RateLimiterAbstract = (_, most) => new RateLimiterMemory(most),
): Limits {
  const limiters = new Map<Rule, RateLimiterAbstract>()
  function limiterOf(rule: Rule) {
    const most: Most = rules[rule]
    const limiter = limiters.get(rule) ?? (most.here ? new RateLimiterMemory(most) : limiterFor(rule, most))
    limiters.set(rule, limiter)
    return limiter
  }

  return {
    async take(rule, who, points = 1) {
      await limiterOf(rule)
        .consume(who, points)
        .catch((refusal: unknown) => {
          throw refusal instanceof RateLimiterRes ? new TooMany(refusal.msBeforeNext / 1000) : refusal
        })
    },
    async giveBack(rule, who) {
      await limiterOf(rule).reward(who)
    },
  }
}
