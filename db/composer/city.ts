import { tidy } from './words.ts'

const NO_CITY =
  /\b(?:street|str|st|road|rd|lane|ln|avenue|ave|av|way|drive|dr|square|park|estate|house|floor|level|unit|suite|building|block|box|court|place|row|quay|harbour|industrial|zone|centre|center|plaza|boulevard|blvd|highway|route|rue|via|viale|piazza|calle|plaza|avenida|rua|ul|gate|gata|vei|platz|allee|weg|gasse|ring|hof|county|district|region|province)\b|stra(?:ß|ss)e|(?:gaten|veien|gatan|vägen|straat|laan|weg|gasse|platz|allee|katu|utca)$/i
/** An address of nothing but a country says no city. */
const COUNTRY =
  /^(?:germany|deutschland|austria|österreich|switzerland|schweiz|suisse|france|belgium|belgique|netherlands|nederland|luxembourg|united kingdom|great britain|england|scotland|wales|ireland|united states|canada|australia|norway|norge|sweden|sverige|denmark|danmark|finland|suomi|iceland|spain|españa|portugal|italy|italia|poland|polska|czechia|greece|turkey|brazil|mexico|india|china|japan)$/i
const AFTER_CODE = /(?:^|\s)(?:\p{Lu}{1,2}-)?\d{4,6}\s+(\p{L}.*)$/u
const LOOKS_LIKE_A_CITY = /^\p{Lu}[\p{L}\p{M}'’.-]+(?: (?:\p{L}[\p{L}\p{M}'’.-]*)){0,2}$/u

/**
 * The city of an address as people write it, for a sentence that offers a visit.
 * @returns '' unless it is plain which part is the city
 */
export function cityOf(address: string): string {
  const parts = tidy(address).split(/\s*[,;]\s*/)
  const postal = parts
    .filter((part) => /\d{3,}|\d[A-Z]{2}$/.test(part))
    .map((part) => withoutCode(AFTER_CODE.exec(part)?.[1] ?? part))
    .find(isCity)
  return postal ?? parts.find(isCity) ?? ''
}

const withoutCode = (part: string) =>
  part
    .split(' ')
    .filter((word) => !/\d|^\(|^cedex$/i.test(word) && !/^[A-Z]{1,3}$/.test(word))
    .join(' ')

const isCity = (part: string) =>
  LOOKS_LIKE_A_CITY.test(part) && part.length <= 30 && !NO_CITY.test(part) && !COUNTRY.test(part)
