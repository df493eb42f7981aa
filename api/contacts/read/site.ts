import { setImmediate as turn } from 'node:timers/promises'
import { isTool, nameOf, registrable, sameName } from '#api/contacts/html/domain.ts'
import { emailsInText, type How } from '#api/contacts/html/extract.ts'
import type { Line } from '#api/contacts/html/flow.ts'
import { domainOf, localOf } from '#api/contacts/html/normalise.ts'
import type { Page } from '#api/contacts/html/page.ts'
import { kindOfPage, type PageKind } from '#api/contacts/html/pages.ts'
import { MAX_OF_LINE, placeIn, plainText, squash } from '#api/contacts/html/plainText.ts'
import type { Person } from '#api/contacts/html/structuredData.ts'
import { capitalised } from '#db/model/text.ts'
import { homeOf, type Whereabouts, whereaboutsOf } from './country.ts'
import { isProse, lastSentence } from './evidence.ts'
import { isFormerPerson } from './formerPeople.ts'
import { housePhones, type PageRead, type SitePhone } from './housePhones.ts'
import { isToldForOneMatter } from './matters.ts'
import { firstNameIn, isMailboxOfName, isPersonal, isUsualName } from './names.ts'
import { isFormer } from './othersLines.ts'
import { peopleIn } from './people.ts'
import { type Phone, phonesIn, registersIn } from './phones.ts'
import { isNobody, isOfDemo, isThemes, isUnfinished } from './placeholders.ts'
import { FRONT_ROLES, LEGAL_ROLES } from './roleAddresses.ts'
import { type Border, bodiesBeside, bordersIn, isOnClub } from './strangers.ts'

/** The contact data that a company's pages publish, each value with the first page on which it occurs. */
export interface Site {
  emails: SiteEmail[]
  /** Telephone numbers without faxes, those that belong to no person first. */
  phones: SitePhone[]
  people: SitePerson[]
}

export interface SiteEmail {
  email: string
  how: How
  whose: Whose
  sourceUrl: string
}

export interface SitePerson extends Person {
  sourceUrl: string
  /** From structured data rather than from the text. */
  isMarked: boolean
}

/** The owner of an address's domain. */
export type Whose = 'own' | 'related' | 'free' | 'other'

const FREE_MAIL =
  /^(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|web|t-online|freenet|arcor|online|bluewin|hispeed|sunrise|chello|aon|orange|wanadoo|sfr|free|laposte|neuf|videotron|sympatico|libero|virgilio|tiscali|alice|tin|telefonica|terra|ziggo|kpnmail|planet|xs4all|hetnet|home|telenet|skynet|proximus|wp|onet|o2|interia|poczta|op|telia|comhem|bredband|btinternet|btconnect|comcast|verizon|protonmail|proton)\.[a-z.]{2,6}$/

/** This much at the start and at the end of a page is read line by line. */
const MAX_LINES = 1500
const MAX_LETTERS = 100_000

interface PageLines {
  page: Page
  lines: readonly Line[]
  /** The addresses on each line. */
  emails: ReadonlyMap<number, readonly string[]>
  borders: Border[]
  /** Addresses in text about the company, and in text about others. */
  own: Set<string>
  foreign: Set<string>
  /** Addresses at the end of a long sentence, which says whose they are, and for what. */
  told: Set<string>
  /** Addresses of which the text says that nobody reads them any more. */
  former: Set<string>
  /** Addresses that the text tells for one matter, such as applications, and those that it tells for all. */
  forMatters: Set<string>
  forAll: Set<string>
  /** Whether it still contains its theme's sample content. */
  isUnfinished: boolean
}

/**
 * Extracts the data that pages publish about the company and nobody else. A long page takes a while, so other
 * work gets a turn in between.
 * @param pages in the order of reading
 * @param hosts the company's own
 */
