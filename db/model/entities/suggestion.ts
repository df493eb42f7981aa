import * as v from 'valibot'
import { addressOf } from '#db/model/address.ts'
import { Id } from '#db/model/id.ts'
import { rowEntries } from '#db/model/sync/mutation.ts'
import { defineEntity, deleteOf, restoreOf } from './entity.ts'
import { KEPT } from './field.ts'
import { ProductId, product } from './product.ts'
import { sampleMutations } from './sample.ts'
import { ScorePart } from './source.ts'

export const companySizes = ['Small', 'Medium', 'Large'] as const
export type CompanySize = (typeof companySizes)[number]

/** What the last look-up for public contact data found. */
export const contactStates = ['', 'none', 'unreachable'] as const

/** A company that may buy the product, waiting for review. Made by the server alone. */
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
  /** How the match score came about. */
  scores: v.array(ScorePart),
  /** Which source named the company (db/model/entities/source.ts). */
  source: v.string(),
  /** The source's own page about it; '' where it has none. */
  sourceUrl: v.string(),
  /**
   * Whether its domain is known to exist, and of a company that a model named, whether its own site names it;
   * 'unverified' where that could not be told.
   */
  domain: v.picklist(['', 'verified', 'unverified']),
  /** Published contact data that the source itself gave; '' = none. */
  email: v.string(),
  phoneNumber: v.string(),
  address: v.string(),
  /** Degrees, WGS 84. */
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
  /** When its facts were true (a year or a date). */
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
    'sample.suggestion': sampleMutations.suggestion,
  },
})

/** Whether a model alone says that there is such a company. */
export const isDoubtful = ({ source, domain }: Pick<Suggestion, 'source' | 'domain'>): boolean =>
  source === 'model' && domain === 'unverified'

/** The name by which a website is the same company's: its host without "www.", as the web spells it. */
export function bareDomain(website: string): string {
  const given = website.trim().toLowerCase()
  const address = /^[a-z]+:\/\//.test(given) ? given : `http://${given}`
  const host = addressOf(address)?.hostname ?? given
  return host.replace(/^www\./, '')
}
