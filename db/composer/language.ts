import { tidy } from './words.ts'

/** The languages of letters. A lead with another language gets a letter in English. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt'] as const
export type LanguageName = (typeof languages)[number]

/** The facts about a lead from which its language is derived. */
export interface Located {
  company: string
  industry: string
  address: string
  companyUrl?: string
  email?: string
  phoneNumber?: string
  /** The country from the source of the company, ISO 3166 alpha-2. */
  country?: string
}

/**
 * The language of a letter to a lead: the language of its country, or else of the lead's site address, street, legal
 * form or industry.
 * @returns English if the language is unknown or has no words here
 */
export function languageFor(lead: Located): LanguageName {
  const spoken = spokenBy(lead)
  return languages.find((name) => name === spoken) ?? 'en'
}

/**
 * The same, including languages for which letters have no words.
 * @returns an ISO 639-1 code; "en" if the language is unknown
 */
export function spokenBy(lead: Located): string {
  const country = countryOf(lead)
  const own = ownLanguage(lead)
  const several = MANY[country]
  if (several) return own && several.spoken.includes(own) ? own : several.by(lead.address)
  return (country ? SPOKEN.get(country) : own) ?? 'en'
}

const SPOKEN = new Map(
  Object.entries({
    de: 'DE AT LI',
    fr: 'FR MC LU',
    es: 'ES MX AR CL CO PE UY EC VE BO PY CR PA GT HN NI SV DO CU',
    it: 'IT SM',
    nl: 'NL',
    pl: 'PL',
    pt: 'PT BR',
    da: 'DK',
    sv: 'SE',
    no: 'NO',
    fi: 'FI',
    cs: 'CZ',
  }).flatMap(([language, countries]) => countries.split(' ').map((country) => [country, language])),
)

/** The countries of the Americas, ISO 3166 alpha-2, which write some things otherwise than Europe. */
const AMERICAS = new Set('US CA BR MX AR CL CO PE UY EC VE BO PY CR PA GT HN NI SV DO CU'.split(' '))

/** Whether a country (ISO 3166 alpha-2) is in the Americas. */
export const isAmerican = (country: string): boolean => AMERICAS.has(country)

const BRITISH = new Set('GB IE AU NZ ZA'.split(' '))

/** Whether a country (ISO 3166 alpha-2) writes English as Britain does. */
export const isBritish = (country: string): boolean => BRITISH.has(country)

/**
 * Countries with several languages: those that a lead's own words may show, and the language by the postal code or the
 * city in the address.
 */
const MANY: Readonly<Record<string, { spoken: readonly string[]; by(address: string): string }>> = {
  CH: {
    spoken: ['de', 'fr', 'it', 'en'],
    by: (address) => {
      const code = postalCode(address)
      if (!code) return /gen[eè]ve|lausanne|neuch[aâ]tel|sion|fribourg/i.test(address) ? 'fr' : 'de'
      if (code >= 6500 && code < 7000) return 'it'
      return code < 3000 && !(code >= 2540 && code < 2600) ? 'fr' : 'de'
    },
  },
  BE: {
    // Dutch "Steenweg 9" looks like a German street.
    spoken: ['nl', 'fr', 'en'],
    by: (address) => {
      const code = postalCode(address)
      if (code >= 4700 && code < 4800) return 'de'
      const isFrench = code && (code < 1500 || (code >= 4000 && code < 8000))
      return isFrench || /bruxelles|brussels|liège|namur|charleroi|mons\b/i.test(address) ? 'fr' : 'nl'
    },
  },
  CA: {
    spoken: ['en', 'fr'],
    by: (address) => (/\bQC\b|qu[ée]bec|montr[ée]al/i.test(address) ? 'fr' : 'en'),
  },
}

const postalCode = (address: string) => Number(/(?:^|[\s-])(\d{4})(?=\s+\p{L})/u.exec(address)?.[1] ?? 0)