export async function readSite(pages: readonly Page[], hosts: readonly string[]): Promise<Site> {
  const names = [...namesOf(pages), ...hosts]
  const title = names.join('\n').slice(0, MAX_NAMES)
  const ownNames = squash(title)
  const ofBody = bodiesBeside(title)
  const isOther = callsAnother(names)
  const lined = await inTurn(pages, (page) => linesOn(page, { title, ownNames, ofBody, isOther }))
  const finished = lined.flatMap(({ page, isUnfinished }) => (isUnfinished ? [] : page))
  const whereabouts = whereaboutsOf(finished.length > 0 ? finished : pages, hosts)
  const emails = emailsOf(lined, hosts, names)
  const known = new Set(emails.map(({ email }) => email))
  const registers = new Set(pages.flatMap(({ lines }) => registersIn(lines)))
  const isRegister = ({ e164 }: Phone) => [...registers].some((figures) => e164.endsWith(figures))
  const reads = withoutDemos(
    await inTurn(lined, (page) => readLines(page, known, whereabouts, { isOther, ofBody, isRegister })),
    pages,
    whereabouts,
  )
  const people = new Set(reads.flatMap(({ people }) => people.map(({ fullName }) => fullName)))
  const phones = housePhones(reads, whereabouts, {
    names: ownNames,
    hosts,
    people,
  })
  const told = new Set(phones.map(({ e164 }) => e164))
  const doubted = new Set(
    reads.flatMap(({ phones }) => phones.flatMap(({ written, e164 }) => (told.has(e164) ? [] : written))),
  )
  const former = formerMarked(reads)
  const current = emails.filter(
    ({ email }) => !former.some((fullName) => isMailboxOfName(localOf(email), fullName)),
  )
  const reached = mergedPeople(reads, known, former).flatMap((person) => {
    const own = person.phones.filter((phone) => !doubted.has(phone))
    // A person whose number belongs to another company works there.
    const isStranger = !person.isMarked && person.emails.length === 0 && own.length < person.phones.length
    return isStranger || isCompanys(person, hosts) ? [] : { ...person, phones: own }
  })
  return { emails: current, people: reached, phones }
}

/**
 * Whether a name is the company's, as in "Ebanistería Ribalta, titular de este sitio": its words are in the name of the
 * site. A person's own business may be called so as well: their name is usual, or a mailbox has its first word.
 */
const isCompanys = ({ fullName, emails }: SitePerson, hosts: readonly string[]): boolean =>
  fullName !== '' &&
  !isUsualName(fullName) &&
  !emails.some((email) => localOf(email) === squash(fullName.split(' ')[0] ?? '')) &&
  hosts.some((host) => squash(host).includes(squash(fullName.split(' ').slice(-2).join(' '))))

/** Processes each page, and gives other work a turn after each. */
async function inTurn<One, Read>(pages: readonly One[], readOne: (page: One) => Read): Promise<Read[]> {
  const reads: Read[] = []
  for (const page of pages) {
    reads.push(readOne(page))
    await turn()
  }
  return reads
}

const MAX_NAMES = 3000
const BAR = /\s[|–—·:-]\s|:\s/

/**
 * The names of the site in its pages' titles: the parts that occur in several titles, otherwise all parts.
 */
function namesOf(pages: readonly Page[]): string[] {
  const parts = pages.map(({ titles }) => new Set(titles.slice(0, 3).flatMap((title) => title.split(BAR))))
  const counted = new Map<string, number>()
  for (const part of parts.flatMap((of) => [...of])) counted.set(part, (counted.get(part) ?? 0) + 1)
  const shared = [...counted].filter(([, many]) => many > 1).map(([part]) => part)
  const titles = shared.length > 0 ? shared : pages.flatMap(({ titles }) => titles.slice(0, 3))
  return [...titles, ...pages.flatMap(({ names }) => names)]
}

interface Called {
  /** The site's names, and the same squashed. */
  title: string
  ownNames: string
  ofBody(before: string): boolean
  isOther(text: string): boolean
}

/** Pages on which a heading with a legal form is the company's own name, even if its site is called otherwise. */
const NAMES_COMPANY: readonly PageKind[] = ['imprint', 'contact', 'front']

