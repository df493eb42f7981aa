import type { Limits } from '#api/http/limits.ts'

/** For tests that ask more often than a person does. */
export const noLimits: Limits = {
  take: async () => {},
  giveBack: async () => {},
}
