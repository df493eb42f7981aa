import { type Mutation, Refused } from '#db/model/sync/mutation.ts'
import { conflictMutations } from './conflict.ts'
import { emailMutations } from './email.ts'
import { leadMutations } from './lead.ts'
import { noteMutations } from './note.ts'
import { productMutations } from './product.ts'
import { requestMutations } from './request.ts'
import { sampleMutations } from './sample.ts'
import { settingsMutations } from './settings.ts'
import { suggestionMutations } from './suggestion.ts'

/** Every way synced data may change. A shipped name stays accepted: phones may hold old edits. */
export const mutations = {
  ...leadMutations,
  ...productMutations,
  ...suggestionMutations,
  ...noteMutations,
  ...emailMutations,
  ...requestMutations,
  ...conflictMutations,
  ...settingsMutations,
  ...sampleMutations,
}

export type MutationName = keyof typeof mutations
export type MutationArgs<N extends MutationName> = NonNullable<(typeof mutations)[N]['given']>

/** @throws Refused 'unknown' for a name that this version does not know */
export function mutationNamed(name: string): Mutation {
  for (const [known, mutation] of Object.entries(mutations)) if (known === name) return mutation
  throw new Refused('unknown', 'This version of Rove does not know this change.')
}