function linesOn(page: Page, { title, ownNames, ofBody, isOther }: Called): PageLines {
  const lines = startAndEnd(page.lines)
  const mayBeOwn = NAMES_COMPANY.includes(kindOfPage(page))
  const borders = bordersIn(
    lines,
    title,
    (heading) => isOnClub(heading, title) || (!mayBeOwn && isOther(heading)),
  )
  const emails = new Map<number, string[]>()
  const [own, foreign] = [new Set<string>(), new Set<string>()]
  const [told, former] = [new Set<string>(), new Set<string>()]
  const [forMatters, forAll] = [new Set<string>(), new Set<string>()]
  lines.forEach((line, index) => {
    const placed = placedIn(line)
    if (placed.length > 0)
      emails.set(
        index,
        placed.map(({ email }) => email),
      )
    const text = plainText(line)
    for (const { email, at } of placed) {
      const before = text.slice(0, at)
      const isOthers =
        isCertified(email, before) ||
        ofBody(before) ||
        OF_THEIRS.test(before) ||
        isNamedBefore(email, before, ownNames)
      const isOwn = at < (borders[index] ?? 0) && !isOthers
      ;(isOwn ? own : foreign).add(email)
      if (isProse(lastSentence(before))) told.add(email)
      const isForMatter = isToldForOneMatter(before, lines, index)
      ;(isForMatter ? forMatters : forAll).add(email)
      if (isFormer(before, text.slice(at + email.length))) former.add(email)
    }
  })
  const sorts = { own, foreign, told, former, forMatters, forAll }
  return { page, lines, emails, borders, ...sorts, isUnfinished: isUnfinished(lines) }
}

function startAndEnd(lines: readonly Line[]): readonly Line[] {
  const start = manyAtStart(lines)
  const end = manyAtStart(lines.slice(start).toReversed())
  return start + end < lines.length ? [...lines.slice(0, start), ...lines.slice(-end)] : lines
}

/** The number of lines to read at the start. */
function manyAtStart(lines: readonly Line[]): number {
  let letters = 0
  const past = lines.slice(0, MAX_LINES).findIndex(({ text }) => {
    letters += Math.min(text.length, MAX_OF_LINE)
    return letters > MAX_LETTERS
  })
  return past < 0 ? Math.min(lines.length, MAX_LINES) : past
}

