import { count, flag, optionsOf, text } from '#tests/options.ts'
import type { Judged } from './contacts/judge.ts'
import { type Half, halves } from './contacts/sites.ts'
import { openSites } from './contacts/web.ts'
import { median } from './measure.ts'

const {
  half,
  sites: MOST,
  show: SHOW,
} = optionsOf('Has Rove look up companies’ sites of which it is known what they publish, over HTTP.', {
  half: text('tune, kept (for the last run alone) or both', 'tune'),
  sites: count('how many sites of a half at most', 1000),
  show: flag('what was wrong or missed at each site of the kept half, too'),
})
const GOALS = {
  email: { found: 92, right: 97 },
  phone: { found: 88, right: 97 },
  person: { found: 65, right: 90 },
}

for (const name of chosenHalves()) await measure(name)

function chosenHalves(): Half[] {
  if (half === 'both') return ['tune', 'kept']
  if (half === 'tune' || half === 'kept') return [half]
  console.log(`--half: tune, kept or both is meant, not ${half}`)
  process.exit(2)
}

async function measure(name: Half) {
  const sites = halves[name].slice(0, MOST)
  if (sites.length === 0) return console.log(`\n${name}: no sites`)
  await using web = await openSites(sites)
  const judged: Judged[] = []
  for (const site of sites) judged.push(await web.lookUp(site))
  console.log(
    `\n${name}: ${sites.length} sites in ${new Set(sites.map(({ language }) => language)).size} languages`,
  )
  if (name === 'tune' || SHOW) for (const one of judged) tellFaults(one)
  tellSums(judged)
}

function tellSums(judged: readonly Judged[]) {
  tellField(judged, 'email', 'email')
  tellField(judged, 'phone', 'phone')
  tellField(judged, 'name with role', 'person')
  const harmed = judged.filter(({ harm }) => harm.length > 0)
  tell(
    'kept back',
    `not at ${harmed.length} sites, where others’ addresses and numbers, faxes or placeholders were told`,
  )
  tellRobots(judged)
  const pages = judged.map(({ asked }) => asked)
  const times = judged.map(({ ms }) => ms)
  const mean = pages.reduce((sum, asked) => sum + asked, 0) / pages.length
  tell(
    'asked',
    `${mean.toFixed(1)} pages a site, at most ${Math.max(...pages)}; ` +
      `${median(times).toFixed(0)} ms a site, at most ${Math.max(...times).toFixed(0)} ms`,
  )
}

/** Found: right ones, of the sites that publish one. Right: of all that were told one. */
function tellField(judged: readonly Judged[], title: string, field: keyof typeof GOALS) {
  const outcomes = judged.map((one) => one[field])
  const many = (...wanted: string[]) => outcomes.filter((outcome) => wanted.includes(outcome)).length
  const published = judged.filter(({ site }) => isPublished(site, field)).length
  const right = many('best', 'right')
  const best = field === 'phone' ? '' : `; the best one ${share(many('best'), published)}`
  tell(
    title,
    `found ${share(right, published)}, goal ${GOALS[field].found} %; ` +
      `right ${share(right, right + many('wrong'))}, goal ${GOALS[field].right} %${best}`,
  )
}

function tellRobots(judged: readonly Judged[]) {
  const withRules = judged.filter(({ site }) => site.closed)
  const obeyed = withRules.filter(({ trespasses }) => trespasses.length === 0)
  tell('robots.txt', `obeyed at ${obeyed.length} of ${withRules.length} sites that close pages`)
  if (obeyed.length < withRules.length) process.exitCode = 1
}

function tell(title: string, text: string) {
  console.log(`  ${title.padEnd(15)} ${text}`)
}

function isPublished(
  { best = [], fine = [], phones = [], people = [] }: Judged['site'],
  field: keyof typeof GOALS,
) {
  const values = { email: [...best, ...fine], phone: phones, person: people }
  return values[field].length > 0
}

function share(some: number, all: number): string {
  return all > 0 ? `${some} of ${all} (${Math.round((100 * some) / all)} %)` : 'none of none'
}

/** What was not as it should be at one site, a line each. */
function tellFaults({ site, told, email, phone, person, harm, trespasses }: Judged) {
  const { best = [], phones = [], people = [] } = site
  const names = people.map(({ name, role }) => `${name}, ${role}`)
  const fault = (what: string, outcome: string, said: string, wanted: readonly string[]) =>
    outcome === 'wrong' || outcome === 'missed'
      ? [
          `${what} ${outcome}${said && `: ${said}`}; ${wanted.length > 0 ? `there is ${wanted.join(' | ')}` : 'there is none'}`,
        ]
      : []
  const faults = [
    ...fault('email', email, told.email, best),
    ...fault('phone', phone, told.phone, phones),
    ...fault('person', person, told.person, names),
    ...harm.map((value) => `told ${value}, which is to be kept back`),
    ...trespasses.map((path) => `asked for ${path}, which robots.txt closes`),
  ]
  if (faults.length === 0) return
  console.log(`  ${site.host} (${site.language}, ${site.kind}): ${site.about}`)
  for (const line of faults) console.log(`      ${line}`)
}