/** The names of countries at the end of an address, in lower case. */
const COUNTRY_NAMES = new Map(
  `DE germany|deutschland|allemagne|alemania;AT austria|österreich|autriche;CH switzerland|schweiz|suisse|svizzera|suiza
LI liechtenstein;FR france|frankreich|francia;BE belgium|belgique|belgië|belgien;LU luxembourg|luxemburg;MC monaco
ES spain|españa|spanien|espagne;MX mexico|méxico;AR argentina;CO colombia;CL chile;PE peru|perú;UY uruguay;EC ecuador
CR costa rica;PA panama|panamá;VE venezuela;BO bolivia;PY paraguay;GT guatemala;CA canada|kanada|canadá
GB united kingdom|great britain|england|scotland|wales|northern ireland|uk;IE ireland|éire
US united states|united states of america|usa;AU australia;NZ new zealand;NL netherlands|the netherlands|nederland
NO norway|norge;SE sweden|sverige;DK denmark|danmark;FI finland|suomi;IS iceland;PT portugal;IT italy|italia|italien
PL poland|polska;CZ czechia|czech republic|česko;GR greece;TR turkey;BR brazil|brasil;IN india;CN china;JP japan
SG singapore;ZA south africa;HU hungary;RO romania;HR croatia;SI slovenia;SK slovakia;EE estonia;LV latvia;LT lithuania
BG bulgaria;IL israel;AE uae|united arab emirates;KR south korea;KE kenya;GH ghana;NG nigeria`
    .split(/[;\n]/)
    .flatMap((entry) =>
      entry
        .slice(3)
        .split('|')
        .map((name) => [name, entry.slice(0, 2)]),
    ),
)
/**
 * Country codes at the end of an address. Others are missing, because they may be the code of a state or a canton.
 */
const CODES = /^(?:DE|AT|CH|FR|UK|US)$/i

const CALLING =
  '423 LI,352 LU,377 MC,506 CR,507 PA,593 EC,598 UY,351 PT,358 FI,420 CZ,353 IE,49 DE,43 AT,41 CH,33 FR,32 BE,34 ES,52 MX,54 AR,57 CO,56 CL,51 PE,39 IT,31 NL,48 PL,45 DK,46 SE,47 NO,44 GB,55 BR'
    .split(',')
    .map((entry) => entry.split(' '))
const TOP_LEVEL =
  /\.(de|at|ch|li|fr|be|lu|mc|es|mx|ar|cl|pe|uy|ec|ca|uk|ie|us|au|nz|nl|no|se|dk|fi|is|pt|it|pl|cz|br)$/i

/**
 * The country of a lead, by its source, or else by its address, its site, its email or its telephone number.
 * @returns an ISO 3166 alpha-2 code; '' if it is unknown
 */
export function countryOf({
  address,
  country = '',
  phoneNumber = '',
  companyUrl = '',
  email = '',
}: Located): string {
  return (
    country ||
    countryOfAddress(address) ||
    countryOfHost(hostOf(companyUrl)) ||
    countryOfHost(email.split('@')[1] ?? '') ||
    countryOfNumber(phoneNumber)
  )
}

function countryOfAddress(address: string): string {
  const parts = tidy(address)
    .split(/\s*[,;]\s*|\s[–-]\s/)
    .reverse()
  const last = parts[0] ?? ''
  const marked = /(?:^|\s)(D|A|CH|F|B|E|L)-\d{4,5}\s/.exec(address)?.[1]
  const named = COUNTRY_NAMES.get(last.toLowerCase()) ?? (CODES.test(last) ? last.toUpperCase() : undefined)
  return named ?? (marked ? (PLATES[marked] ?? marked) : '')
}

const PLATES: Readonly<Record<string, string>> = { D: 'DE', A: 'AT', F: 'FR', B: 'BE', E: 'ES', L: 'LU' }

/** The ISO 3166 code for an unknown country. */
const ABROAD = 'ZZ'

function countryOfNumber(number: string): string {
  const digits = /^\s*(?:\+|00)\s*([\d\s().-]+)/.exec(number)?.[1]?.replace(/\D/g, '') ?? ''
  if (!digits) return ''
  return CALLING.find(([code = '']) => digits.startsWith(code))?.[1] ?? ABROAD
}

const countryOfHost = (host: string) => TOP_LEVEL.exec(host)?.[1]?.toUpperCase().replace('UK', 'GB') ?? ''

