import * as v from 'valibot'
import { Product } from '#db/model/product.ts'

const Draft = v.object({
  /** The product as it was when the person began to change it; null for a new one. */
  seen: v.nullable(Product),
  typed: v.record(v.string(), v.string()),
})
/** What was typed into the product's form and not yet saved. */
export type Draft = v.InferOutput<typeof Draft>

const Stored = v.pipe(v.string(), v.parseJson(), Draft)

/** Where a form's draft is kept: one for each product of a person's team, and one for the next new product. */
export const draftKey = (userId: number, teamId: number, productId: number | undefined): string =>
  `rove-product-draft-${userId}-${teamId}-${productId ?? 'new'}`

/** @returns undefined when nothing was typed, or what is stored is not a draft */
export function readDraft(key: string, storage: Storage = localStorage): Draft | undefined {
  const stored = v.safeParse(Stored, storage.getItem(key))
  return stored.success ? stored.output : undefined
}

/** Keeps a draft across a closed dialog, a reload or a crash; one that differs from nothing is forgotten. */
export function keepDraft(key: string, draft: Draft, storage: Storage = localStorage): void {
  if (isUnchanged(draft)) storage.removeItem(key)
  else storage.setItem(key, JSON.stringify(draft))
}

export function forgetDraft(key: string, storage: Storage = localStorage): void {
  storage.removeItem(key)
}

function isUnchanged({ seen, typed }: Draft): boolean {
  const before = new Map<string, unknown>(Object.entries(seen ?? {}))
  return Object.entries(typed).every(([name, text]) => text === (before.get(name) ?? ''))
}
