import type { Hunter, HunterAccess } from '#api/contacts/hunter/hunter.ts'
import { PermanentError } from '#api/jobs/failure.ts'
import type { Access } from '#api/keys/access.ts'
import type { Meter } from '#api/keys/meter.ts'
import { sizesIn } from '#db/model/companySize.ts'
import type { SuggestArgs } from '#db/model/entities/request.ts'
import type { SourceName } from '#db/model/entities/source.ts'
import type { Directory } from './directory/directory.ts'
import type { Imported } from './import/imports.ts'
import { companiesNearby, companiesThere, isOnMap } from './map/nearby.ts'
import type { Overpass } from './map/overpass.ts'
import { countryNamed } from './query/places.ts'
import { inAnyPlace, type ParsedQuery } from './query/query.ts'
import { type Candidate, type FoundCompany, scoreCandidates } from './score/candidate.ts'
import { membersOf } from './trades/company.ts'
import { largerBeside, largerCompanies, mayBeLarger } from './wikidata/larger.ts'
import type { Wikidata } from './wikidata/wikidata.ts'

/** The sources of companies. */
export interface Sources {
  directory: Directory
  imported: Imported
  /** OpenStreetMap and Wikidata are undefined if the server must not ask them. */
  outbound: { overpass: Overpass | undefined; wikidata: Wikidata | undefined; hunter: Hunter }
  /** Access to people's keys, and a meter that limits their use. */
  access: Access
  meter: Meter
}

/** The caller of a search, and its arguments besides the query. */
interface SourceRequest {
  teamId: number
  userId: number
  args: Pick<SuggestArgs, 'source' | 'near' | 'radiusKm' | 'count'>
  signal: AbortSignal
  /** Called with each step, in words. */
  onStep(step: string): void
}

/**
 * The sources that a person can choose from, the number of companies in imported lists that the team can see, and the
 * number of the well-known companies if the directory has no others, else 0.
 */
export async function sourcesFor(
  { directory, imported, outbound, access }: Sources,
  teamId: number,
  userId: number,
): Promise<{ names: SourceName[]; imported: number; wellKnown: number }> {
  const companies = await imported.companiesOf(teamId)
  const names: SourceName[] = ['directory']
  if (companies > 0) names.push('imported')
  if (outbound.overpass) names.push('openstreetmap')
  if (outbound.wikidata) names.push('wikidata')
  if (await access.hunterFor(userId)) names.push('hunter')
  if (await access.openaiFor(userId)) names.push('model')
  return { names, imported: companies, wellKnown: directory.isStarter ? directory.opened.companies : 0 }
}

/**
 * The companies of the chosen source. Without one, those around the phone if its position is given, or else the
 * server's own. If the server has fewer than the person wants, the businesses on the map in the place of the search
 * are added, and then Wikidata's larger companies. The well-known companies that ship with Rove never count as enough.
 * @returns the companies, best first; the sources in words ("the company directory"); and notes, in sentences
 * @throws PermanentError if a source cannot be asked, ServiceError if it fails
 */
export async function companiesOf(
  { directory, imported, outbound, access, meter }: Sources,
  { args, teamId, userId, signal, onStep }: SourceRequest,
  query: ParsedQuery,
): Promise<{ by: string; companies: FoundCompany[]; notes?: string[] }> {
  const { source, near, radiusKm } = args
  if (source === 'openstreetmap' || (source === undefined && near)) {
    if (!outbound.overpass) throw new PermanentError('This server does not ask OpenStreetMap.')
    onStep('Asking OpenStreetMap')
    return {
      by: 'OpenStreetMap',
      companies: await companiesNearby(outbound.overpass, query, {
        near,
        radiusKm: radiusKm ?? query.radiusKm,
        signal,
      }),
    }
  }
  if (source === 'wikidata') {
    if (!outbound.wikidata) throw new PermanentError('This server does not ask Wikidata.')
    onStep('Asking Wikidata')
    return { by: 'Wikidata', companies: await largerCompanies(outbound.wikidata, query, signal) }
  }
  if (source === 'hunter') {
    const given = await access.hunterFor(userId)
    if (!given) throw new PermanentError('Please add a valid Hunter API key in settings.')
    onStep('Asking Hunter')
    const companies = await companiesOfHunter(outbound.hunter, meter(teamId, 'hunter', given), query, signal)
    return { by: 'Hunter', companies }
  }
  if (source === 'model') return { by: 'the AI service’s proposals', companies: [] }
  onStep('Searching the directory')
  const own = source === 'imported' ? [] : await directory.suggest(query)
  const theirs = source === 'directory' ? [] : await imported.suggestFrom(teamId, query)
  const companies = [...theirs, ...own]
    .sort((a, b) => b.matchScore - a.matchScore)
    .map((company) => ({ ...company, domain: '' as const }))
  const by = directoriesIn(source, { own: own.length, theirs: theirs.length }, directory)
  const counted = directory.isStarter ? theirs.length : companies.length
  if (source !== undefined || counted >= args.count) return { by, companies }
  return withOthers(outbound, { args, signal, onStep }, query, { by, companies, counted, notes: [] })
}

