import type { Item } from '#api/contacts/html/flow.ts'
import type { Page } from '#api/contacts/html/page.ts'
import { plainText } from '#api/contacts/html/plainText.ts'
import { type Country, countryNamedBy, isCountry, isOf } from './numbering.ts'

/**
 * The likely countries of a company according to its site, the most likely first, and whether the first is
 * certain.
 */
export interface Whereabouts {
  countries: Country[]
  sure: boolean
}

/** The weight of each sign. */
const TLD = 100
const IN_ADDRESS = 60
const REGISTERED = 45
const NAMED_NUMBER = 40
const LINKED_NUMBER = 35
/** A site with numbers of several countries lists its partners abroad. */
const ONE_OF_SEVERAL = 20
const REGION = 25
const WRITTEN = 15
const LANGUAGE = 5
const SURE = 40
/** A number in a country in which nobody speaks the site's language belongs to a partner or an importer. */
const OF_OTHERS = 10

/** Tax and register numbers, which a company must publish in its own country. */
const REGISTERS: readonly (readonly [Country, RegExp])[] = [
  ['AT', /\bATU\s?\d{8}\b|\bFN\s?\d{5,6}\s?[a-z]\b|Firmenbuch(?:nummer|gericht)/],
  ['BE', /\b(?:BCE|KBO|RPM|RPR)\b|\bBE\s?[01]\d{3}[. ]?\d{3}[. ]?\d{3}\b/],
  ['CH', /\bCHE-?\s?\d{3}\.\d{3}\.\d{3}\b/],
  ['DE', /\bDE\s?\d{3}\s?\d{3}\s?\d{3}\b|\bHR[AB]\s?(?:Nr\.?\s?)?\d/],
  ['ES', /\b(?:[CN]\.?I\.?F\.?|NIF)[:.\s]{0,3}(?:ES)?[A-Z]-?\d{7}[\dA-Z]\b/],
  ['FR', /\b(?:SIRET|SIREN|R\.?C\.?S\.?)\b|\bFR\s?\d{2}\s?\d{3}\s?\d{3}\s?\d{3}\b/],
  ['GB', /[Rr]egistered in (?:England|Scotland|Wales)|\bGB\s?\d{3}\s?\d{4}\s?\d{2}\b/],
  ['IE', /[Rr]egistered in Ireland|\bIE\s?\d[\dA-Z]\d{5}[A-Z]{1,2}\b/],
  ['IT', /[Pp](?:artita|ARTITA|\.)\s?I\.?(?:VA|va)|\bC\.?F\.? \d{11}\b|\bREA\s(?:n\.\s?)?[A-Z]{2}\b/],
  ['JP', /法人番号|株式会社|有限会社|合同会社/],
  ['NL', /\bNL\s?\d{9}\s?B\s?\d{2}\b|\bKvK\b/i],
  ['PL', /\bNIP\b|\bREGON\b|\bKRS\b/],
  ['SE', /\bSE\s?\d{10}01\b|\borg\.? ?n(?:umme)?r\b|\bF-skatt/i],
]

/**
 * Signs that mostly occur on pages of companies in one country: formats of postal codes, names of courts, the
 * country’s name, its currency.
 */
