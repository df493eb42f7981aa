import * as v from 'valibot'
import { Id } from './id.ts'
import { IsoDate } from './schema.ts'

/** The fields of a company that an imported file can contain. */
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

/**
 * The formats of such a file: CSV with a header, one JSON object per line, or one JSON text with a list of
 * objects.
 */
export const fileFormats = ['csv', 'jsonl', 'json'] as const
export type FileFormat = (typeof fileFormats)[number]

const Column = v.optional(v.pipe(v.string(), v.maxLength(500)))

/** For each field, the name of the file's column that contains it. */
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

/** Whether the file can contain companies: each needs a name, and a way to contact or find it. */
export const isImportable = ({ name, website, email, phone, address, page }: Mapping): boolean =>
  Boolean(name && (website || email || phone || address || page))

/** The maximum bytes of a file that are sent for a preview, and for an import. */
export const PREVIEW_BYTES = 256 * 1024
export const IMPORT_BYTES = 200 * 1024 * 1024

/** A directory of companies that a team imported, or that all teams of the server share. */
export const CompanyDirectory = v.object({
  id: Id,
  name: v.string(),
  companies: v.number(),
  createdAt: IsoDate,
  /** Whether the team may remove it; false for a directory of the server. */
  removable: v.boolean(),
})
export type CompanyDirectory = v.InferOutput<typeof CompanyDirectory>

/** A preview of the beginning of a file. */
export const DirectoryPreview = v.object({
  format: v.picklist(fileFormats),
  /** The name of the publisher whose layout the file has; '' for any other layout. */
  published: v.optional(v.string(), ''),
  /** The file's columns. */
  header: v.array(v.string()),
  mapping: Mapping,
  /** The first rows as companies, or the reason why a row would be left out. */
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

/** The result of an import. */
export const ImportCounts = v.object({
  /** The number of rows in the file. */
  read: v.number(),
  companies: v.number(),
  /** Rows that a later row of the same company replaced. */
  duplicates: v.number(),
  leftOut: v.number(),
  /** The reasons for the first rows that were left out. */
  reasons: v.array(v.object({ line: v.number(), reason: v.string() })),
  /** The number of rows that were left out for each reason, most frequent first. */
  tally: v.optional(v.array(v.object({ reason: v.string(), rows: v.number() })), []),
})
export type ImportCounts = v.InferOutput<typeof ImportCounts>

/** The response to an upload. */
export const ImportAnswer = v.object({ directory: CompanyDirectory, ...ImportCounts.entries })
export type ImportAnswer = v.InferOutput<typeof ImportAnswer>