/** The results of several sources. */
interface Gathered {
  by: string
  companies: FoundCompany[]
  /** The number of companies that count towards those that the person wants. */
  counted: number
  notes: string[]
}

/**
 * Adds the businesses on the map in the place of the search, and Wikidata's larger companies if there are still too
 * few.
 */
async function withOthers(
  { overpass, wikidata }: Sources['outbound'],
  { args, signal, onStep }: Pick<SourceRequest, 'args' | 'signal' | 'onStep'>,
  query: ParsedQuery,
  own: Gathered,
): Promise<Gathered> {
  const onMap = overpass && isOnMap(query)
  if (onMap) onStep('Asking OpenStreetMap')
  const there =
    onMap && (await companiesThere(overpass, query, { radiusKm: args.radiusKm ?? query.radiusKm, signal }))
  const found = there ? gathered(own, 'OpenStreetMap', there) : own
  if (found.counted >= args.count || !wikidata || !mayBeLarger(query)) return found
  onStep('Asking Wikidata')
  return gathered(found, 'Wikidata', await largerBeside(wikidata, query, signal))
}

function gathered(
  { by, companies, counted, notes }: Gathered,
  source: string,
  more: Pick<Gathered, 'companies' | 'notes'>,
): Gathered {
  const isMore = more.companies.length > 0
  return {
    by: isMore ? (companies.length > 0 ? `${by} and ${source}` : source) : by,
    companies: [...companies, ...more.companies].sort((a, b) => b.matchScore - a.matchScore),
    counted: counted + more.companies.length,
    notes: [...notes, ...more.notes],
  }
}

/** The lists that gave companies, in words, or those that were searched if none did. */
function directoriesIn(
  source: SourceName | undefined,
  found: { own: number; theirs: number },
  { isStarter, opened }: Directory,
): string {
  if (source === 'imported') return 'your imported companies'
  const own = isStarter
    ? `the ${opened.companies} well-known companies that ship with Rove`
    : 'the company directory'
  if (found.theirs === 0) return own
  return found.own > 0 ? `${own} and your imported companies` : 'your imported companies'
}

const employees = { Small: '1-50', Medium: '51-500', Large: 'more than 500' }

/** Companies that Hunter's Discover lists for a description of the product's buyers. */
async function companiesOfHunter(
  hunter: Hunter,
  access: HunterAccess,
  query: ParsedQuery,
  signal: AbortSignal,
): Promise<FoundCompany[]> {
  const wanted = describe(query)
  const found = await hunter.discover(access, wanted, signal)
  const industries = new Map(found.map(({ domain, industry }) => [`https://${domain}`, industry]))
  const candidates = found.map(
    ({ domain, name, headcount, city, country }): Candidate => ({
      name,
      website: `https://${domain}`,
      // Hunter searched this industry, but often labels the company with a wider one.
      industry: query.industryText,
      size: sizesIn(headcount)[0] ?? '',
      city,
      country: countryNamed(country),
      description: '',
      tags: [],
      asOf: '',
      source: 'hunter',
      sourceUrl: `https://hunter.io/companies/${domain}`,
      email: '',
      phoneNumber: '',
      address: '',
      latitude: null,
      longitude: null,
    }),
  )
  return scoreCandidates(inAnyPlace(query), candidates).map(({ company }) => {
    const industry = industries.get(company.website) ?? ''
    const scores = company.scores.map((score) =>
      score.part === 'Industry' ? { ...score, why: industry || 'Not known' } : score,
    )
    return { ...company, industry, scores, reasoning: `Hunter lists it for “${wanted}”.` }
  })
}

/** Describes the wanted companies: "Bakery companies in Rotterdam with 1-50 employees about bread, rolls". */
function describe({ sizes, industryText, asked }: ParsedQuery): string {
  const [size] = sizes
  return [
    industryText ? membersOf(industryText) : 'All companies',
    asked.location && `in ${asked.location}`,
    size && `with ${employees[size]} employees`,
    asked.keywords && `about ${asked.keywords}`,
  ]
    .filter(Boolean)
    .join(' ')
    .slice(0, 300)
}
