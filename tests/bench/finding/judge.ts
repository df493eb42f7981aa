import type { FoundCompany } from '#api/companies/score/candidate.ts'
import { bareDomain, type CompanySize, companySizes } from '#db/model/entities/suggestion.ts'
import { inventedAt, inventedOn, nameInCity } from './generate.ts'
import { type Asked, regionOf, shippedKinds } from './labels.ts'

/** What is true of a company, and what was published of it. */
export interface Truth {
  kind: string
  country: string
  /** "US-TX"; '' for one that is in none that is asked for. */
  region: string
  /** As published; '' for none. */
  size: CompanySize | ''
}

/** How a sales person would take a company that was shown. */
export interface Verdict {
  /** Worth a visit: a kind that buys, there, and not of a size that was not asked for. */
  right: boolean
  /** It is of a kind that looks alike and does not buy. */
  trap: boolean
  /** It is in a country that was not asked for. */
  wrongCountry: boolean
  /** Why it is not right, in words; the kind where it is. */
  why: string
}

/**
 * What is true of a company that Rove shows.
 * @param unsited the numbers of the generated companies without a website, by nameInCity
 * @throws for a company that nobody has labelled
 */
export function truthOf(company: FoundCompany, unsited: ReadonlyMap<string, number>): Truth {
  const { website, companyName, city, country, companySize, source } = company
  if (source === 'directory') return shippedTruth({ website, city, country, size: companySize })
  if (website) {
    const invented = inventedOn(website)
    if (invented) return invented
  }
  const n = unsited.get(nameInCity({ name: companyName, city }))
  if (n === undefined) throw new Error(`Nobody has labelled ${companyName}, ${website || city}`)
  return inventedAt(n)
}

/** What is true of a company that ships with Rove. @throws for one that nobody has labelled */
export function shippedTruth(company: Record<'website' | 'city' | 'country' | 'size', string>): Truth {
  const { website, city, country, size } = company
  const kind = shippedKinds.get(bareDomain(website))
  if (!kind) throw new Error(`Nobody has labelled ${website}`)
  return {
    kind,
    country,
    region: regionOf(country, city),
    size: companySizes.find((one) => one === size) ?? '',
  }
}

export function verdictOn(truth: Truth, asked: Asked): Verdict {
  const { fits, may, traps } = asked
  const buys = fits.includes(truth.kind) || may.includes(truth.kind)
  const there = isThere(truth, asked)
  const sized = !asked.ask.companySize || !truth.size || truth.size === asked.ask.companySize
  const problems = [
    buys ? '' : `is ${truth.kind}`,
    there ? '' : `in ${truth.region || truth.country}`,
    sized ? '' : truth.size,
  ]
  return {
    right: buys && there && sized,
    trap: traps.includes(truth.kind),
    wrongCountry: asked.where.length > 0 && !asked.where.some((place) => place.slice(0, 2) === truth.country),
    why: problems.filter(Boolean).join(', ') || truth.kind,
  }
}

const isThere = ({ country, region }: Truth, { where }: Asked) =>
  where.length === 0 || where.includes(country) || where.includes(region)
