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
  '(?<![\\p{L}\\d.,])(?:[2-9]|\\d{2,3}|\\d{1,2}[., ]\\d{3}|two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|twee|drie|vijf|zes|zeven|tien|dwa|dwie|dwóch|trzy|trzech|cztery|czterech|pięć|dois|duas|três|quatro|oito|dez)'
const COUNTED =
  'm²|quadratmeter|square (?:metres|meters|feet)|mètres carrés|metros cuadrados|filialen|standorte|niederlassungen|mitarbeite\\p{L}*|beschäftigte|betten|zimmer|fahrzeuge|lkw|hektar|kühe|sitzplätze|maschinen|branches|shops|stores|sites|locations|offices|depots|employees|staff|people|beds|rooms|vehicles|trucks|lorries|vans|hectares|acres|cows|seats|machines|magasins|boutiques|agences|salariés|collaborateurs|personnes|lits|chambres|véhicules|camions|vaches|couverts|places|machines|tiendas|sedes|delegaciones|empleados|trabajadores|personas|habitaciones|camas|vehículos|camiones|hectáreas|vacas|plazas|máquinas|dipendenti|collaboratori|stabilimenti|negozi|punti vendita|camere|posti letto|ettari|medewerkers|vestigingen|winkels|bedden|kamers|voertuigen|vrachtwagens|koeien|pracowni\\p{L}+|osób|zakład\\p{L}*|sklep\\p{L}*|pokoi|łóżek|pojazdów|hektarów|oddzia\\p{L}+|colaboradores|funcionários|trabalhadores|lojas|quartos|veículos|camiões|caminhões'

/** Facts that make a sentence worth quoting because they stay true for years, the most informative first. */
const FACTS: readonly RegExp[] = [
  /(?<!\p{L})(?:since|founded in|established in|seit|gegründet|gegr\.|depuis|fondée? en|créée? en|desde|fundad[oa] e[nm]|dal|fondat[ao] nel|sinds|opgericht in|od|założon\p{L}+ w)(?!\p{L})[^.;]{0,30}(?<!\d)(?:1[5-9]\d\d|20[0-3]\d)(?!\d)/iu,
  /\d\. generation|(?:zweite|dritte|vierte|fünfte|sechste)[rn]? generation|(?:second|third|fourth|fifth|sixth)[- ]generation|(?:deuxième|troisième|quatrième|cinquième) génération|(?:segunda|tercera|cuarta|quinta) generación|family[- ](?:run|owned)|familien(?:betrieb|geführt|unternehmen)|entreprise familiale|empresa familiar|(?:seconda|terza|quarta) generazione|(?:conduzione|azienda|impresa) familiare|(?:tweede|derde|vierde) generatie|familiebedrijf|(?:drugie|trzecie|czwarte) pokolenie|firma rodzinna|rodzinna firma|(?:terceira|quarta) geração/iu,
  new RegExp(`${NUMBER} (?:[\\p{L}-]+ ){0,2}(?:${COUNTED})(?![\\p{L}])`, 'iu'),
  /\bISO ?\d{4,5}\b|\bEN ?1090\b|\bIFS\b|\bBRCGS?\b|\bHACCP\b|\bMSC\b|\bQualiopi\b|\bRGE\b|zertifizier|certified|certifiée?s?(?!\p{L})|certificad[oa]s?(?!\p{L})|bio-?zertif|demeter|(?:organic|biologique|ecológic[oa])(?!\p{L})|gecertificeerd|certificat[oa]|certyfik/iu,
]

