import * as v from 'valibot'

/** The sources of companies. */
export const sourceNames = ['directory', 'imported', 'openstreetmap', 'wikidata', 'hunter', 'model'] as const
export type SourceName = (typeof sourceNames)[number]

/** The marks of a found value: what is known about it besides its text. */
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
 * A value that a look-up found, with its source. There is one for each field of the lead, one for each further address,
 * one for each statement on the company's site, which letters quote, and one for the sentence in which the site asks
 * not to be called by sellers (`noCalls`).
 */
export const Found = v.object({
  field: v.picklist([
    'fullName',
    'email',
    'phoneNumber',
    'position',
    'linkedInUrl',
    'address',
    'statement',
    'noCalls',
  ]),
  value: v.string(),
  /** The publisher: the company's own site, a source, or 'sample' for sample data. */
  source: v.picklist(['website', 'sample', ...sourceNames]),
  /** The page or record that contains the value. */
  sourceUrl: v.string(),
  /** ISO 8601 in UTC. */
  foundAt: v.string(),
  /** The confidence that the value reaches the company: 0 to 100. */
  confidence: v.number(),
  marks: v.array(v.picklist(marks)),
})
export type Found = v.InferOutput<typeof Found>

/** One part of a match score: "Industry 30/30". */
export const ScorePart = v.object({
  part: v.picklist(['Industry', 'Words', 'Size', 'Place', 'Keywords', 'Contact', 'Audience', 'Model']),
  /** The points that the part adds; negative if it counts against the company. */
  points: v.number(),
  /** The most points that the part can add; 0 for a part that only adjusts the score. */
  of: v.number(),
  why: v.string(),
})
export type ScorePart = v.InferOutput<typeof ScorePart>
