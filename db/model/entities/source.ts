import * as v from 'valibot'

/** Where companies come from. */
export const sourceNames = ['directory', 'imported', 'openstreetmap', 'wikidata', 'hunter', 'model'] as const
export type SourceName = (typeof sourceNames)[number]

/** What is known of a found value beyond its text. */
export const marks = [
  'role',
  'disposable',
  'no-mail-server',
  'verified',
  'accept-all',
  'invalid',
  'unverified',
] as const
export type Mark = (typeof marks)[number]

/**
 * A value that a look-up found, and where: one per field of the lead, one for each further address, and what the
 * company states of itself on its site, which letters quote.
 */
export const Found = v.object({
  field: v.picklist(['fullName', 'email', 'phoneNumber', 'position', 'linkedInUrl', 'address', 'statement']),
  value: v.string(),
  /** Who published it: the company's own site, or a source's name; of sample data nobody. */
  source: v.picklist(['website', 'sample', ...sourceNames]),
  /** The page or record that holds it. */
  sourceUrl: v.string(),
  /** ISO 8601 in UTC. */
  foundAt: v.string(),
  /** How sure it is that it reaches the company: 0 to 100. */
  confidence: v.number(),
  marks: v.array(v.picklist(marks)),
})
export type Found = v.InferOutput<typeof Found>

/** One part of a match score: "Industry 30/30". */
export const ScorePart = v.object({
  part: v.picklist(['Industry', 'Words', 'Size', 'Place', 'Keywords', 'Contact', 'Audience', 'Model']),
  /** What it adds; what speaks against a company takes away. */
  points: v.number(),
  /** The most it can add; 0 for what only adjusts. */
  of: v.number(),
  why: v.string(),
})
export type ScorePart = v.InferOutput<typeof ScorePart>
