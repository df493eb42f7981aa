import * as v from 'valibot'
import { contactEmail, linkedInPage, phoneNumber } from '#api/contacts/html/normalise.ts'
import { addressOf } from '#db/model/address.ts'

const Text = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((text) => text.trim()),
)

/** The keys of a documented object may be missing or null; a value of another type counts as missing. */
const maybe = <S extends v.GenericSchema>(schema: S) => v.fallback(v.nullish(schema, undefined), undefined)

const Counter = v.object({ used: v.number(), available: v.number() })

export const AccountAnswer = v.object({
  data: v.object({
    plan_name: Text,
    reset_date: Text,
    requests: v.object({ searches: maybe(Counter), verifications: maybe(Counter) }),
  }),
})

/** The remaining credits of a key this month. */
export interface HunterAccount {
  plan: string
  /** The day on which the counters are reset, "2026-01-15"; '' = unknown. */
  resetDate: string
  /** null = unknown. */
  searchesLeft: number | null
  verificationsLeft: number | null
}

export function accountOf({ data }: v.InferOutput<typeof AccountAnswer>): HunterAccount {
  return {
    plan: data.plan_name,
    resetDate: data.reset_date,
    searchesLeft: leftOf(data.requests.searches),
    verificationsLeft: leftOf(data.requests.verifications),
  }
}

/** "available" is the month's whole allowance. */
const leftOf = (counter: v.InferOutput<typeof Counter> | null | undefined) =>
  counter ? Math.max(0, counter.available - counter.used) : null

export const DiscoverAnswer = v.object({
  data: v.array(
    v.object({
      domain: Text,
      organization: Text,
      emails_count: maybe(v.object({ total: v.number() })),
      industry: v.fallback(Text, ''),
      headcount: v.fallback(Text, ''),
      city: v.fallback(Text, ''),
      country: v.fallback(Text, ''),
    }),
  ),
})

/** A company that Hunter knows; '' for unknown values. */
export interface HunterCompany {
  domain: string
  name: string
  /** The number of addresses that Hunter has of it. */
  emails: number
  industry: string
  /** In Hunter's format: "11-50". */
  headcount: string
  city: string
  country: string
}

export const companiesOf = ({ data }: v.InferOutput<typeof DiscoverAnswer>): HunterCompany[] =>
  data
    .filter(({ domain, organization }) => domain && organization)
    .map(({ organization, emails_count, ...company }) => ({
      ...company,
      name: organization,
      emails: emails_count?.total ?? 0,
    }))

export const verifications = ['valid', 'invalid', 'accept_all', 'webmail', 'disposable', 'unknown'] as const
const Status = v.fallback(v.picklist(verifications), 'unknown')

export const DomainAnswer = v.object({
  data: v.object({
    emails: v.array(
      v.object({
        value: v.string(),
        type: v.fallback(v.picklist(['personal', 'generic']), 'generic'),
        confidence: v.nullish(v.number(), 0),
        first_name: Text,
        last_name: Text,
        position: Text,
        linkedin: Text,
        phone_number: Text,
        verification: v.nullish(v.object({ status: Status, date: Text })),
        sources: v.nullish(v.array(v.object({ uri: Text, still_on_page: v.nullish(v.boolean(), true) })), []),
      }),
    ),
  }),
})

/** A person or a role address of a company. */
export interface HunterContact {
  email: string
  /** generic: a role address, such as info@. */
  kind: 'personal' | 'generic'
  /** 0 to 100. */
  confidence: number
  firstName: string
  lastName: string
  position: string
  linkedInUrl: string
  phoneNumber: string
  /** The result and the date ("2026-01-15") of Hunter's last check; 'unknown' and '' if there was none. */
  verification: { status: (typeof verifications)[number]; date: string }
  /** The public pages that contain it, those that still do first. */
  sourceUrls: string[]
}

/** Undeliverable addresses are left out. */
export const contactsIn = ({ data }: v.InferOutput<typeof DomainAnswer>): HunterContact[] =>
  data.emails.flatMap(({ value, type, confidence, first_name, last_name, position, ...more }) => {
    const email = contactEmail(value)
    if (!email) return []
    return {
      email,
      kind: type,
      confidence,
      firstName: first_name,
      lastName: last_name,
      position,
      linkedInUrl: linkedInPage(more.linkedin)?.url ?? '',
      phoneNumber: phoneNumber(more.phone_number) ?? '',
      verification: more.verification ?? { status: 'unknown', date: '' },
      sourceUrls: more.sources
        .toSorted((a, b) => Number(b.still_on_page) - Number(a.still_on_page))
        .map(({ uri }) => uri)
        .filter(isPage),
    }
  })

const isPage = (uri: string) => /^https?:\/\//.test(uri) && addressOf(uri) !== undefined

export const VerifierAnswer = v.object({
  data: v.object({ status: Status, score: v.nullish(v.number(), 0) }),
})

/** Whether an address accepts mail, and the confidence (0 to 100). */
export type HunterVerification = v.InferOutput<typeof VerifierAnswer>['data']
