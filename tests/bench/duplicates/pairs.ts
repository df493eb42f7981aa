import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Identity } from '#db/duplicates/profile.ts'

const text = v.optional(v.string(), '')
const One = v.object({
  fullName: text,
  email: text,
  phoneNumber: text,
  company: text,
  companyUrl: text,
  address: text,
})
const Pair = v.object({ a: One, b: One, same: v.boolean(), why: v.string() })

/** Two leads, whether they are the same, and what makes that hard to see. */
export interface Pair {
  a: Identity
  b: Identity
  same: boolean
  why: string
}

/** The pairs that somebody drew who did not know the code: half are the same, a third are alike and different. */
export const pairs = (): Pair[] =>
  readFileSync(join(import.meta.dirname, 'pairs.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => v.parse(Pair, JSON.parse(line)))
