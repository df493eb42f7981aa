import type { Page } from '#api/contacts/html/page.ts'
import { kindOfPage, type PageKind } from '#api/contacts/html/pages.ts'
import { plainText } from '#api/contacts/html/plainText.ts'
import { sentencesOf, wordCount } from '#db/composer/words.ts'
import type { Found } from '#db/model/entities/source.ts'
import { isUsualName, nameIn } from './names.ts'
import { bordersIn } from './strangers.ts'

/** The maximum number of statements; none is longer than fits into a letter. */
const MOST = 2
const LEAST_WORDS = 6
const MOST_WORDS = 24
const MOST_LETTERS = 160
const MOST_LINES = 400

const NUMBER =
  '(?<![\\p{L}\\d.,])(?:[2-9]|\\d{2,3}|\\d{1,2}[., ]\\d{3}|two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce)'
const COUNTED =
  'm²|quadratmeter|square (?:metres|meters|feet)|mètres carrés|metros cuadrados|filialen|standorte|niederlassungen|mitarbeite\\p{L}*|beschäftigte|betten|zimmer|fahrzeuge|lkw|hektar|kühe|sitzplätze|maschinen|branches|shops|stores|sites|locations|offices|depots|employees|staff|people|beds|rooms|vehicles|trucks|lorries|vans|hectares|acres|cows|seats|machines|magasins|boutiques|agences|salariés|collaborateurs|personnes|lits|chambres|véhicules|camions|vaches|couverts|places|machines|tiendas|sedes|delegaciones|empleados|trabajadores|personas|habitaciones|camas|vehículos|camiones|hectáreas|vacas|plazas|máquinas'

/** Facts that make a sentence worth quoting because they stay true for years, the most informative first. */
const FACTS: readonly RegExp[] = [
  /(?<!\p{L})(?:since|founded in|established in|seit|gegründet|gegr\.|depuis|fondée? en|créée? en|desde|fundad[oa] en)(?!\p{L})[^.;]{0,30}(?<!\d)(?:1[5-9]\d\d|20[0-3]\d)(?!\d)/iu,
  /\d\. generation|(?:zweite|dritte|vierte|fünfte|sechste)[rn]? generation|(?:second|third|fourth|fifth|sixth)[- ]generation|(?:deuxième|troisième|quatrième|cinquième) génération|(?:segunda|tercera|cuarta|quinta) generación|family[- ](?:run|owned)|familien(?:betrieb|geführt|unternehmen)|entreprise familiale|empresa familiar/iu,
  new RegExp(`${NUMBER} (?:[\\p{L}-]+ ){0,2}(?:${COUNTED})(?![\\p{L}])`, 'iu'),
  /\bISO ?\d{4,5}\b|\bEN ?1090\b|\bIFS\b|\bBRCGS?\b|\bHACCP\b|\bMSC\b|\bQualiopi\b|\bRGE\b|zertifizier|certified|certifiée?s?(?!\p{L})|certificad[oa]s?(?!\p{L})|bio-?zertif|demeter|(?:organic|biologique|ecológic[oa])(?!\p{L})/iu,
]

/** Slogans, requests, temporary facts, and texts about the site rather than the company. */
const NOTHING_TO_QUOTE =
  /[!?@|•»›→©®™…*_=<>{}[\]“”„"«]|https?:|www\.|(?<!\p{L})(?:best|leading|leader|líder|number one|no\. ?1|n° ?1|führend\p{L}*|beste\p{L}*|einzigartig\p{L}*|perfekt\p{L}*|perfect|unique|exceptional|world[- ]class|passion\p{L}*|leidenschaft\p{L}*|pasión|meilleure?s?|mejor(?:es)?|nr\. ?1|premium|innovati\p{L}*|partner|partenaire|socio|welcome|willkommen|herzlich\p{L}*|bienvenue|bienvenid[oa]s?|discover|entdecken|découvr\p{L}*|descubr\p{L}*|click|klicken|cliqu\p{L}*|contact\p{L}*|kontakt\p{L}*|call us|jetzt|heute|now|today|tomorrow|currently|derzeit|aktuell\p{L}*|actuellement|maintenant|ahora|hoy|offers?|angebote?|cookies?|privacy|datenschutz\p{L}*|privacidad|copyright|rights reserved|newsletter|subscribe|abonn\p{L}*|cart|warenkorb|panier|carrito|log-?in|javascript|browser|hiring|we are looking for|suchen|stellen(?:angebote)?|recrut\p{L}*|buscamos|vacan\p{L}*|jobs?|geschlossen|closed|fermée?s?|cerrado|phone|tel|telefon|téléphone|teléfono|fax|amtsgericht|handelsregister|hr[ab]|ust|vat|siret|tva|nif|cif|iban|haftung|liability|responsabilité|verantwortlich|editor|éditeur|publication|herr|frau|mr|mrs|ms|dr|monsieur|madame|señora?|don|doña|died|verstorben|sadly)(?!\p{L})/iu
/** Dates, hours, prices, telephone numbers and postal codes. */
const FIGURES =
  /\d{5,}|\d[\d\s/()-]{7,}\d|\d{1,2}[:.]\d{2}(?!\d)|\d{1,2}\. ?\d{1,2}\.|[€$£]|(?<!\p{L})(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|okt|nov|dec|dez)[\p{L}.]{0,7} \d|\d{1,2}\.? (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|january|february|march|may|june|july|october|december|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))/iu

