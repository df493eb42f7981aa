import { isCountry, isRegion, isState, isStateCode } from './regions.ts'
import { capitalised, tidy } from './words.ts'

/** Postcodes before the city: 10115, 111 43, 00-590, 1100-053, 1012 LG, 100-0005. */
const AHEAD =
  /(?:^|\s)〒?(?:\p{Lu}{1,3}-\s?)?(?:\d{3} \d{2}|\d{2}-\d{3}|\d{4}-\d{3}|\d{3}-\d{4}|\d{5}-\d{3}|\d{4} ?\p{Lu}{2}|\d{4,6})\s+[-–]?\s*(?=['’]?\p{L})(.+)$/u
/**
 * A state or province with its postcode, as in the United States, Canada and Australia: CA 94043, ON M5V 3L9, NSW 2000.
 */
const STATE = /(?:^|\s)(\p{Lu}{2,3})\.?\s+(?:\d{4,5}(?:-\d{4})?|\p{Lu}\d\p{Lu} ?\d\p{Lu}\d)$/u
/** The postcode after the name of a state: Washington 98052. */
const STATES_POSTCODE = /\s+(?:\d{4,5}(?:-\d{4})?|\p{Lu}\d\p{Lu} ?\d\p{Lu}\d)$/u
/** A state's code without a postcode: Overland Park, KS. */
const STATE_ALONE = /(?:^|\s)(\p{Lu}{2,3})$/u
/** Postcodes of letters and digits: SW1A 1AA, M5V 3L9, D02 X285. */
const LETTERED =
  /(?:^|\s)(?:\p{Lu}{1,2}\d[\p{Lu}\d]? ?\d\p{Lu}{2}|\p{Lu}\d\p{Lu} ?\d\p{Lu}\d|\p{Lu}\d[\dW] ?[\p{Lu}\d]{4})$/u
/** Postcodes of digits after the city: Auckland 1010, Mumbai 400001, Tokyo 100-0005, São Paulo, 01310-200. */
const BEHIND =
  /(?:^|\s|(?<=\p{L})(?=[-–]))[-–]?\s*〒?(?:\p{Lu}{2}-)?(?:\d{4,6}|\d{5}-\d{3}|\d{3} \d{2,3}|\d{3}-\d{4}|\d{4}-\d{3}|\d{2}-\d{3})$/u

const WORD = (words: string) => `(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`
const STREET = new RegExp(
  [
    WORD(
      'street|str|road|rd|lane|ln|avenue|ave|av|way|drive|dr|row|boulevard|blvd|bd|highway|hwy|route|parkway|pkwy|' +
        'terrace|crescent|close|rue|chemin|quai|impasse|allée|via|viale|corso|piazza|piazzale|vicolo|largo|calle|' +
        'carrer|paseo|avenida|avda|rua|travessa|praça|ul|ulica|aleja|gate|gata|vei|veg|vej|väg|platz|allee|weg|' +
        'gasse|ring|chaussee|ufer|utca|út|cesta|bulevar|floor|flr|level|unit|suite|ste|building|bldg|block|box|' +
        'postfach|postboks|postbus|apartado|house|flat|apt|apartment|room|gebäude|etage|zgn|tower|hangar|halle',
    ),
    `(?<=\\S )st\\.?$`,
    'stra(?:ß|ss)e',
    '(?:str\\.?|gaten|gata|gatan|gade|vegen|veien|vägen|vejen|straat|laan|singel|gracht|kade|dijk|dreef|weg|gasse|' +
      'platz|plein|allee|damm|ufer|utca|katu|tie|kuja)$',
  ].join('|'),
  'iu',
)
/** A ward or quarter of a Japanese city. */
const WARD = /-(?:ku|cho|chome|machi|gun)$/i
/** Words in the name of an estate, and sometimes in that of a town. */
const SITE = new RegExp(
  WORD(
    'square|park|estate|court|place|quay|harbour|industrial|business|retail|trading|zone|zona|zi|centre|center|' +
      'centro|plaza|mall|campus|airport|flughafen|gewerbegebiet|industriegebiet|polígono|parc|hof|county|district|' +
      'region|province|col|colonia|fracc|barrio|bairro|alcaldía|gmbh|ltd|inc|llc|company|factory|university|hospital|station|near|opposite',
  ),
  'iu',
)
const LOOKS_LIKE_A_CITY = /^(?:['’]s-)?\p{Lu}[\p{L}\p{M}'’.-]+(?: (?:\p{L}[\p{L}\p{M}'’.-]*)){0,4}$/u
const ABBREVIATED = /^\p{Lu}{1,3}$/u
const LONGEST = 30

/** The person or department that an address is for. */
const FOR_WHOM = /^(?:c\/o|attn|att|fao|z\. ?hd)(?!\p{L})/iu
/** Names of the postcode before it: C.P. 44110, CEP 01310-200. */
const NAME_OF_POSTCODE = /(?<![\p{L}\p{M}])(?:c\.? ?p\.?|cep|plz|pin(?: ?code)?|zip(?: code)?)[ :]*(?=\d)/giu

/**
 * The city in an address as people write it, for a sentence that offers a visit.
 * @returns undefined unless it is clear which part is the city
 */
export function cityOf(address: string): string | undefined {
  const parts = partsOf(address)
  const found =
    byState(parts) ?? byCodeAhead(parts) ?? byCodeBehind(parts) ?? byStateAlone(parts) ?? withoutCode(parts)
  if (!found) return undefined
  return found.length > 3 && found === found.toUpperCase() ? capitalised(found.toLowerCase()) : found
}

function partsOf(address: string): string[] {
  const parts = address
    .replace(NAME_OF_POSTCODE, ' ')
    .split(/[,;|·\n\r\t]|\s[-–]\s/)
    .map((part) => tidy(part.replace(/\([^)]*\)/g, ' ')))
    .filter((part) => part !== '' && !FOR_WHOM.test(part))
  while (parts.length > 0 && isCountry(parts.at(-1) ?? '')) parts.pop()
  return parts.map((part, at) => (isTypedSmall(parts, at) ? withCodes(capitalised(part)) : part))
}

/** Whether a part is in lower case though it belongs to an address: it or the part before it has a number. */
function isTypedSmall(parts: readonly string[], at: number): boolean {
  const part = parts[at] ?? ''
  return !/\p{Lu}/u.test(part) && /\d/.test(`${parts[at - 1] ?? ''}${part}`)
}

/** The part with its postcode, and the code of a state before it, in capitals. */
function withCodes(part: string): string {
  const words = part.split(' ')
  return words
    .map((word, at) => {
      const isLast = at === words.length - 1 || /^\d/.test(words[at + 1] ?? '')
      return /\d/.test(word) || (isLast && isStateCode(word)) ? word.toUpperCase() : word
    })
    .join(' ')
}

/** The city before a state and its postcode. */
function byState(parts: readonly string[]): string | undefined {
  const at = parts.findLastIndex((part) => beforeState(part) !== undefined)
  if (at < 0) return undefined
  const rest = beforeState(parts[at] ?? '')
  return rest ? town(rest) : lastOf(parts.slice(0, at), town)
}

/** The text of a part before the state and its postcode; undefined if the part has none. */
function beforeState(part: string): string | undefined {
  const [, code = ''] = STATE.exec(part) ?? []
  if (isStateCode(code)) return part.replace(STATE, '')
  return STATES_POSTCODE.test(part) && isState(part.replace(STATES_POSTCODE, '')) ? '' : undefined
}

/** The city after a postcode. A number ahead of the address may be that of the house: 1234 Broadway, New York. */
function byCodeAhead(parts: readonly string[]): string | undefined {
  const cities = parts.map((part) => city(AHEAD.exec(part)?.[1] ?? ''))
  const at = cities.findLastIndex(Boolean)
  if (at < 0) return undefined
  const isHouse = at === 0 && parts.slice(1).some((part) => !/\d/.test(part) && city(part))
  return isHouse ? '' : cities[at]
}

function byCodeBehind(parts: readonly string[]): string | undefined {
  const at = parts.findLastIndex((part, index) => LETTERED.test(part) || (index > 0 && BEHIND.test(part)))
  const only = parts.length === 1 ? (parts[0] ?? '') : ''
  if (at < 0) return BEHIND.test(only) ? city(only.replace(BEHIND, '')) : undefined
  const part = parts[at] ?? ''
  const rest = part.replace(LETTERED.test(part) ? LETTERED : BEHIND, '')
  const ahead = city(rest) || (/\d/.test(rest) ? '' : lastOf(parts.slice(0, at), city))
  // After a postcode that stands alone, as in Mexico.
  return ahead || (rest === '' ? withoutCode(parts.slice(at + 1)) : '')
}

/** The city before a state's code at the end of the address. */
function byStateAlone(parts: readonly string[]): string | undefined {
  const last = parts.at(-1) ?? ''
  const [, code = ''] = STATE_ALONE.exec(last) ?? []
  if (!isStateCode(code)) return undefined
  const rest = last.replace(STATE_ALONE, '')
  return rest ? town(rest) : lastOf(parts.slice(0, -1), town)
}

/** The city in an address without a postcode, if only one part may be a city. */
function withoutCode(parts: readonly string[]): string {
  const cities = parts.map((part) => (/\d/.test(part) ? '' : city(part))).filter(Boolean)
  return cities.length === 1 ? (cities[0] ?? '') : ''
}

const lastOf = (parts: readonly string[], read: (part: string) => string): string =>
  parts.map(read).findLast(Boolean) ?? ''

/** Additions to the name of a city: a district's number or letter, a province, a sorting office. */
const BESIDE =
  /(?:\s(?:[Cc][Ee][Dd][Ee][Xx].*|OT\s.*|\d{1,2}(?:e|er|ème|th|º)?|(?<=\p{Ll}.*)\p{Lu}{1,2})|\s*\/.*)$/u

function bare(part: string): string {
  const shorter = part.replace(BESIDE, '')
  return shorter === part ? part : bare(shorter)
}

/** The name of the city if a part of an address is one, else ''. */
function city(part: string): string {
  const name = town(part)
  return SITE.test(name) ? '' : name
}

/** The same, for a part in which names such as Overland Park are a city's. */
function town(part: string): string {
  const name = bare(part)
  const fits =
    LOOKS_LIKE_A_CITY.test(name) && name.length <= LONGEST && !ABBREVIATED.test(name) && !name.endsWith('.')
  return fits && !STREET.test(name) && !WARD.test(name) && !isRegion(name) ? name : ''
}
