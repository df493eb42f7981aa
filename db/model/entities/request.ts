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

/** What to look for: the payload of POST /api/generate-company-suggestions. */
export const SuggestArgs = form({
  productId: v.pipe(v.number('Please select a product to find real business leads for.'), Id),
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  keywords: v.optional(line(200)),
  companySize: v.optional(v.picklist(companySizes)),
  location: v.optional(line(200)),
  /** Only this source; else the server asks those that it has. */
  source: v.optional(v.picklist(sourceNames)),
  /** Leaves the AI service out, after it failed. */
  withoutAi: v.optional(v.boolean()),
  /** Around the phone's position, in degrees. */
  near: v.optional(Point),
  /** Around `near` or `location`. */
  radiusKm: v.optional(v.pipe(v.number(), v.minValue(0.5), v.maxValue(50))),
  /** Wherever they are, also where the product's own words name a place. */
  anywhere: v.optional(v.boolean()),
  /** Of whatever industry, whichever the product names. */
  anyIndustry: v.optional(v.boolean()),
  /** The search whose companies the AI service shall judge now, as it could not then. */
  again: v.optional(Id),
})
export type SuggestArgs = v.InferOutput<typeof SuggestArgs>

/** What a search asks for that can keep it from finding anything. */
export const searchConditions = ['place', 'size', 'industry', 'keywords', 'radius', 'source'] as const
export type SearchCondition = (typeof searchConditions)[number]

/** The widest circle that the forms offer, in kilometres. */
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

/** Which suggestions to approve: the payload of POST /api/company-suggestions/approve. */
export const ApproveArgs = form({
  suggestionIds: v.pipe(
    v.array(Id, 'Please select companies to approve'),
    v.minLength(1, 'Please select companies to approve'),
    v.maxLength(200, 'Please approve at most 200 companies at once'),
  ),
})
export type ApproveArgs = v.InferOutput<typeof ApproveArgs>

/** Which email of My Emails the AI service shall write anew, and how. */
export const WriteArgs = form({
  emailId: Id,
  leadId: Id,
  productId: Id,
  tone: v.picklist(tones),
  length: v.picklist(lengths),
  focus: v.picklist(focuses),
  /** The email's words at the asking: only they may be replaced. */
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
   * Where nothing was found: the conditions without each of which something may be, the most first, and how much
   * (0 = nobody looked); none where it is not one condition alone.
   */
  without: v.optional(v.array(v.object({ condition: v.picklist(searchConditions), found: v.number() }))),
  /** The AI service should have had a part in it and failed; it can be asked again. */
  aiFailed: v.optional(v.boolean()),
})
export type SuggestResult = v.InferOutput<typeof SuggestResult>

export const WriteResult = v.object({
  /** The email that holds the new words. */
  emailId: Id,
  /** Whether it is a new one, beside that of the request, whose words had changed meanwhile. */
  beside: v.boolean(),
  message: v.string(),
})
export type WriteResult = v.InferOutput<typeof WriteResult>

/**
 * Work that needs the network, asked for on any device and run by the server:
 * queued → calling → done, failed or cancelled.
 */
export const Request = v.object({
  ...rowEntries,
  task: RequestedWork,
  status: v.picklist(['queued', 'calling', 'done', 'failed', 'cancelled']),
  /** What happened, in words for the person; '' until it ended. */
  message: v.string(),
  result: v.nullable(v.union([ApproveResult, SuggestResult, WriteResult])),
})
export type Request = v.InferOutput<typeof Request>

/** How far a request that runs has come; told while it runs, never stored. */
export const Progress = v.object({
  requestId: Id,
  /** What is being done, in words: "Asking OpenStreetMap". */
  step: v.string(),
  /** Companies to look up; 0 while that is not known. */
  total: v.number(),
  lookedUp: v.number(),
  found: v.number(),
  skipped: v.number(),
})
export type Progress = v.InferOutput<typeof Progress>

export type RequestKind = Request['task']['kind']

/** What a person reads of each kind of work. */
interface Words {
  /** What is asked of the server, as a title. */
  title: string
  /** The title where it failed, or could not even be stored. */
  failed: string
  /** What stands under that title where the device could not store the request. */
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