const SIGNS: readonly (readonly [Country, RegExp])[] = [
  ['AT', /Österreich\b|Firmenbuch|\bWKO\b|\bGISA\b|\bA-\d{4}\b/],
  ['BE', /\bBelgi(?:que|ë)\b|\bB-\d{4}\b/],
  ['CA', /\b[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d\b|\bCanada\b/],
  ['CH', /\bCH-\d{4}\b|\bSchweiz\b|\bSuisse\b|\bSvizzera\b|\bCHF\b|\bFr\. \d/],
  ['CZ', /\bČeská republika\b|\bIČO?:?\s?\d{8}\b/],
  ['DE', /\bD-\d{5}\b|Amtsgericht|\bDeutschland\b/],
  ['DK', /\bCVR\b|\bDanmark\b/],
  ['ES', /\bEspaña\b|\bRegistro Mercantil\b/],
  ['FI', /\bY-tunnus\b|\bSuomi\b/],
  ['FR', /\bF-\d{5}\b|\bFrance\b|\bNAF\b|\bAPE\b/],
  ['GB', /\b[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}\b|\bUnited Kingdom\b|£/],
  ['IE', /\bEircode\b|\bCo\. (?:Dublin|Cork|Galway|Kerry)\b|\bIreland\b/],
  ['IT', /\bItalia\b|\b\d{5} \p{Lu}[\p{L}’' ]+ \([A-Z]{2}\)/u],
  ['JP', /〒\s?\d{3}|北海道|東京都|\p{Script=Han}{2,3}[府県]/u],
  ['LU', /\bL-\d{4}\b|\bLuxembourg\b/],
  ['MX', /\bS\.A\. de C\.V\.|\bC\.P\. \d{5}\b|\bRFC\b/],
  ['NL', /\b\d{4} ?[A-Z]{2}\b(?= [A-Z])|\bNederland\b/],
  ['NO', /\bNorge\b/],
  ['PL', /\bul\. \p{Lu}|\bPolska\b|\b\d{2}-\d{3} \p{Lu}\p{Ll}|\bzł\b/u],
  ['PT', /\bNIPC\b|\bPortugal\b/],
  ['SE', /\bSverige\b|\bBankgiro\b|\bSwish\b/i],
  [
    'US',
    /\b[A-Z]{2},? \d{5}(?:-\d{4})?\b|\bUSA\b|\bUnited States\b|\(\d{3}\) \d{3}-\d{4}|(?<!\d)\d{3}[-.]\d{3}[-.]\d{4}(?!\d)/,
  ],
]

/** The countries in which a language is written, by number of speakers. */
const SPOKEN: Readonly<Record<string, readonly Country[]>> = {
  cs: ['CZ'],
  da: ['DK'],
  de: ['DE', 'AT', 'CH'],
  en: ['GB', 'US', 'IE', 'CA'],
  es: ['ES'],
  fi: ['FI'],
  fr: ['FR', 'BE', 'CH', 'CA', 'LU'],
  it: ['IT', 'CH'],
  ja: ['JP'],
  nb: ['NO'],
  nl: ['NL', 'BE'],
  no: ['NO'],
  pl: ['PL'],
  pt: ['PT'],
  sv: ['SE', 'FI'],
}
const KANA = /[\u3041-\u30ff]{3}/
const MAX_LINES = 600

/**
 * The countries in whose format a site may write its telephone numbers, judged by the domain's ending,
 * addresses, numbers with a country code, required company data, and the language.
 * @param hosts the company's own
 */
export function whereaboutsOf(pages: readonly Page[], hosts: readonly string[]): Whereabouts {
  const votes = new Map<Country, number>()
  const vote = (country: string, much: number) => {
    if (isCountry(country)) votes.set(country, (votes.get(country) ?? 0) + much)
  }
  for (const host of new Set(hosts)) vote(byEnding(host), TLD)
  for (const country of new Set(pages.flatMap(({ countries }) => countries))) vote(country, IN_ADDRESS)
  const texts = pages.map(textOf)
  for (const [country, sign] of REGISTERS)
    if (texts.some((text) => sign.test(text))) vote(country, REGISTERED)
  for (const [country, sign] of SIGNS) if (texts.some((text) => sign.test(text))) vote(country, WRITTEN)
  const said = pages.flatMap((page) => page.languages.slice(0, 4))
  const languages = new Set(said.length > 0 ? said : [languageOf(texts.join('\n').slice(0, MAX_TEXT))])
  for (const language of languages) {
    const [spoken = '', region = ''] = language.split(/[-_]/)
    vote(region.toUpperCase(), REGION)
    const likely = SPOKEN[spoken.toLowerCase()] ?? []
    for (const [at, country] of likely.entries()) vote(country, LANGUAGE - at)
  }
  // Japanese is written in Japan alone.
  if ([...languages].some((language) => /^ja/i.test(language)) || texts.some((text) => KANA.test(text)))
    vote('JP', REGISTERED)
  const home = [...votes.keys()]
  const written = new Set(texts.flatMap(named))
  const dialled = new Set(pages.flatMap(({ lines }) => lines.flatMap(({ items }) => items)).flatMap(linked))
  for (const country of new Set([...written, ...dialled])) {
    const isLikely = home.length === 0 || home.includes(country)
    const named = written.size > 1 ? ONE_OF_SEVERAL : NAMED_NUMBER
    vote(country, isLikely ? (written.has(country) ? named : LINKED_NUMBER) : OF_OTHERS)
  }
  const ranked = [...votes].sort((a, b) => b[1] - a[1])
  return { countries: ranked.map(([country]) => country), sure: (ranked[0]?.[1] ?? 0) >= SURE }
}

/**
 * Whether a number belongs to the country in which a company certainly is; otherwise to one in which its
 * pages' language is written.
 */
export function homeOf(pages: readonly Page[], { countries, sure }: Whereabouts): (e164: string) => boolean {
  const [home] = countries
  const languages = new Set(pages.flatMap((page) => page.languages.slice(0, 4)))
  const spoken = [...languages].flatMap((language) => SPOKEN[language.slice(0, 2).toLowerCase()] ?? [])
  const likely = sure && home ? [home] : spoken
  return (e164) => likely.length === 0 || likely.some((country) => isOf(e164, country))
}

/** Frequent words of each language that mean nothing in the others. */
const COMMON: Readonly<Record<string, RegExp>> = {
  de: /\b(?:und|der|die|das|Sie|wir|für|mit|auf|ist)\b/g,
  en: /\b(?:and|the|our|with|you|your|for|from)\b/g,
  es: /\b(?:los|las|nuestr[oa]s?|para|una|con|desde|más)\b/g,
  fr: /\b(?:les|nous|vous|des|notre|votre|pour|dans|est)\b/g,
  it: /\b(?:della?|nostr[oaie]|siamo|per|gli|che|sono|dal)\b/g,
  ja: /です|ます|した|ください|こと|ため/g,
  nl: /\b(?:het|een|van|wij|voor|onze|ook|zijn)\b/g,
  pl: /\b(?:oraz|jest|się|nasz[ae]?|dla|od|przez|na)\b/g,
  sv: /\b(?:och|att|för|är|vi|som|till|med)\b/g,
}
const MAX_TEXT = 20_000
const LEAST_WORDS = 4

/** The language of a text according to its most frequent words, '' if it is too short. */
function languageOf(text: string): string {
  const counted = Object.entries(COMMON).map(([language, words]) => ({
    language,
    count: text.match(words)?.length ?? 0,
  }))
  const [most] = counted.toSorted((a, b) => b.count - a.count)
  return most && most.count >= LEAST_WORDS ? most.language : ''
}

const textOf = ({ lines }: Page) =>
  [...lines.slice(0, MAX_LINES), ...lines.slice(-MAX_LINES)]
    .filter(({ block }) => block.part !== 'others')
    .map(plainText)
    .join('\n')

const CODED = /(?<![\d\p{L}])(?:\+|00)\s?\d{2,3}[\s()./-]{0,3}\d[\d\s()./-]{5,14}\d/gu

const named = (text: string) =>
  [...text.matchAll(CODED)].slice(0, 50).flatMap(([number]) => countryNamedBy(number) || [])

const linked = ({ kind, value }: Item) => (kind === 'phone' ? countryNamedBy(value) || [] : [])

function byEnding(host: string): string {
  const top = host.slice(host.lastIndexOf('.') + 1).toUpperCase()
  return top === 'UK' ? 'GB' : top
}