const PLACES: readonly PageKind[] = ['about', 'front', 'team', 'contact', 'place']

/**
 * Sentences in which a company's own pages state lasting facts about it: since when it exists, how many
 * branches, people or beds it has, what it is certified for. Slogans, requests, dates, addresses and people's
 * names are excluded.
 * @param pages in the order of reading
 * @param foundAt ISO 8601 in UTC
 * @returns at most two sentences of up to 160 characters without the full stop, the most informative first,
 * each about something else
 */
export function statementsOn(pages: readonly Page[], foundAt: string): Found[] {
  const read = pages
    .filter((page) => PLACES.includes(kindOfPage(page)))
    .toSorted((a, b) => PLACES.indexOf(kindOfPage(a)) - PLACES.indexOf(kindOfPage(b)))
    .flatMap((page) => textsOn(page).map((text) => ({ text, sourceUrl: page.url })))
  const told = new Map<number, Found>()
  for (const { text, sourceUrl } of read) {
    const value = text.replace(/\.$/, '').trim()
    if (value.length > MOST_LETTERS) continue
    const fact = FACTS.findIndex((pattern) => pattern.test(value))
    if (fact < 0 || told.has(fact) || !isQuotable(value)) continue
    if ([...told.values()].some((other) => other.value === value)) continue
    told.set(fact, {
      field: 'statement',
      value,
      source: 'website',
      sourceUrl,
      foundAt,
      confidence: SURE,
      marks: [],
    })
  }
  return [...told]
    .toSorted(([one], [other]) => one - other)
    .slice(0, MOST)
    .map(([, found]) => found)
}

/** The confidence, because the page contains it word for word. */
const SURE = 95

/** The page's descriptions and its paragraphs, split into sentences; without text about others. */
function textsOn({ descriptions, lines, titles }: Page): string[] {
  const read = lines.slice(0, MOST_LINES)
  const borders = bordersIn(read, titles.join('\n'))
  const paragraphs = read.flatMap((line, at) => {
    const { block, bold } = line
    const isText = block.part === 'page' && block.heading === 0 && !bold && !block.isFooter
    const text = isText ? plainText(line) : ''
    return text.length > 30 && borders[at] === Number.POSITIVE_INFINITY ? text : []
  })
  return [...paragraphs, ...descriptions].flatMap(sentencesOf)
}

/** An incomplete sentence, or one that was split at an abbreviation. */
const ENDS_SHORT = /[,;:–-]$|(?<!\p{L})(?:nr|no|n°|núm|ca|str|bzw|inkl|etc|approx|inc|ltd)$/iu

function isQuotable(text: string): boolean {
  const words = wordCount(text)
  if (words < LEAST_WORDS || words > MOST_WORDS) return false
  if (!/^\p{Lu}/u.test(text) || ENDS_SHORT.test(text) || /[.;] \p{Lu}|\s[–-]\s.*\s[–-]\s/u.test(text))
    return false
  if (NOTHING_TO_QUOTE.test(text) || FIGURES.test(text) || isShouted(text)) return false
  return !namesSomebody(text)
}

const isShouted = (text: string) => /(?:\p{Lu}{4,}[\s,]*){2}/u.test(text)

/** A common first name with another name beside it. */
function namesSomebody(text: string): boolean {
  const words = text.split(/[\s,;()]+/)
  return words.some((word, at) => {
    const name = nameIn([word, words[at + 1] ?? ''].join(' '))
    return name !== '' && isUsualName(name)
  })
}
