import * as v from 'valibot'
import { Id } from '#db/model/id.ts'
import { Point } from '#db/model/place.ts'
import { form, line, longText } from '#db/model/schema.ts'
import { defineMutation, newRow, Refused, rowEntries } from '#db/model/sync/mutation.ts'
import { focuses, lengths, tones } from './email.ts'
import { actOf, defineEntity } from './entity.ts'
import { KEPT } from './field.ts'
import { sourceNames } from './source.ts'
import { companySizes } from './suggestion.ts'

/** The conditions of a search for companies: the body of POST /api/generate-company-suggestions. */
export const SuggestArgs = form({
  productId: v.pipe(v.number('Please select a product to find real business leads for.'), Id),
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  keywords: v.optional(line(200)),
  companySize: v.optional(v.picklist(companySizes)),
  location: v.optional(line(200)),
  /** The only source to ask. Without it the server chooses the sources. */
  source: v.optional(v.picklist(sourceNames)),
  /** Leaves out the AI service, after it has failed. */
  withoutAi: v.optional(v.boolean()),
  /** The phone's position, in degrees: the search is around it. */
  near: v.optional(Point),
  /** The radius around `near` or `location`. */
  radiusKm: v.optional(v.pipe(v.number(), v.minValue(0.5), v.maxValue(50))),
  /** Searches everywhere, even if the product's texts name a place. */
  anywhere: v.optional(v.boolean()),
  /** Searches all industries, even if the product names one. */
  anyIndustry: v.optional(v.boolean()),
  /** The earlier search whose companies the AI service judges now, because it failed then. */
  again: v.optional(Id),
})
export type SuggestArgs = v.InferOutput<typeof SuggestArgs>

/** The conditions of a search that can be the reason why it finds nothing. */
export const searchConditions = ['place', 'size', 'industry', 'keywords', 'radius', 'source'] as const
export type SearchCondition = (typeof searchConditions)[number]

/** The largest radius that the forms offer, in kilometres. */
export const WIDEST_KM = 25

/** The same search without one of its conditions. */
export function without(condition: SearchCondition, args: SuggestArgs): SuggestArgs {
  const { location: _location, near: _near, radiusKm: _radius, ...nowhere } = args
  const { companySize: _size, ...anySize } = args
  const { keywords: _keywords, ...anyWords } = args
  const { source: _source, ...anySource } = args
  const relaxed: Record<SearchCondition, SuggestArgs> = {
    place: { ...nowhere, anywhere: true },
    size: anySize,
    industry: { ...args, anyIndustry: true },
    keywords: anyWords,
    radius: { ...args, radiusKm: WIDEST_KM },
    source: anySource,
  }
  return relaxed[condition]
}

/** The suggestions to approve: the body of POST /api/company-suggestions/approve. */
export const ApproveArgs = form({
  suggestionIds: v.pipe(
    v.array(Id, 'Please select companies to approve'),
    v.minLength(1, 'Please select companies to approve'),
    v.maxLength(200, 'Please approve at most 200 companies at once'),
  ),
})
export type ApproveArgs = v.InferOutput<typeof ApproveArgs>

/** The email in My Emails that the AI service rewrites, and how. */
export const WriteArgs = form({
  emailId: Id,
  leadId: Id,
  productId: Id,
  tone: v.picklist(tones),
  length: v.picklist(lengths),
  focus: v.picklist(focuses),
  /** The email's text at the time of the request. Only this text may be replaced. */
  subject: line(300),
  body: longText,
})
export type WriteArgs = v.InferOutput<typeof WriteArgs>

const RequestedWork = v.variant('kind', [
  v.object({ kind: v.literal('suggest'), args: SuggestArgs }),
  v.object({ kind: v.literal('approve'), args: ApproveArgs }),
  v.object({ kind: v.literal('write'), args: WriteArgs }),
])

export const ApproveResult = v.object({
  leadsCreated: v.number(),
  /** Names of the companies for which no contact was found. */
  skippedCompanies: v.array(v.string()),
  totalApproved: v.number(),
  message: v.string(),
})
export type ApproveResult = v.InferOutput<typeof ApproveResult>

export const SuggestResult = v.object({
  suggested: v.number(),
  message: v.string(),
  /**
   * If nothing was found: each condition without which the search would find companies, and how many (0 = not
   * searched), in descending order. Empty if no single condition is the reason.
   */
  without: v.optional(v.array(v.object({ condition: v.picklist(searchConditions), found: v.number() }))),
  /** The AI service was asked and failed. It can be asked again. */
  aiFailed: v.optional(v.boolean()),
})
export type SuggestResult = v.InferOutput<typeof SuggestResult>

export const WriteResult = v.object({
  /** The email with the new text. */
  emailId: Id,
  /** Whether this is a new email, because the text of the requested one had changed meanwhile. */
  beside: v.boolean(),
  message: v.string(),
})
export type WriteResult = v.InferOutput<typeof WriteResult>

/**
 * Work that needs the network. Any device can request it, and the server runs it:
 * queued → calling → done, failed or cancelled.
 */
export const Request = v.object({
  ...rowEntries,
  task: RequestedWork,
  status: v.picklist(['queued', 'calling', 'done', 'failed', 'cancelled']),
  /** The outcome, in words for the person; '' until the request has ended. */
  message: v.string(),
  result: v.nullable(v.union([ApproveResult, SuggestResult, WriteResult])),
})
export type Request = v.InferOutput<typeof Request>

/** The progress of a running request. It is sent while the request runs, and never stored. */
export const Progress = v.object({
  requestId: Id,
  /** The current step, in words: "Asking OpenStreetMap". */
  step: v.string(),
  /** The number of companies to look up; 0 while it is unknown. */
  total: v.number(),
  lookedUp: v.number(),
  found: v.number(),
  skipped: v.number(),
})
export type Progress = v.InferOutput<typeof Progress>

export type RequestKind = Request['task']['kind']

/** The texts that a person reads about a kind of work. */
interface Words {
  /** The work as a title. */
  title: string
  /** The title if the work failed, or if the request could not be stored. */
  failed: string
  /** The text below that title if the device could not store the request. */
  notStored: string
}

export const requestWords: Readonly<Record<RequestKind, Words>> = {
  suggest: {
    title: 'Company suggestions',
    failed: 'Error generating suggestions',
    notStored: 'Failed to generate company suggestions',
  },
  approve: {
    title: 'Contacts of companies',
    failed: 'Failed to generate leads from company suggestions',
    notStored: 'Failed to approve suggestions',
  },
  write: { title: 'Email by AI', failed: 'Failed to generate email', notStored: 'Please try again.' },
}

export const request = defineEntity({
  name: 'request',
  row: Request,
  titleOf: ({ task }) => task && requestWords[task.kind].title,
  erased: KEPT,
  asksForWork: true,
  // Screens show what is under way, and the latest results.
  keptDays: 90,
  keptBytes: 8 * 1024 * 1024,
  since: 1,
  mutations: {
    'request.create': defineMutation({
      kind: 'create',
      args: v.object({ id: Id, task: RequestedWork }),
      apply(row: Request | undefined, { id, task }, ctx): Request {
        if (row) throw Refused.taken()
        return { ...newRow(id, ctx), task, status: 'queued', message: '', result: null }
      },
    }),
    'request.cancel': actOf('cancel', v.object({ id: Id }), (row: Request): Request => {
      const ended = row.status !== 'queued' && row.status !== 'calling'
      return ended ? row : { ...row, status: 'cancelled', message: 'Cancelled' }
    }),
  },
})
