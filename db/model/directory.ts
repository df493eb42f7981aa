import * as v from 'valibot'
import { Id } from './id.ts'
import { IsoDate } from './schema.ts'

/** What an imported file may say of a company. */
export const companyFields = [
  'name',
  'website',
  'industry',
  'size',
  'city',
  'region',
  'country',
  'description',
  'tags',
  'email',
  'phone',
  'address',
  'page',
  'asOf',
] as const
export type CompanyField = (typeof companyFields)[number]

/** How such a file is written: CSV with a header, one JSON object a line, or one JSON text with a list of them. */
export const fileFormats = ['csv', 'jsonl', 'json'] as const
export type FileFormat = (typeof fileFormats)[number]

const Column = v.optional(v.pipe(v.string(), v.maxLength(500)))

/** For each field the name of the file's column that holds it. */
export const Mapping = v.object({
  name: Column,
  website: Column,
  industry: Column,
  size: Column,
  city: Column,
  region: Column,
  country: Column,
  description: Column,
  tags: Column,
  email: Column,
  phone: Column,
  address: Column,
  page: Column,
  asOf: Column,
} satisfies Record<CompanyField, typeof Column>)
export type Mapping = v.InferOutput<typeof Mapping>

/** Whether companies can come of it: each needs a name, and a way to be reached or found. */
export const isImportable = ({ name, website, email, phone, address, page }: Mapping): boolean =>
  Boolean(name && (website || email || phone || address || page))

/** The most bytes of a file that are sent for a preview, and of one that is imported. */
export const PREVIEW_BYTES = 256 * 1024
export const IMPORT_BYTES = 200 * 1024 * 1024

/** Companies that a team imported, or that the whole server has. */
export const CompanyDirectory = v.object({
  id: Id,
  name: v.string(),
  companies: v.number(),
  createdAt: IsoDate,
  /** Whether the team may remove it; the server's own it may not. */
  removable: v.boolean(),
})
export type CompanyDirectory = v.InferOutput<typeof CompanyDirectory>

/** The beginning of a file as it would be imported. */
export const DirectoryPreview = v.object({
  format: v.picklist(fileFormats),
  /** Whose layout it is, as people know it; '' for a layout of its own. */
  published: v.optional(v.string(), ''),
  /** The file's columns. */
  header: v.array(v.string()),
  mapping: Mapping,
  /** The first rows as companies; or why a row would be left out. */
  rows: v.array(
    v.object({
      line: v.number(),
      reason: v.optional(v.string()),
      company: v.optional(
        v.object({
          name: v.string(),
          website: v.string(),
          industry: v.string(),
          size: v.string(),
          city: v.string(),
          country: v.string(),
        }),
      ),
    }),
  ),
})
export type DirectoryPreview = v.InferOutput<typeof DirectoryPreview>

/** What came of an import. */
export const ImportCounts = v.object({
  /** Rows of the file. */
  read: v.number(),
  companies: v.number(),
  /** Rows in whose place a later one of the same company stands. */
  duplicates: v.number(),
  leftOut: v.number(),
  /** Why, of the first ones. */
  reasons: v.array(v.object({ line: v.number(), reason: v.string() })),
  /** How many of all were left out for each reason, the most first. */
  tally: v.optional(v.array(v.object({ reason: v.string(), rows: v.number() })), []),
})
export type ImportCounts = v.InferOutput<typeof ImportCounts>

/** The answer to an upload. */
export const ImportAnswer = v.object({ directory: CompanyDirectory, ...ImportCounts.entries })
export type ImportAnswer = v.InferOutput<typeof ImportAnswer>