/** "Inscripciones directamente con ella: …" */
const OF_THEIRS =
  /(?<!\p{L})(?:con (?:ella|él|lei|lui)|(?:with|from) (?:her|him|them)|bei (?:ihr|ihm)|(?:auprès d[’']|avec )elle|bij (?:haar|hem)|u (?:niej|niego)|hos (?:henne|honom))(?!\p{L})\W*$/iu

/** Certified mail, which is only for legal documents, has these labels. */
const CERTIFIED = /(?<![\p{L}])(?:pec|posta certificata|de-?mail)(?:\s?:[^:@]{0,150}|\W{0,4})$/iu
const CERTIFYING = /(?:^|[.-])pec[.-]|legalmail|postecert|pecmail|de-mail/

const isCertified = (email: string, before: string) =>
  CERTIFYING.test(domainOf(email)) || CERTIFIED.test(before)

function readLines(
  { page, lines, emails, borders: said, isUnfinished }: PageLines,
  known: ReadonlySet<string>,
  whereabouts: Whereabouts,
  {
    isOther,
    ofBody,
    isRegister,
  }: { isOther(text: string): boolean; ofBody(before: string): boolean; isRegister(phone: Phone): boolean },
): PageRead & Pick<PageLines, 'isUnfinished'> {
  // Data beside an address that is not the company's is not the company's either, unless the text says whose
  // it is.
  const strangers = new Set(
    [...emails].flatMap(([line, all]) =>
      said[line] !== Number.POSITIVE_INFINITY || all.some((email) => known.has(email))
        ? []
        : (lines[line]?.block ?? []),
    ),
  )
  const others = new Set(
    [...emails].flatMap(([line, all]) =>
      all.some((email) => known.has(email)) ? (lines[line]?.block ?? []) : [],
    ),
  )
  const borders = said.map((border, index) => {
    const line = lines[index]
    if (!line || !strangers.has(line.block) || others.has(line.block)) return border
    return Math.min(border, sentenceWith(emails.get(index) ?? [], plainText(line)))
  })
  const phones = phonesIn(lines, whereabouts).filter(
    (phone) =>
      phone.at < (borders[phone.line] ?? 0) &&
      !ofBody(plainText(lines[phone.line]).slice(0, phone.at)) &&
      !isRegister(phone),
  )
  const own = new Map([...emails].map(([line, all]) => [line, all.filter((email) => known.has(email))]))
  const kind = kindOfPage(page)
  const about = { isTeam: kind === 'team', isAbout: ABOUT.includes(kind) }
  return {
    page,
    lines,
    emails: own,
    phones,
    people: peopleIn({ lines, borders, phones, emails: own, isOther, ...about }),
    isUnfinished,
  }
}

/**
 * Removes sample contacts of themes: on pages with filler text, numbers of another country, and a team with
 * placeholder names.
 */
function withoutDemos(
  reads: readonly (PageRead & { isUnfinished: boolean })[],
  pages: readonly Page[],
  whereabouts: Whereabouts,
): PageRead[] {
  const isAtHome = homeOf(pages, whereabouts)
  const away = new Set(
    reads.flatMap(({ phones, isUnfinished }) =>
      isUnfinished ? phones.flatMap(({ e164 }) => (isAtHome(e164) ? [] : e164)) : [],
    ),
  )
  return reads.map(({ isUnfinished, ...read }) => {
    const isDemo = isUnfinished && read.people.some(({ fullName }) => isOfDemo(fullName))
    const people = read.people.filter(
      ({ fullName, emails }) => !isNobody(fullName) && !(isDemo && emails.length === 0),
    )
    return { ...read, people, phones: read.phones.filter(({ e164 }) => !away.has(e164)) }
  })
}

/** The start of the sentence that contains one of the addresses; the start of the line if that is unclear. */
function sentenceWith(emails: readonly string[], text: string): number {
  const at = Math.min(...emails.map((email) => text.toLowerCase().indexOf(email)))
  if (emails.length === 0 || at < 0) return 0
  return [...text.slice(0, at).matchAll(/\p{L}{3}[.!?]\s+(?=\p{Lu})/gu)].reduce(
    (_last, { 0: end, index }) => index + end.length,
    0,
  )
}

/**
 * "Region Väst, patientnamnd@regionvast.se": a name before the address matches its domain, and is not the
 * company's.
 */
function isNamedBefore(email: string, before: string, own: string): boolean {
  const name = nameOf(domainOf(email)) ?? ''
  const label = squash(name)
  if (label.length < 4 || own.includes(label)) return false
  const parts = name.split('-').map(squash)
  const said = squash(lastSentence(before))
  if (parts.some((part) => part.length >= LEAST_OF_WORD && said.includes(part) && !own.includes(part)))
    return true
  const words = before
    .split(/[\s,:;()|–—-]+/)
    .filter(Boolean)
    .slice(-MOST_NAMED)
  return words.some((_word, from) =>
    [1, 2, 3, 4].some((many) => label === squash(words.slice(from, from + many).join(''))),
  )
}

const MOST_NAMED = 8
const LEAST_OF_WORD = 5

const MAY_HOLD = /@|[[({<]|\b(?:at|ät|AT)\b/

function placedIn(line: Line): { email: string; at: number }[] {
  const placed = line.items.flatMap(({ kind, value, at }) =>
    kind === 'email' ? { email: value, at: placeIn(line, at) } : [],
  )
  if (!MAY_HOLD.test(line.text)) return placed
  const text = plainText(line).toLowerCase()
  const written = emailsInText(line.text.slice(0, MAX_OF_LINE)).map(({ email }) => ({
    email,
    at: placeOf(email, text),
  }))
  return [...placed, ...written]
}

/** The position of an address; if it is written differently, that of its last part as a whole word. */
function placeOf(email: string, text: string): number {
  const whole = text.indexOf(email)
  if (whole >= 0) return whole
  return Math.max(0, text.lastIndexOf(localOf(email), Math.max(text.lastIndexOf('@'), 0) || text.length))
}

/** Legal forms, which distinguish a company from a role or a town. */
const FIRM =
  /(?<![\p{L}])(?:gmbh|mbh|ag|kg|ohg|ug|ltd|limited|llc|llp|plc|inc|s\.?a\.?r\.?l|sagl|sprl|bvba|sas|eurl|s\.?r\.?l|s\.?p\.?a|s\.?n\.?c|s\.?l\.?u?|b\.?v|n\.?v|ab|oy|a\/s|aps|sp\. ?z ?o\. ?o|s\.?c|e\. ?v)\.?$/iu

/** Whether a text names another company. */
function callsAnother(names: readonly string[]): (text: string) => boolean {
  const squashed = names.map(squash).join('\n')
  return (text) => {
    if (!FIRM.test(text)) return false
    const name = squash(text.replace(FIRM, ''))
    return name.length < 4 || !squashed.includes(name)
  }
}

function emailsOf(
  lined: readonly PageLines[],
  hosts: readonly string[],
  names: readonly string[],
): SiteEmail[] {
  const own = new Set(lined.flatMap(({ own }) => [...own]))
  const foreign = new Set(lined.flatMap(({ foreign }) => [...foreign]))
  const filling = new Set(
    lined.flatMap(({ page, isUnfinished }) => (isUnfinished ? page.emails.map(({ email }) => email) : [])),
  )
  const placed = new Map<string, SiteEmail & { isNear: boolean }>()
  for (const { page } of lined) {
    for (const { email, how } of page.emails) {
      if (placed.has(email)) continue
      const whose = whoseIs(email, hosts, names)
      if (whose !== 'own' && foreign.has(email) && !own.has(email)) continue
      if (whose !== 'own' && isThemes(domainOf(email))) continue
      if (whose === 'other' && filling.has(email)) continue
      const isNear = NEAR.includes(kindOfPage(page))
      placed.set(email, { email, how, whose, sourceUrl: page.url, isNear })
    }
  }
  const hasOwn = [...placed.values()].some(({ whose }) => whose === 'own')
  const told = new Set(lined.flatMap(({ told }) => [...told]))
  const former = new Set(lined.flatMap(({ former }) => [...former]))
  // If the company has its own addresses, an address at a free mail service within a sentence belongs to
  // somebody else.
  const shells = new Set(
    lined.flatMap(({ page, lines }) => (lettersOf(lines) < LEAST_OF_TEXT ? page.url : [])),
  )
  // Structured data beside a text that lacks its address may still have that of a predecessor or of a founder.
  const isOutdated = ({ email, whose, sourceUrl }: SiteEmail) =>
    !own.has(email) &&
    !foreign.has(email) &&
    !shells.has(sourceUrl) &&
    (whose !== 'own' || firstNameIn(localOf(email)) !== '')
  const all = [...placed.values()].filter(
    (one) =>
      !former.has(one.email) && !isOutdated(one) && !(one.whose === 'free' && hasOwn && told.has(one.email)),
  )
  const isOfUse = ({ email, whose, how }: SiteEmail) =>
    whose !== 'other' && how !== 'security' && !LEGAL_ROLES.test(localOf(email))
  const forMatters = new Set(lined.flatMap(({ forMatters }) => [...forMatters]))
  const forAll = new Set(lined.flatMap(({ forAll }) => [...forAll]))
  const isForMatter = ({ email }: SiteEmail) =>
    forMatters.has(email) && !forAll.has(email) && !NEVER_FOR_ONE_MATTER.test(localOf(email))
  const useful = all.filter((one) => isOfUse(one) && !isForMatter(one))
  // With addresses at its own domain, a domain that has a part of its name is a sister company's, and an address at a free
  // mail service on a page about something else is somebody else's.
  const hasUsefulOwn = useful.some(({ whose }) => whose === 'own')
  // An address at another domain counts as the company's only if there is no other, and if the text is about
  // the company.
  const near = all.some(isOfUse)
    ? []
    : all.filter(
        ({ email, whose, isNear }) => whose === 'other' && isNear && !worksForOthers(domainOf(email), names),
      )
  const domain = mostCommon(near.map(({ email }) => domainOf(email)))
  return all
    .filter((one) => {
      const { email, whose, isNear, how } = one
      if (hasUsefulOwn && (whose === 'related' || (whose === 'free' && !isNear))) return false
      if (useful.length > 0 && isForMatter(one)) return false
      return whose !== 'other' || how === 'security' || (isNear && domainOf(email) === domain)
    })
    .map(({ isNear: _isNear, ...email }) => email)
}

/** Mailboxes of everybody or of a person, which a site may name for applications and nowhere else. */
const NEVER_FOR_ONE_MATTER = new RegExp(`^(?:${FRONT_ROLES.join('|')})$|[._]`)

const ABOUT: readonly PageKind[] = ['contact', 'imprint', 'team', 'about', 'place']
const NEAR: readonly PageKind[] = ['contact', 'imprint', 'place', 'front', 'card']

/** The first of the most frequent values. */
function mostCommon(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
}

/** The owner of a domain, judged by the company's hosts and names. */
function whoseIs(email: string, hosts: readonly string[], names: readonly string[]): Whose {
  const [local, domain] = [localOf(email), domainOf(email)]
  if (hosts.some((host) => sameName(domain, host))) return 'own'
  if (FREE_MAIL.test(domain)) return worksForOthers(local, names) ? 'other' : 'free'
  const label = squash(nameOf(domain) ?? registrable(domain)).replace(PROFESSION, '')
  if (worksForOthers(domain, names)) return 'other'
  return names.some((name) => shareMuch(label, squash(name))) ? 'related' : 'other'
}

/**
 * Trades of agencies, which sign their clients' sites: such a word in common with a client's name means the
 * trade, not the name.
 */
const SERVICE =
  /web|social|medi(?:a|en)|design|agen(?:tur|c)|agenzi|studio|marketing|digital|host|software|online|print|druck|foto|photo|kreativ|creativ|werbe|werbung|reklam|datenschutz|privacy|consult/

/** Authorities and chambers, which do not receive mail for others. */
const PUBLIC =
  /(?:^|\.)(?:gov|gouv|gob|gv|govt|europa|admin)\.[a-z.]{2,5}$|(?:^|[.-])(?:bund|bayern|nrw|hessen|sachsen|rlp|landbw)\.de$|kammer|(?:^|[.-])(?:ihk|hwk|cnil|aepd|uodo|imy)[.-]/

/**
 * Whether a domain belongs to such an agency or authority, unless this company has the same word in its name.
 */
function worksForOthers(domain: string, names: readonly string[]): boolean {
  if (PUBLIC.test(domain) || isTool(domain)) return true
  const service = SERVICE.exec(domain.toLowerCase())?.[0]
  return service !== undefined && !names.some((name) => squash(name).includes(service))
}

/**
 * Professions, which a domain may share with a company because it is that of their chamber or board: notariato.it with
 * a notary's office.
 */
const PROFESSION =
  /notar(?:iato|iaat|iat|iado|ia|ius|io|is)?|advoka(?:t|cia)|advoca(?:at|t)|avocats?|abogad[oa]s?|abogacia|avvocat[oi]|adwoka(?:t|ci)|rechtsanw[aä](?:e?lte?|lt)|anwalt|solicitors?|lawyers?|attorneys?|dent(?:ists?|istes?|istas?|isti|al)|odontolog[oaicu]*|zahn(?:[aä]e?rzte?)?|tandl[aä]kar(?:e|na)|tandarts(?:en)?|(?:tier)?(?:[aä]e?rzte?)|veterin(?:ary|arian|aire|ari[oae]|ar)s?|apothe(?:ker?n?|ek)|farmac(?:i[ae]|eutic[oi])|pharma(?:cie|cy|cist)s?|architec?k?t(?:en|es|s|i|os)?|steuerberat(?:er|ung)/gu

const LEAST_SHARED = 6

/** Whether two names have a large part in common: slussenbryggeri and bryggerislussen. */
function shareMuch(label: string, name: string): boolean {
  if (label.length < LEAST_SHARED || name.length < LEAST_SHARED) return false
  const wanted = Math.max(LEAST_SHARED, Math.ceil(label.length / 2))
  for (let from = 0; from + wanted <= label.length; from++) {
    if (name.slice(0, 200).includes(label.slice(from, from + wanted))) return true
  }
  return false
}

/**
 * The maximum numbers of people to distinguish, and of addresses to assign to them, because each is compared
 * with each.
 */
const MOST_PEOPLE = 300
const MOST_EMAILS = 200

/** The people in structured data of whom a page says that they had their role earlier. */
function formerMarked(reads: readonly PageRead[]): string[] {
  const marked = new Set(reads.flatMap(({ page }) => page.people.map(({ fullName }) => fullName)))
  const names = [...marked].filter(Boolean).slice(0, MOST_DOUBTED)
  if (names.length === 0) return []
  const texts = reads.flatMap(({ lines }) => lines.map(plainText))
  return names.filter((fullName) =>
    texts.some((text) => text.includes(fullName) && isFormerPerson(fullName, text)),
  )
}

/**
 * Each person once, with the data of all pages, and the addresses made of their names.
 * @param former names that structured data still has
 */
function mergedPeople(
  reads: readonly PageRead[],
  known: ReadonlySet<string>,
  former: readonly string[],
): SitePerson[] {
  const people = new Map<string, SitePerson>()
  const isKnownHere = knowingFrom(reads, known)
  const all = reads.flatMap(({ page, lines, people }) => {
    // Structured data beside a text may still contain its theme's samples, or former people.
    const isShell = lettersOf(lines) < LEAST_OF_TEXT
    // A front page names guests and customers rather than people of the company, unless there is no other page.
    const isOfGuests = reads.length > 1 && kindOfPage(page) === 'front'
    return [
      ...page.people
        .filter((person) => !former.includes(person.fullName))
        .filter((person) => isShell || isKnownHere({ ...person, emails: [] }, 1))
        .map((person) => ({ ...person, sourceUrl: page.url, isMarked: true, isShared: false })),
      ...people
        .filter((person) => !(person.isInPassing || isOfGuests) || isKnownHere(person, 2))
        .map(({ isInPassing: _isInPassing, ...person }) => ({
          ...person,
          sourceUrl: page.url,
          isMarked: false,
        })),
    ]
  })
  // A person who is named alone with a role has it in the correct form.
  all.sort((a, b) => Number(a.isShared) - Number(b.isShared))
  for (const { isShared: _isShared, ...person } of all) {
    const key = person.fullName.split(' ').map(squash).sort().join(' ') || person.emails.join()
    const before = people.get(key)
    const allowed = person.emails.filter((email) => known.has(email))
    people.set(key, before ? joined(before, { ...person, emails: allowed }) : { ...person, emails: allowed })
  }
  const merged = withoutShortNames([...people.values()].slice(0, MOST_PEOPLE).map(withFirstName))
  for (const email of [...known].slice(0, MOST_EMAILS)) {
    const owners = merged.filter(({ fullName }) => fullName && isMailboxOfName(localOf(email), fullName))
    if (owners.length === 1 && !owners[0]?.emails.includes(email)) owners[0]?.emails.push(email)
  }
  return merged
}

/** A page with fewer letters is drawn by a script. */
const LEAST_OF_TEXT = 250
const lettersOf = (lines: readonly Line[]) => lines.reduce((sum, { text }) => sum + text.length, 0)

/** The maximum number of people to look for in the other lines of a site. */
const MOST_DOUBTED = 50

/** Tells whether a site names a person in so many different lines, or publishes a mailbox of their name. */
function knowingFrom(
  reads: readonly PageRead[],
  known: ReadonlySet<string>,
): (person: Person, inLines: number) => boolean {
  const mailboxes = [...known].slice(0, MOST_EMAILS).map(localOf)
  let lines: readonly string[] | undefined
  let doubted = 0
  return ({ fullName, emails }, inLines) => {
    if (
      emails.some((email) => known.has(email)) ||
      mailboxes.some((local) => isMailboxOfName(local, fullName))
    )
      return true
    if (doubted++ >= MOST_DOUBTED) return false
    lines ??= [...new Set(reads.flatMap(({ lines }) => lines.map(plainText)))]
    return lines.filter((text) => text.includes(fullName)).length >= inLines
  }
}

/** "X. Collignon" with the mailbox xavier@ is Xavier Collignon. */
function withFirstName(person: SitePerson): SitePerson {
  const [initial = '', ...rest] = person.fullName.split(' ')
  if (!/^\p{Lu}\.$/u.test(initial)) return person
  const first = person.emails
    .map((email) => firstNameIn(localOf(email)))
    .find((name) => name.startsWith(initial.charAt(0).toLowerCase()))
  return first ? { ...person, fullName: [capitalised(first), ...rest].join(' ') } : person
}

/** "P. Weber" and "Paul Weber" are joined to "Paul Karl Weber" if nobody else has such a name. */
function withoutShortNames(people: readonly SitePerson[]): SitePerson[] {
  const longest = people.toSorted((a, b) => lengthOf(b) - lengthOf(a))
  const kept = new Map<SitePerson, SitePerson>()
  for (const person of longest) {
    const meant = [...kept.keys()].filter((other) => isShortFor(person.fullName, other.fullName))
    const [whole] = meant
    const before = whole && meant.length === 1 ? kept.get(whole) : undefined
    if (whole && before) kept.set(whole, joined(before, { ...person, fullName: whole.fullName }))
    else kept.set(person, person)
  }
  return people.flatMap((person) => kept.get(person) ?? [])
}

const lengthOf = ({ fullName }: SitePerson) => fullName.replace('.', '').length

/** Whether a name lacks letters of its first word, whole words in its middle, or the second surname. */
function isShortFor(name: string, whole: string): boolean {
  if (name.includes(' ') && whole.startsWith(`${name} `)) return true
  const [first = '', ...rest] = name.split(' ')
  const [wholeFirst = '', ...wholeRest] = whole.split(' ')
  const isFirst =
    first === wholeFirst || (/^\p{Lu}\.$/u.test(first) && wholeFirst.startsWith(first.charAt(0)))
  const isEnd = rest.length > 0 && rest.at(-1) === wholeRest.at(-1)
  return name !== whole && isFirst && isEnd && rest.every((word) => wholeRest.includes(word))
}

/** Roles that imprints must state by law, and abbreviations, are less specific than a person's actual role. */
export const isTelling = (position: string): boolean =>
  position !== '' &&
  !/^(?:inh|gf|prop)(?![\p{L}])|^(?:medieninhab|herausgeber|persönlich haft|komplementär|titular(?:es)? d|comuner|verantwort|inhaltlich|redaktion|éditeur|vertret|represent|représent|titolare del tratt|responsabile del tratt|(?:respons|direct)\p{L}+ (?:de (?:la )?)?(?:publication|traitement)|legale|reprezent)/iu.test(
    position,
  )

/** Whether a role says more of a person than another: "Head of purchasing" more than the heading "Purchasing". */
const saysMore = (position: string, than: string): boolean =>
  position !== '' && (!isTelling(than) || (isTelling(position) && isPersonal(position) && !isPersonal(than)))

const joined = (one: SitePerson, other: SitePerson): SitePerson => ({
  ...one,
  ...(saysMore(other.position, one.position) ? other : {}),
  emails: [...new Set([...one.emails, ...other.emails])],
  phones: [...new Set([...one.phones, ...other.phones])],
  linkedInUrl: one.linkedInUrl || other.linkedInUrl,
})

/** The confidence that a value is the company's: marked as such, or read from the text. */
export const sureness = (isMarked: boolean) => (isMarked ? 90 : 80)
