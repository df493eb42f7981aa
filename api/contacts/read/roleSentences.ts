import { namesIn } from './names.ts'
import { dutyOf } from './roles.ts'
import { isBusiness, MAX_ROLE_WORDS, roleIn } from './writtenRoles.ts'

/** The names at the end of a sentence: "For orders write to Fiona McLeod", "We are Henk and Ria Smit". */
export function trailingNames(text: string): string[] {
  const words = text.split(' ').slice(-MOST_WORDS)
  for (let many = Math.min(MOST_NAME_WORDS + 2, words.length - 1); many >= 2; many--) {
    const before = words.at(-many - 1) ?? ''
    const isTold = /^\p{Ll}/u.test(before) && !OF_ORIGIN.test(before)
    const names = isTold ? namesIn(words.slice(-many).join(' ')) : []
    if (names.length > 0) return names
  }
  return []
}

/** "Unser Fleisch kommt vom Bio-Bauern Matthias Grubinger" */
const OF_ORIGIN = /^(?:vom|beim|from|chez)$/u

const MOST_NAME_WORDS = 4
const MOST_WORDS = 40

interface Both {
  names: string[]
  role: string
  isSaid: boolean
}

/**
 * Roles with names directly after them: "vertreten durch den Geschäftsführer Max Weber", "Founder Ann Lee
 * began", "Köksmästare Rickard Wester och platschef Amina Farah", "Trafikchef är Sanna Åström".
 */
export function rolesWithNames(text: string): Both[] {
  const words = text
    .replace(ADDRESSED, (lead) => lead.split(' ').slice(1).join(' '))
    .split(' ')
    .slice(0, MOST_WORDS)
  const found: Both[] = []
  let done = 0
  for (let from = 1; from < words.length - 1; from++) {
    if (!/^\p{Lu}/u.test(words[from] ?? '')) continue
    const role = roleBefore(words.slice(done, from))
    const named = role ? namesFrom(words, from) : undefined
    if (!named) continue
    found.push({ names: named.names, role, isSaid: COPULA.test(words[from - 1] ?? '') })
    done = from + named.many
    from = done - 1
  }
  return found
}

/** A pronoun with the word after it: "Ihre Ansprechpartnerin Anna Kern". */
const ADDRESSED = /^(?:ihre?|your)\s\p{L}+\s/iu

/** The longest name, or names, that begin at a word. */
function namesFrom(words: readonly string[], from: number): { names: string[]; many: number } | undefined {
  for (let many = Math.min(MOST_NAME_WORDS + 2, words.length - from); many >= 2; many--) {
    const names = namesIn(words.slice(from, from + many).join(' '))
    if (names.length > 0) return { names, many }
  }
  return undefined
}

/** The role at the end of the words, '' if there is none; a verb such as "is" may follow it. */
function roleBefore(words: readonly string[]): string {
  const isSaid = COPULA.test(words.at(-1) ?? '')
  const before = isSaid ? words.slice(-MAX_ROLE_WORDS, -1) : words.slice(-3)
  const next = before.at(-1) ?? ''
  const isRole =
    dutyOf(next) ||
    (dutyOf(before.join(' ')) &&
      (isSaid || (OBJECT_FOLLOWS.test(before.at(-2) ?? '') && !NO_PART_OF_ROLE.test(next))))
  if (!isRole || OBJECT_FOLLOWS.test(next)) return ''
  const role = roleOf(before).replace(WHOSE, '')
  const led = words.slice(0, isSaid ? -1 : undefined)
  return HOUSE.test(led.at(-role.split(' ').length - 1) ?? '') || isBusiness(role) ? '' : role
}

/** "Fondatrice de La Grastella", "office manager at Foothills Vet": the next name is a company's. */
const OBJECT_FOLLOWS =
  /^(?:de|du|des|di|del|della|of|von|der|van|do|av|för|at|bei|beim|chez|presso|bij|hos|på)$/iu
/** "Studio Dentistico Paolo Morselli": the words describe the business, not the person. */
const HOUSE =
  /^(?:studio|cabinet|gabinet|salon|salone|clinic|clinica|clínica|clinique|klinik|kliniek|praxis|praktijk|kanzlei|kancelaria|kantoor|agenzia|agence|agencia|atelier|bufete|despacho|estudio|laboratorio|laboratoire|officina|centro|centre|ambulatorio|étude|pracownia|zakład|biuro|firma|impresa|entreprise|empresa|azienda|usługi|mottagning)$/iu

/** A name with the role that the sentence says of it: "Max Weber ist Geschäftsführer", "Anna Kern is our head of purchasing". */
export function nameIsRole(text: string): Both[] {
  const words = text.split(' ').slice(0, MOST_WORDS)
  const named = namesFrom(words, 0)
  if (!named || !COPULA.test(words[named.many] ?? '')) return []
  const role = roleAfterVerb(words.slice(named.many + 1))
  return role ? [{ names: named.names, role, isSaid: true }] : []
}

/** The role at the beginning of the words after "is", '' if there is none. */
export function roleAfterVerb(words: readonly string[]): string {
  const from = words.findIndex((word) => !NO_PART_OF_ROLE.test(word) && !ARTICLE.test(word))
  const rest = from < 0 ? [] : words.slice(from, from + MOST_ROLE_AFTER)
  const end = rest.findIndex((word, at) => at > 0 && ENDS_ROLE.test(word))
  return roleIn((end < 0 ? rest : rest.slice(0, end)).join(' '), false)
}

/** "Mi chiamo Letizia Sgarlini, sono la titolare e …" */
export const FIRST_PERSON = /^(?:i am|i[’']m|ich bin|je suis|soy|sono|ik ben|jestem|jag är)\s/iu

/** The company of a role: "Geschäftsführer der Acme GmbH", "owner of Acme". */
const WHOSE = /\s(?:der|des|von|of|de la|della|dell’|van|firmy)\s\p{Lu}.*$/u
const COPULA = /^(?:ist|sind|heißt|is|are|est|sont|es|son|è|sono|zijn|heet|jest|są|är|heter|er)$/iu
const ARTICLE =
  /^(?:ein|eine|unsere?|ihre?|sein|a|an|the|your|un|une|notre|una|uno|nuestr[oa]|su|il|la|lo|nostr[oa]|een|de|het|onze|uw|naszym|nasza|en|ett|vår|sedan|seit|since|depuis|desde|dal|sinds|od)$/iu
const ENDS_ROLE =
  /^(?:und|and|et|e|y|i|en|och|sowie|seit|since|depuis|desde|dal|sinds|od|sedan|der|die|who|qui|que|che|który|która|som|with|mit|bei|at)$/iu
const MOST_ROLE_AFTER = 6

const NO_PART_OF_ROLE =
  /^(?:contact|contactez|call|ring|ask|with|mit|by|von|is|ist|est|es|è|är|to|an|for|für|our|unser|and|und|the|por|la|le|el|los|las|par|przez|av|från|der|die|das|den|dem|da|dal)$/i

/** From the first word of a role. */
function roleOf(words: readonly string[]): string {
  const from = words.findIndex((word) => dutyOf(word))
  return words.slice(Math.max(0, from)).join(' ')
}
