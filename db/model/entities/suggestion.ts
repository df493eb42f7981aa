import * as v from 'valibot'
import { addressOf } from '#db/model/address.ts'
import { Id } from '#db/model/id.ts'
import { rowEntries } from '#db/model/sync/mutation.ts'
import { actOf, defineEntity, deleteOf, restoreOf } from './entity.ts'
import { KEPT } from './field.ts'
import { ProductId, product } from './product.ts'
import { sampleMutations } from './sample.ts'
import { ScorePart } from './source.ts'

export const companySizes = ['Small', 'Medium', 'Large'] as const
export type CompanySize = (typeof companySizes)[number]

/** The result of the last look-up for public contact data. */
export const contactStates = ['', 'none', 'unreachable'] as const

/**
 * A company that may buy the product and waits for review. Only the server creates suggestions. The lead of an approved
 * one has its paired id (id.ts).
 */
export const Suggestion = v.object({
  ...rowEntries,
  productId: ProductId,
  requestId: Id,
  companyName: v.string(),
  industry: v.string(),
  website: v.string(),
  reasoning: v.string(),
  companySize: v.string(),
  city: v.string(),
  country: v.string(),
  matchScore: v.string(),
  /** The parts of the match score. */
  scores: v.array(ScorePart),
  /** The source that named the company (db/model/entities/source.ts). */
  source: v.string(),
  /** The source's own page about the company, or ''. */
  sourceUrl: v.string(),
  /**
   * Whether the company's domain exists and, for a company that a model named, whether its own site names it.
   * 'unverified' if this could not be determined.
   */
  domain: v.picklist(['', 'verified', 'unverified']),
  /** Published contact data from the source itself; '' = none. */
  email: v.string(),
  phoneNumber: v.string(),
  address: v.string(),
  /** Degrees, WGS 84. */
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
  /** The year or date at which the facts were true. */
  asOf: v.string(),
  approved: v.boolean(),
  contact: v.picklist(contactStates),
  /** Part of the sample data (sample.ts). */
  sample: v.boolean(),
})
export type Suggestion = v.InferOutput<typeof Suggestion>

export const suggestion = defineEntity({
  name: 'suggestion',
  row: Suggestion,
  titleOf: ({ companyName }) => companyName,
  parent: { entity: product, field: 'productId' },
  erased: KEPT,
  since: 1,
  addedFields: {
    4: {
      scores: [],
      sourceUrl: '',
      domain: '',
      email: '',
      phoneNumber: '',
      address: '',
      latitude: null,
      longitude: null,
      sample: false,
    },
  },
  mutations: {
    'suggestion.delete': deleteOf<Suggestion>(),
    'suggestion.restore': restoreOf<Suggestion>(),
    'suggestion.approve': actOf('approve', v.object({ id: Id }), (row: Suggestion) => ({
      ...row,
      approved: true,
    })),
    'suggestion.reopen': actOf('cancel', v.object({ id: Id }), (row: Suggestion) => ({
      ...row,
      approved: false,
    })),
    'sample.suggestion': sampleMutations.suggestion,
  },
})

/** Whether only a model says that this company exists. */
export const isDoubtful = ({ source, domain }: Pick<Suggestion, 'source' | 'domain'>): boolean =>
  source === 'model' && domain === 'unverified'

/**
 * The domain that identifies a company by its website: the host without "www.", in lower case and as browsers spell
 * it.
 */
export function bareDomain(website: string): string {
  const given = website.trim().toLowerCase()
  const address = /^[a-z]+:\/\//.test(given) ? given : `http://${given}`
  const host = addressOf(address)?.hostname ?? given
  return host.replace(/^www\./, '')
}
