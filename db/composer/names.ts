import { tidy } from './words.ts'

const TITLES = /^(?:dr|prof|mr|mrs|ms|miss|mx|herr|frau|sir|dame|ing|dipl|mag|rev|mme|sra?|dott)\.?$/i

/** Words in place of a person's name that show that it is not a person's. */
const NO_PERSON =
  /^(?:info|sales|office|contact|kontakt|admin|administration|support|hello|hi|team|orders?|service|services|mail|email|marketing|reception|desk|enquir(?:y|ies)|inquir(?:y|ies)|manager|owner|director|purchasing|procurement|accounts?|billing|hr|jobs|press|help|helpdesk|customer|webmaster|shop|store|booking|bookings|reservations?|company|department|dept|unknown|none|null|undefined|test|n\/?a|gmbh|ltd|inc|llc|ag|as|ab|oy|bv|sa|plc|co|corp|the)\.?$/i

const NAME = /^\p{L}[\p{L}\p{M}'’-]*[\p{L}\p{M}]$/u
const FAMILY_NAME_FIRST = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\s]+$/u

/**
 * The first name for a person's greeting.
 * @returns '' if the name does not look like a person's: a desk's name, an address, initials
 */
export function firstNameOf(fullName: string): string {
  const name = tidy(fullName)
  if (/[\p{N}@{}<>[\]|/\\_]/u.test(name)) return ''
  if (FAMILY_NAME_FIRST.test(name)) return name.length >= 2 && name.length <= 8 ? name : ''
  const [family = '', given] = name.split(', ')
  const words = (given ?? family).split(' ').filter((word) => !TITLES.test(word))
  if (words.some((word) => NO_PERSON.test(word))) return ''
  const [first = ''] = words
  if (!NAME.test(first) || Array.from(first).length > 24 || areInitials(first, name)) return ''
  const oneCase = /\p{Lu}/u.test(first) !== /\p{Ll}/u.test(first)
  return oneCase ? partsCapitalised(first.toLowerCase()) : first
}

/** Whether a word is initials: "JS" and "AJ" are, but "BO" in "BO LI" is a name in capitals. */
function areInitials(word: string, name: string): boolean {
  const inCapitals = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase()
  if (!inCapitals(word) || word.length > 3) return false
  return !(inCapitals(name) && name.includes(' ') && /[AEIOUY]/.test(word))
}

const partsCapitalised = (word: string) =>
  word.replace(/(^|[-'’])(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase())

/** Titles of men. "M." is missing because it may be an initial, and "Don" because it is also a first name. */
const SIRS = /^(?:mr|herr|hr|monsieur|sr|señor)\.?$/i
const MADAMS = /^(?:mrs|ms|frau|mme|madame|sra|señora)\.?$/i
const DEGREES = /^(?:dr|prof)\.?$/i

/**
 * The form of address of a person whose name has a title: madam "Dr. Berg" for "Frau Dr. Anna Berg".
 * @returns undefined without a title. The form of address is never inferred from anything else
 */
export function titledName(fullName: string): { is: 'sir' | 'madam'; name: string } | undefined {
  const [title = '', ...words] = tidy(fullName).split(' ')
  const is = SIRS.test(title) ? 'sir' : MADAMS.test(title) ? 'madam' : undefined
  const degrees = words.filter((word) => DEGREES.test(word))
  const names = words.filter((word) => !DEGREES.test(word))
  const family = names.length > 1 ? names.slice(1) : names
  if (!is || family.length === 0 || !names.every((name) => PART.test(name))) return undefined
  return { is, name: [...degrees, ...family].join(' ') }
}

const PART = /^\p{L}[\p{L}\p{M}'’-]*$/u

const COUNTED =
  /^(?!(?:water|butter|paper|leather|timber|lumber|rubber|copper|silver|powder|ginger|pepper|beer|cider|liquor|fertili[sz]er|labor|plaster|amber|fiber)$)\p{Ll}+(?:er|or)$|^(?:kit|app|system|machine|device|tool|platform|box|set|unit|service|table|chair|desk|bike|lamp|camera|phone|pump|plan|course|oven|fridge|truck|van|vehicle|drone|robot|tablet|terminal|valve|tank|trolley|cart)$/u

/** A product's name in a sentence. A name that ends in a common noun gets an article: "the FreshTrack logger". */
export function withArticle(name: string): string {
  const words = name.split(' ')
  const counted = words.length > 1 && COUNTED.test(words.at(-1) ?? '')
  return counted && !/^(?:the|an?|our|my|your)$/i.test(words[0] ?? '') ? `the ${name}` : name
}

/** A name in sentence case whose last word is a plural: "Deck ovens". */
const PLURAL = / \p{Ll}*[^sui'’\P{Ll}]s$/u

/**
 * A product's name as a singular in a sentence: a plural becomes "our range of …", so that no plural pronoun is
 * needed.
 */
export function asOffer(name: string, description: string): string {
  const isPlural = PLURAL.test(name) || (/^\p{Lu}\p{Ll}*[^sui]s$/u.test(name) && says(description, name))
  return isPlural ? `our range of ${name}` : withArticle(name)
}

/** Whether a text contains a name as a common word, in lower case. */
const says = (text: string, name: string) => text.split(/[^\p{L}]+/u).includes(name.toLowerCase())

const LEGAL_FORM =
  /,? (?:Ltd|Limited|gGmbH|SARL|EURL|SASU|SL|SLU|S\.L|S\.L\.U|S\. L|Inc|Incorporated|LLC|LLP|PLC|Plc|plc|Corp|Corporation|Pty Ltd|GmbH|mbH|GmbH & Co\. KG|mbH & Co\. KG|AG|KG|OHG|eG|e\.G|AS|ASA|A\/S|ApS|AB|Oy|Oyj|BV|B\.V|NV|N\.V|SA|S\.A|SAS|SARL|Srl|S\.r\.l|SpA|S\.p\.A|Kft|s\.r\.o)\.?$/

/** A company's name as people say it: "Larkspur Dairy" for "Larkspur Dairy Ltd." */
export const withoutLegalForm = (company: string): string => {
  const spoken = company.replace(LEGAL_FORM, '')
  return /[\p{L}\p{N}]{2}/u.test(spoken) && !/(?:&|\band)$/.test(spoken) ? spoken : company
}

/** A list in words: "a, b and c". @param last the word before the last item */
export function listed(items: readonly string[], last: string): string {
  const [final = '', ...others] = items.toReversed()
  return others.length === 0 ? final : `${others.reverse().join(', ')} ${last} ${final}`
}

const PROPER =
  /^(?:africa|african|america|american|arab|asia|asian|australian|austrian|belgian|brazilian|british|bavarian|canadian|chinese|christmas|christian|danish|dutch|english|europe|european|finnish|french|german|germany|greek|halal|indian|irish|islamic|italian|italy|japan|japanese|jewish|korean|mexican|mediterranean|nordic|norwegian|polish|portuguese|scandinavian|scottish|spanish|swedish|swiss|thai|turkish|uk|us|eu|welsh)$/i

/** A field of business in the middle of a sentence: "food logistics" for "Food logistics"; "IT" stays unchanged. */
export const inMidSentence = (field: string): string =>
  field.replace(/[\p{L}\p{M}'’]+/gu, (word) =>
    /^\p{Lu}\p{Ll}+$/u.test(word) && !PROPER.test(word) ? word.toLowerCase() : word,
  )