const hostOf = (url: string) => url.replace(/^[a-z]+:\/\//i, '').replace(/[/?#:].*$/s, '')

/** The language that a company's legal form shows: "B.V." is Dutch. */
export const languageOfCompany = (company: string): LanguageName | undefined =>
  ownLanguage({ company, industry: '', address: '' })

/** The language of a lead's own site, street, legal form or industry. */
function ownLanguage({ company, industry, address, companyUrl = '' }: Located): LanguageName | undefined {
  const [, ofPath] =
    /^(?:[a-z]+:\/\/)?[^/]+\/(en|de|fr|es|it|nl|pl|pt)(?:[-_][a-z]+)?(?:[/?#]|$)/i.exec(companyUrl) ?? []
  const [, ofHost] = /^(?:[a-z]+:\/\/)?(en|de|fr|es|it|nl|pl|pt)\./i.exec(companyUrl) ?? []
  const ofSite = (ofPath ?? ofHost)?.toLowerCase()
  return (
    languages.find((name) => name === ofSite) ??
    OWN_WORDS.find(([, words]) =>
      words.some((word, at) => word.test([address, company, industry][at] ?? '')),
    )?.[0]
  )
}

/** Patterns for an address, a company's name and an industry in one language. */
const OWN_WORDS: readonly (readonly [LanguageName, readonly [RegExp, RegExp, RegExp]])[] = [
  [
    'nl',
    [
      /\p{L}(?:straat|laan|gracht|kade|dijk|plein)\s+\d|(?:^|[\s,])\d{4} ?[A-Z]{2}\s+['’\p{Lu}]/u,
      /\b(?:B\.?V\.?|N\.?V\.?|VOF)(?:\W|$)/,
      /ij(?!ou)|\b(?:bedrijf|handel en|gemeente|tandarts|dierenarts|advocaat)\b/i,
    ],
  ],
  [
    'de',
    [
      /stra(?:ß|ss)e\b|str\.\s*\d|\p{L}(?:platz|weg|gasse|allee)\s+\d/iu,
      /\b(?:g?GmbH|mbH|OHG|UG|KG|eG|e\.\s?V\.|e\.\s?K\.)(?:\W|$)/,
      /[äöüß]|handel|bau\b|betrieb|handwerk|verwaltung|beratung|werkstatt|molkerei|schule\b|apotheke|metzgerei|klinik\b|krankenhaus|weingut|gemeinde|rechtsanw/i,
    ],
  ],
  [
    'fr',
    [
      /\b(?:rue|boulevard|chemin|quai|impasse|allée|avenue|route|place)\s+(?:de|du|des|la|le|l['’]|\p{Lu})|(?:^|\s)(?:Le Bourg|[Ll]ieu-?dit)/u,
      /\b(?:SARL|EURL|SASU|SAS|SNC|GAEC|EARL|SCEA|SELARL|SPRL)\b/,
      /boulangerie|cabinet|administration publique|mairie|école|lycée|hôpital|avocat|notaire|exploitation agricole|[èêçœ]|\b(?:de la|du|des|et)\b/i,
    ],
  ],
  [
    'es',
    [
      /\b(?:calle|c\/|avenida|avda\.?|paseo|plaza|carrer)\s|ción(?!\p{L})|(?<!\p{L})(?:pol\. ?ind|ctra\.|s\/n)/iu,
      /\b(?:S\.\s?L\.(?:\s?U\.)?|SLU|S\. ?A\. de C\. ?V\.)(?:\W|$)/,
      /ñ|ción\b|ería\b|\b(?:y|del|al por|bodegas?|colegio|taller|abogados|ayuntamiento)\b/i,
    ],
  ],
  [
    'it',
    [
      /^(?:via|viale|corso|piazza|piazzale|vicolo|loc\.|località)\s\p{L}|\((?:[A-Z]{2})\)$/iu,
      /\b(?:S\.?\s?r\.?\s?l\.?|S\.?\s?p\.?\s?A\.?)(?:\W|$)/,
      /\b(?:della|degli|e servizi)\b|zione\b|officina|panificio|cantina|azienda|scuola|ristorante|\bcomune\b|avvocat/i,
    ],
  ],
  [
    'pl',
    [
      /(?:^|[\s,])(?:(?:ul|al)\.\s.*)?\d{2}-\d{3}\s+\p{Lu}/u,
      /\b(?:Sp\. ?z ?o\. ?o|sp\.j|Sp\. ?k)(?:\W|$)/i,
      /[ąćęłńśźż]|piekarnia|apteka|\bgmina|szpital|kancelaria|gospodarstwo|restauracja/i,
    ],
  ],
  [
    'pt',
    [
      /(?:^|[\s,])(?:(?:rua|travessa|rodovia|praça)\s|\d{4}-\d{3}\s+\p{L})/iu,
      /\b(?:Lda|Ltda|EIRELI)(?:\W|$)/,
      /[ãõ]|ção\b|padaria|\bescola\b|advogad|câmara/i,
    ],
  ],
]

/** Short words that identify the language of a text. Letters have no words in the Nordic ones. */
const COMMON: Readonly<Record<string, string>> = {
  en: 'the and of for with that which it is are to in on by from at your our you we as be when their this helps keeps into every has not only any will without than so each does a an or can have its one up out all more they how no who',
  de: 'unser unsere unserem unseren haben hat seit unter über alle jeden jede jedes zwischen bis kann können uns ab der die das ohne vor gegen durch und für mit ist sind den dem des ein eine einen einer von zu zum zur auf im nicht oder wird werden sich bei aus auch ohne nach wie sie ihr ihre wir am vom dass wenn kein keine es er noch nur mehr dafür wo',
  fr: 'le la les et pour avec est sont des du un une dans sur qui que par en au aux ou sans plus vos votre nos notre sous ce cette vous nous il elle se ses tous toutes pas ne à de il elles depuis chez leur leurs tout comme aussi dès même',
  es: 'nuestro nuestra nuestros nuestras hasta también todo todos somos tiene tienen entre muy cuando toda el la los las y para con es son del un una en que por al se sin más su sus o como desde este esta lo le no ni ya cada usted ustedes hay ninguna ningún de a',
  nl: 'onze hun tot als over door heeft hebben kan maar zonder tussen elk ze zo waarmee het een en voor met van de zijn dat die op niet naar uw ook wordt bij aan u wij ons elke waar worden deze dit meer geen om te alleen in is',
  it: 'su tra fra ed uno ci già nostra nostri nostre vostra sopra sul sulla nella nelle dal dalla dalle ha hanno siamo anche quando tutti tutte dalle a da il lo la gli e per con di che del della dei un una sono nel alla da senza più i le è non si ai al ogni vostro nostro come questo in perché',
  pt: 'você vocês todo desde dia se nem nenhum nenhuma nosso nossa nossos nossas somos muito também há tem toda todas todos às aos num numa é quando entre ou toda o os a as e para com de que do da dos em um uma não são por mais seu sua é à ao na no nas nos pela pelo todos sem até cada antes já lhe',
  nordic: 'og och til för med som er är det den av på ikke inte en et ett fra från',
  pl: 'jesteśmy nasz nasza nasze naszych lat także każdy każda między dzięki jak przez u po ich i w z na do dla się jest oraz nie od przez po lub który a ale bez co czy gdy jak które która ma może nad pod przy są tak to tylko za ze że',
}
/** The short words of a language, by a key of `COMMON`. */
export const commonWords = (language: LanguageName): ReadonlySet<string> =>
  sets.find(([name]) => name === language)?.[1] ?? new Set()

const sets = Object.entries(COMMON).map(([name, list]) => [name, new Set(list.split(' '))] as const)
const LETTERS: readonly (readonly [string, RegExp])[] = [
  ['de', /[äöüß]/gi],
  ['fr', /[œèùûî]|(?<!\p{L})[ldnscj]['’]\p{L}/giu],
  ['es', /[ñ¿¡]|ción\b/gi],
  ['it', /[ìò]|(?<!\p{L})(?:l|d|c|un|dell|nell|all|dall|sull|quest)['’]\p{L}|zione\b|zz[aoei]\b/giu],
  ['nl', /ij|aa[kglmnprst]|aai|oei|ooi|uu[rk]|eeu/gi],
  ['nordic', /[åæø]/gi],
  ['pl', /[ąćęłńśźż]/gi],
  ['pt', /[ãõ]|ção|lh[aeo]|nh[aeo]/gi],
]

/**
 * The language of a text, by its short words and its letters.
 * @returns a key of `COMMON`, which may not be one of `languages`; '' if the language is unclear, as it is for a name
 */
export function languageOfText(text: string): string {
  const [first, second] = scoresOf(text).toSorted((a, b) => b.score - a.score)
  return first && first.score > (second?.score ?? 0) ? first.name : ''
}

/** Whether the fields of a lead say which language it has. */
export const showsLanguage = (lead: Located): boolean =>
  countryOf(lead) !== '' || ownLanguage(lead) !== undefined

/**
 * Whether a text is in a language. A text that may be in several, as "Cocina de siempre", is in each of them.
 * @param expected the language that the text has unless it clearly shows another
 */
export function isIn(language: string, text: string, expected: string): boolean {
  const scores = scoresOf(text)
  const most = Math.max(...scores.map(({ score }) => score))
  const own = scores.find(({ name }) => name === language)?.score ?? 0
  return expected === language ? own >= most - MARGIN : own > 0 && own === most
}

/** A single word or letter may be in a text of any language. */
const MARGIN = 1

/** How many words and letters of each language a text has. */
function scoresOf(text: string): { name: string; score: number }[] {
  const head = text.slice(0, 2_000)
  const words = head.toLowerCase().match(/\p{L}+/gu) ?? []
  return sets.map(([name, common]) => {
    const letters = LETTERS.find(([other]) => other === name)?.[1]
    const marks = letters ? (head.match(letters)?.length ?? 0) : 0
    return { name, score: words.filter((word) => common.has(word)).length + marks }
  })
}
