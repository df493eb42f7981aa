import { isTool, nameOf, registrable, sameName } from '#api/contacts/html/domain.ts'
import { domainOf, localOf } from '#api/contacts/html/normalise.ts'
import { squash } from '#api/contacts/html/plainText.ts'

/** The owner of an address's domain. */
export type Whose = 'own' | 'related' | 'free' | 'other'

const FREE_MAIL =
  /^(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|web|t-online|freenet|arcor|online|bluewin|hispeed|sunrise|chello|aon|orange|wanadoo|sfr|free|laposte|neuf|videotron|sympatico|libero|virgilio|tiscali|alice|tin|telefonica|terra|ziggo|kpnmail|planet|xs4all|hetnet|home|telenet|skynet|proximus|wp|onet|o2|interia|poczta|op|telia|comhem|bredband|btinternet|btconnect|comcast|verizon|protonmail|proton)\.[a-z.]{2,6}$/

/** The owner of an address's domain, judged by the company's hosts and names. */
export function whoseIs(email: string, hosts: readonly string[], names: readonly string[]): Whose {
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
export function worksForOthers(domain: string, names: readonly string[]): boolean {
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
