import { type Ask, wishOf } from '#api/companies/query/query.ts'
import { fold } from '#api/companies/query/tokens.ts'
import type { ScorePart } from '#db/model/entities/source.ts'
import { bareDomain } from '#db/model/entities/suggestion.ts'
import { reasoningFor } from './reason.ts'
import { fitOf } from './score.ts'

/** A company that another source named. */
export interface Weighable {
  name: string
  website: string
  industry: string
  size: string
  city: string
  country: string
  description: string
  tags: string[]
  asOf: string
}

/** How well it answers an ask. */
export interface Weighed<C> {
  company: C
  /** 0 to 100. */
  score: number
  parts: ScorePart[]
  reasoning: string
}

/** How telling each word is where there is no directory to count in. */
const RARITY = 0.6

/**
 * Weighs companies of other sources as the directory weighs its own, best first.
 * @returns those that may buy: one that sells the same, or has nothing in common with the product, is left out
 */
export function weighCompanies<C extends Weighable>(ask: Ask, companies: readonly C[]): Weighed<C>[] {
  const wish = wishOf(ask)
  const weighed = companies.flatMap((company, id) => {
    const { name, website, industry, size, city, country, description, tags, asOf } = company
    const told = { name, website, industry, size, city, country, description, asOf }
    const unknown = { email: '', phone: '', address: '' }
    const row = {
      id,
      ...told,
      ...unknown,
      domain: bareDomain(website),
      place: fold(city),
      tags: tags.join(', '),
    }
    const fit = fitOf(row, wish, () => RARITY)
    return fit ? [{ company, score: fit.score, parts: fit.parts, reasoning: reasoningFor(fit, wish) }] : []
  })
  return weighed.sort((a, b) => b.score - a.score || a.company.name.localeCompare(b.company.name, 'en'))
}
