import type { Limits, Rule } from '#api/http/limits.ts'

/** For tests that ask more often than a person does. */
export const noLimits: Limits = {
  take: async () => {},
  giveBack: async () => {},
}

/** Takes without end, and notes by which rules the calls since the last `start` were held: not by what is given back. */
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
