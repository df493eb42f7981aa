import { isCountry, isRegion } from './regions.ts'
import { tidy } from './words.ts'

/** Postcodes before the city: 10115, 111 43, 00-590, 1100-053, 1012 LG, 100-0005. */
const AHEAD =
  /(?:^|\s)〒?(?:\p{Lu}{1,3}-\s?)?(?:\d{3} \d{2}|\d{2}-\d{3}|\d{4}-\d{3}|\d{3}-\d{4}|\d{4} ?\p{Lu}{2}|\d{4,6})\s+[-–]?\s*(?=['’]?\p{L})(.+)$/u
/**
 * A state or province with its code, as in the United States, Canada and Australia: CA 94043, ON M5V 3L9, NSW 2000.
 */
const STATE = /(?:^|\s)\p{Lu}{2,3}\.?\s+(?:\d{4,5}(?:-\d{4})?|\p{Lu}\d\p{Lu} ?\d\p{Lu}\d)$/u
/** Postcodes of letters and digits: SW1A 1AA, M5V 3L9, D02 X285. */
const LETTERED =
  /(?:^|\s)(?:\p{Lu}{1,2}\d[\p{Lu}\d]? ?\d\p{Lu}{2}|\p{Lu}\d\p{Lu} ?\d\p{Lu}\d|\p{Lu}\d[\dW] ?[\p{Lu}\d]{4})$/u
/** Postcodes of digits after the city: Auckland 1010, Mumbai 400001, Tokyo 100-0005, São Paulo, 01310-200. */
const BEHIND =
  /(?:^|\s)[-–]?\s*〒?(?:\p{Lu}{2}-)?(?:\d{4,6}|\d{5}-\d{3}|\d{3} \d{2,3}|\d{3}-\d{4}|\d{4}-\d{3}|\d{2}-\d{3})$/u

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
/** Words in the name of an estate, and sometimes in that of a town. */
const SITE = new RegExp(
  WORD(
    'square|park|estate|court|place|quay|harbour|industrial|business|retail|trading|zone|zona|zi|centre|center|' +
      'centro|plaza|mall|campus|airport|flughafen|gewerbegebiet|industriegebiet|polígono|parc|hof|county|district|' +
      'region|province|gmbh|ltd|inc|llc|company|factory|university|hospital|station|near|opposite',
  ),
  'iu',
)
const LOOKS_LIKE_A_CITY = /^(?:['’]s-)?\p{Lu}[\p{L}\p{M}'’.-]+(?: (?:\p{L}[\p{L}\p{M}'’.-]*)){0,4}$/u
const ABBREVIATED = /^\p{Lu}{1,3}$/u
const LONGEST = 30

/**
 * The city in an address as people write it, for a sentence that offers a visit.
 * @returns '' unless it is clear which part is the city
 */
export function cityOf(address: string): string {
  const parts = partsOf(address)
  return byState(parts) ?? byCodeAhead(parts) ?? byCodeBehind(parts) ?? withoutCode(parts)
}

function partsOf(address: string): string[] {
  const parts = address
    .split(/[,;|·\n\r\t]|\s[-–]\s/)
    .map((part) => tidy(part.replace(/\([^)]*\)/g, ' ')))
    .filter(Boolean)
  while (parts.length > 0 && isCountry(parts.at(-1) ?? '')) parts.pop()
  return parts
}

function byState(parts: readonly string[]): string | undefined {
  const at = parts.findLastIndex((part) => STATE.test(part))
  if (at < 0) return undefined
  const rest = (parts[at] ?? '').replace(STATE, '')
  return rest ? town(rest) : lastOf(parts.slice(0, at), town)
}

function byCodeAhead(parts: readonly string[]): string | undefined {
  return parts.map((part) => city(AHEAD.exec(part)?.[1] ?? '')).find(Boolean)
}

function byCodeBehind(parts: readonly string[]): string | undefined {
  const at = parts.findLastIndex((part, index) => LETTERED.test(part) || (index > 0 && BEHIND.test(part)))
  const only = parts.length === 1 ? (parts[0] ?? '') : ''
  if (at < 0) return BEHIND.test(only) ? city(only.replace(BEHIND, '')) : undefined
  const part = parts[at] ?? ''
  const rest = part.replace(LETTERED.test(part) ? LETTERED : BEHIND, '')
  return city(rest) || (/\d/.test(rest) ? '' : lastOf(parts.slice(0, at), city))
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
  const fits = LOOKS_LIKE_A_CITY.test(name) && name.length <= LONGEST && !ABBREVIATED.test(name)
  return fits && !STREET.test(name) && !isRegion(name) ? name : ''
}