/** Slogans, requests, temporary facts, and texts about the site rather than the company. */
const NOTHING_TO_QUOTE =
  /[!?@|•»›→©®™…*_=<>{}[\]“”„"«]|https?:|www\.|(?<!\p{L})(?:best|leading|leader|líder|number one|no\. ?1|n° ?1|führend\p{L}*|beste\p{L}*|einzigartig\p{L}*|perfekt\p{L}*|perfect|unique|exceptional|world[- ]class|passion\p{L}*|leidenschaft\p{L}*|pasión|meilleure?s?|mejor(?:es)?|nr\. ?1|premium|innovati\p{L}*|partner|partenaire|socio|welcome|willkommen|herzlich\p{L}*|bienvenue|bienvenid[oa]s?|discover|entdecken|découvr\p{L}*|descubr\p{L}*|click|klicken|cliqu\p{L}*|contact\p{L}*|kontakt\p{L}*|call us|jetzt|heute|now|today|tomorrow|currently|derzeit|aktuell\p{L}*|actuellement|maintenant|ahora|hoy|offers?|angebote?|cookies?|privacy|datenschutz\p{L}*|privacidad|copyright|rights reserved|newsletter|subscribe|abonn\p{L}*|cart|warenkorb|panier|carrito|log-?in|javascript|browser|hiring|we are looking for|suchen|stellen(?:angebote)?|recrut\p{L}*|buscamos|vacan\p{L}*|jobs?|geschlossen|closed|fermée?s?|cerrado|phone|tel|telefon|téléphone|teléfono|fax|amtsgericht|handelsregister|hr[ab]|ust|vat|siret|tva|nif|cif|iban|haftung|liability|responsabilité|verantwortlich|editor|éditeur|publication|herr|frau|mr|mrs|ms|dr|monsieur|madame|señora?|don|doña|died|verstorben|sadly)(?!\p{L})/iu
/** The same in further languages, and opening hours. */
const NOR_QUOTED =
  /(?<!\p{L})(?:quality you|qualität, die|jakoś\p{L}+,? któr\p{L}+|trust(?:ed)?|überzeug\p{L}*|punto di riferimento|migliori?|passione|fiducia|scopri\p{L}*|benvenut[oia]|oggi|adesso|offert[ae]|sconti?|chius[oia]|apert[oia]|cerchiamo|toonaangevend\p{L}*|specialist|passie|vertrouw\p{L}*|ontdek\p{L}*|welkom|vandaag|aanbieding\p{L}*|korting\p{L}*|gesloten|geopend|vacature\p{L}*|wiodąc\p{L}*|najlepsz\p{L}*|pasj\p{L}*|zaufa\p{L}*|odkryj\p{L}*|witamy|dzisiaj|teraz|ofert\p{L}*|promocj\p{L}*|zamkni\p{L}*|otwart\p{L}*|zatrudnimy|melhor(?:es)?|paixão|confiança|parceir[oa]s?|descubra\p{L}*|bem-vind\p{L}*|hoje|agora|fechad[oa]s?|abert[oa]s?|open|geöffnet|ouverte?s?|abiert[oa]s?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunedì|martedì|mercoledì|giovedì|venerdì|(?:maan|dins|woens|donder|vrij|zater|zon)dag|poniedział\p{L}*|piąt\p{L}*|sobot\p{L}*|since then|seither|seitdem|depuis lors|desde entonces)(?!\p{L})/iu
/** What is said of others, unless the site's title names them: "The town was founded in 1240." */
const OF_OTHERS =
  /^(?:(?:the|our|this|der|die|das|unsere?|dieses?|la|le|l['’]|notre|cette|ce|el|nuestr[oa]|il|lo|nostr[oa]|de|het|onze|ons|o|a|nasz[ae]?)\s?){0,2}(town|village|city|county|building|church|abbey|castle|supplier|manufacturer|maker|brand|customers?|clients?|wordpress|software|website|stadt|dorf|ort|gemeinde|kirche|kloster|schloss|burg|gebäude|lieferant\p{L}*|hersteller|marke|kunden?|webs(?:ite|eite)|ville|village|commune|église|abbaye|château|bâtiment|fournisseur|fabricant|marque|clients?|ciudad|pueblo|iglesia|edificio|proveedor|fabricante|marca|clientes|città|paese|chiesa|castello|fornitore|produttore|marchio|clienti|stad|dorp|kerk|kasteel|gebouw|leverancier|fabrikant|merk|klanten|miasto|wieś|kościół|zamek|budynek|dostawca|producent|klienci|cidade|vila|aldeia|igreja|edifício|fornecedor)(?!\p{L})/iu
/** What a single person says. */
const OF_ONE =
  /(?<!\p{L})(?:I (?:have|had|am|was|work|love|started|began|run)|[Ii]ch|[Mm]eine?r?|[Jj]e|[Mm]on|[Yy]o|[Ii]k|[Mm]ijn|[Ee]u|[Mm]eu|[Mm]inha|[Mm]oja)(?!\p{L})/u
/** A sentence that was cut: its last word needs another one. */
const ENDS_OPEN =
  /\s(?:the|a|an|of|in|on|at|for|to|with|by|and|or|its|our|their|her|his|der|die|das|dem|den|des|ein|eine|einen|einem|und|oder|mit|von|für|zur?|zum|im|am|bei|le|la|les|du|des|de|un|une|et|ou|à|au|aux|pour|avec|par|el|los|las|del|al|y|o|en|con|por|para|il|lo|gli|di|da|dei|della|e|per|het|een|van|en|of|met|voor|bij|i|z|w|na|do|dla|od|os|as|em|com|um|uma|ao|à)$/iu

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

function isOfOthers(text: string, title: string): boolean {
  const [, others = ''] = OF_OTHERS.exec(text) ?? []
  return others !== '' && !title.toLowerCase().includes(others.toLowerCase())
}

/** The confidence, because the page contains it word for word. */
const SURE = 95

/** The page's descriptions and its paragraphs, split into sentences; without text about others. */
function textsOn({ descriptions, lines, titles }: Page): string[] {
  const read = lines.slice(0, MOST_LINES)
  const title = titles.join('\n')
  const borders = bordersIn(read, title)
  const paragraphs = read.flatMap((line, at) => {
    const { block, bold } = line
    const isText = block.part === 'page' && block.heading === 0 && !bold && !block.isFooter
    const text = isText ? plainText(line) : ''
    return text.length > 30 && borders[at] === Number.POSITIVE_INFINITY ? text : []
  })
  return [...paragraphs, ...descriptions].flatMap(sentencesOf).filter((text) => !isOfOthers(text, title))
}

/** An incomplete sentence, or one that was split at an abbreviation. */
const ENDS_SHORT = /[,;:–-]$|(?<!\p{L})(?:nr|no|n°|núm|ca|str|bzw|inkl|etc|approx|inc|ltd)$/iu

function isQuotable(text: string): boolean {
  const words = wordCount(text)
  if (words < LEAST_WORDS || words > MOST_WORDS) return false
  if (!/^\p{Lu}/u.test(text) || ENDS_SHORT.test(text) || /[.;] \p{Lu}|\s[–-]\s.*\s[–-]\s/u.test(text))
    return false
  if (ENDS_OPEN.test(text) || text.split('(').length !== text.split(')').length) return false
  if ([NOTHING_TO_QUOTE, NOR_QUOTED, FIGURES, OF_ONE].some((pattern) => pattern.test(text))) return false
  if (isShouted(text)) return false
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
