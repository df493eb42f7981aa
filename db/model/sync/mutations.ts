import { conflictMutations } from '#db/model/entities/conflict.ts'
import { emailMutations } from '#db/model/entities/email.ts'
import { leadMutations } from '#db/model/entities/lead.ts'
import { noteMutations } from '#db/model/entities/note.ts'
import { productMutations } from '#db/model/entities/product.ts'
import { requestMutations } from '#db/model/entities/request.ts'
import { sampleMutations } from '#db/model/entities/sample.ts'
import { settingsMutations } from '#db/model/entities/settings.ts'
import { suggestionMutations } from '#db/model/entities/suggestion.ts'
import { type Mutation, Refused } from './mutation.ts'

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
