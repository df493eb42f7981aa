import type { Limits, Rule } from '#api/http/limits.ts'

/** Rate limits for tests that call more often than a person. */
export const noLimits: Limits = {
  take: async () => {},
  giveBack: async () => {},
}

/**
 * Never refuses, and records which limits the calls since the last `start` counted against; refunds are not
 * recorded.
 */
export function notedLimits(): Limits & { start(): void; held(): Rule[] } {
  let rules: Rule[] = []
  return {
    start: () => {
      rules = []
    },
    held: () => rules,
    async take(rule) {
      rules.push(rule)
    },
    async giveBack(rule) {
      rules.splice(rules.lastIndexOf(rule), 1)
    },
  }
}
