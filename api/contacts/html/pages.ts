import { sameSite } from './domain.ts'
import { percentDecoded } from './normalise.ts'
import type { Page } from './page.ts'
import { folded } from './plainText.ts'

/** The purpose of a page, according to its name. */
export type PageKind = 'contact' | 'imprint' | 'team' | 'about' | 'place' | 'help' | 'front' | 'card' | ''

/** Beginnings of words, or whole words, in text without accents; a space stands for any separator. */
const called = (...names: string[]) =>
  new RegExp(`(?<![a-z])(?:${names.join('|').replaceAll(' ', '[^a-z]{0,3}')})`)

/** The names of pages on which companies publish their contact data, the most significant first. */
const KINDS: readonly (readonly [PageKind, RegExp])[] = [
  [
    'contact',
    new RegExp(
      `contact|kontakt|contatt|contato|${
        called(
          'get in touch|reach us|(?:e )?mail (?:us|an uns|naar)(?![a-z])|e ?mail(?![a-z])|address(?![a-z])|(?:call|phone|ring|ask|message) us|inquir|say h(?:ello|i)(?![a-z])|(?:write|talk|speak) to us|enquir|head office|customer (?:service|care|support)',
          'so erreichen|erreichen sie|erreichbar|schreib(?:en)? (?:sie |an )?uns|mail an|adresse?n?(?![a-z])|anschrift|ruf(?:en)? (?:sie )?uns|anfragen?(?![a-z])|kunden(?:service|dienst|betreuung)',
          'nous joindre|nous (?:ecrire|appeler)|(?:ecrivez|appelez|joignez) nous|ecrire(?![a-z])|joindre|coordonnees|infos? pratiques?|services? (?:a la )?client|relation client',
          'escribe?nos|escribanos|llama?[mn]os|hablemos|direccion(?![a-z])|directorio(?![a-z])|atencion al cliente|scrivi(?:ci|mi)|scriveteci|chiama(?:ci|teci)|parla con noi|recapiti|indirizz[oi]|(?:servizio|assistenza) clienti',
          'schrijf ons|bereikba|(?:mail|bel|app) (?:ons|mij)|bellen(?![a-z])|adresgegevens|gegevens(?![a-z])|adres(?![a-z])|(?:napisz|zadzwon|pisz)(?![a-z])|namiary|klanten(?:service|dienst)|napisz do nas|dane teleadresowe|obsluga klienta',
          'hor av dig|(?:skriv till|ring|mejla|maila|na) oss|kund(?:tjanst|service)',
        ).source
      }|問い?合わ?せ|連絡先|inquiry|toiawase`,
    ),
  ],
  [
    'imprint',
    called(
      'impress?um|imprint|legal (?:notice|info)|anbieterkennzeichnung|offenlegung|rechtlich|recht(?![a-z])|legal(?![a-z])|angaben gemass',
      'mentions? legales|aviso legal|datos legales|note legali|dati (?:societari|aziendali|legali)|colofon|informations legales|informacje prawne|dane (?:firmy|rejestrowe|spolki)|nota prawna|juridisch|bedrijfsgegevens',
      'om webbplatsen|editeur',
      '会社概要|会社案内|会社情報|企業情報|企業概要|運営会社|運営者情報|店舗概要|法人概要|特定商取引|tokusho|gaiyou?|outline|company profile',
    ),
  ],
  [
    'team',
    called(
      'our professionals|attorneys|lawyers|doctors|dentists|therapists|providers|physicians|team(?![a-z])|our team|meet the|crew(?![a-z])|people(?![a-z])|staff(?![a-z])|leadership|management(?![a-z])|who(?: is|s) who|who does what|directory(?![a-z])|faces|teachers(?![a-z])|trainers(?![a-z])|instructors|practitioners|board(?![a-z])|owners?(?![a-z])|hosts?(?![a-z])',
      'berater(?![a-z])|therapeuten|unser team|ansprechpartner|ansprechperson|mitarbeiter|wer ist wer|gastgeber|vorstand|geschaftsleitung|geschaeftsleitung|abteilungen|das sind wir|wer macht was|kopfe(?![a-z])|menschen(?![a-z])|lehrer|dozent|trainer|anwalte|arzte|belegschaft|inhaber',
      'equipe|l equipe|les gens|profesionales|professionnels de|abogados(?![a-z])|avocats(?![a-z])|medecins|medicos(?![a-z])|praticiens|avvocati|medici(?![a-z])|odontologos|gli uomini|qui fait quoi|interlocuteurs|annuaire|services?(?: internes)(?![a-z])|professeurs|formateurs|vos hotes|les hommes|artisans|profesor|maestros|monitores|personas(?![a-z])|quien es quien|organigrama|anfitriones|insegnanti|docenti|persone(?![a-z])|chi fa cosa|organigramma|soci(?![a-z])|dirigeants|collaborateurs|equipo|el equipo|departamentos|squadra|staff|professionisti|direzione|chi c e',
      'organisatie(?![a-z])|bestuur(?![a-z])|artsen|advocaten|lekarze|specjalisci|adwokaci|prawnicy|terapeuci|medewerkers|ons team|het team|wie (?:is wie|doet wat)|mensen(?![a-z])|docenten|vakmensen|collega s?|directie(?![a-z])|kto jest kim|ekipa|zaloga|trenerzy|nauczyciele|wlasciciel|zarzad|zespol|nasz zespol|pracownicy|kadra|dzialy|ludzie',
      'スタッフ|役員|社員紹介|経営陣|代表挨拶|代表あいさつ|院長紹介',
      'behandlare|lakare(?![a-z])|advokater|terapeuter|medarbetare|manniskor|larare|tranare|vem ar vem|vara? (?:team|folk|gang)|styrelse|personal(?![a-z])|ledning|vi som jobbar|organi[sz]?ation(?![a-z])|organigramm?',
    ),
  ],
  [
    'place',
    called(
      'anfahrt|anreise|lage(?![a-z])|so finden|besuch|finden sie|wegbeschreibung|ihr weg|standorte?(?![a-z])|filialen|find us|locations?(?![a-z])|visit(?: us)?(?![a-z])|where (?:we|to find)|directions|offices?(?![a-z])|depots?(?![a-z])|branches',
      'acces(?![a-z])|plan d|ou nous trouver|nous trouver|ou (?:sommes|est)|situation|itineraire|nous rendre visite|venir|agences?(?![a-z])|clubs?(?![a-z])',
      'donde|como llegar|encuentranos|situacion|ubicacion|localizacion|visitanos|delegaciones|sedes|tiendas(?![a-z])|dove|come (?:arrivare|raggiung)|vieni a|come raggiung|raggiungici|sedi(?![a-z])',
      'route(?:beschrijving)?(?![a-z])|vestiging|vind ons|locatie|bezoek|waar vind|hier vind|hier zijn|jak dojechac|jak nas znalezc|gdzie (?:jestesmy|nas)|znajdz nas|mapa|dojazd|lokalizacja|oddzialy',
      'hitta(?![a-z])|vagbeskrivning|butiker(?![a-z])|har finns|besok|wholesale|trade(?![a-z])|stockists?|resellers?(?![a-z])|handler(?![a-z])|reserv|boka(?![a-z])|boking|booking|prenot|rezerw|buchen|buchung|offnungszeiten|sprechzeiten',
    ),
  ],
  [
    'about',
    called(
      'about|our story|who we are|company(?![a-z])|(?:the )?history(?![a-z])',
      '(?:the|our|der|das|die|unser|la|le|l|notre|il|lo|el|de|het) (?:brewery|farm|vineyard|winery|workshop|hof|weingut|brauerei|kanzlei|brasserie|ferme|atelier|domaine|exploitation|fabrique|cave|cabinet|etude|bodega|finca|granja|almazara|taller|fattoria|podere|frantoio|pastificio|officina|studio|boerderij|brouwerij)(?![a-z])',
      'uber uns|ueber uns|ueberuns|wir uber|unternehmen|firma(?![a-z])|betrieb(?![a-z])|praxis(?![a-z])|geschichte|wir(?![a-z])|philosophie',
      'a propos|apropos|qui sommes|notre histoire|notre maison|entreprise|societe|la maison|le domaine|histoire',
      'estudio(?![a-z])|quienes somos|nosotros|sobre nosotros|la empresa|empresa(?![a-z])|historia|chi siamo|azienda|l azienda|la nostra storia|storia(?![a-z])|la cantina',
      '(?:bureau|kantoor)(?![a-z])|over (?:ons|mij)|wie (?:zijn|we)|ons verhaal|ons bedrijf|bedrijf(?![a-z])|wie ben ik|o nas(?![a-z])|o firmie|o mnie|om (?:oss|mig|foretaget|os)(?![a-z])|om(?![a-z])|foretaget|var historia|vi(?![a-z])|vilka vi',
    ),
  ],
  // Shops and small firms publish their address here if no page is called contact.
  [
    'help',
    called(
      'help(?![a-z])|faq|questions|support|quote|estimate|suppliers|vendors|b2b|business(?![a-z])|order(?:ing)?(?![a-z])|info(?:s|rmations?)?(?![a-z])|terms',
      'hilfe|fragen|angebot(?![a-z])|lieferanten|einkauf(?![a-z])|gewerbe|firmenkunden|agb(?![a-z])|termin',
      'aide(?![a-z])|devis|fournisseurs|professionnels|achats(?![a-z])|cgv(?![a-z])|rendez vous|commander',
      'ayuda|preguntas|presupuesto|proveedores|compras(?![a-z])|empresas|pedidos|condiciones',
      'aiuto|domande|preventiv|fornitori|acquisti(?![a-z])|aziende|rivenditori|condizioni',
      'hulp(?![a-z])|vragen|offerte|leveranciers|inkoop|zakelijk|bestellen|voorwaarden',
      'pomoc|pytania|wycena|dostawcy|zakupy|hurt(?![a-z])|wspolpraca|dla firm|regulamin|zamow',
      'hjalp|fragor|offert|leverantor|inkop|foretagskund|bestall|villkor',
    ),
  ],
]
const MOST_OF_KIND: Readonly<Record<PageKind, number>> = {
  contact: 2,
  imprint: 2,
  team: 2,
  place: 2,
  about: 2,
  help: 1,
  front: 0,
  card: 0,
  '': 0,
}

/** Tried if the front page links to no such page, by language; the first entry for other languages. */
const USUAL: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^fr/i, ['/contact', '/mentions-legales', '/contactez-nous']],
  [/^es/i, ['/contacto', '/aviso-legal', '/contact']],
  [/^it/i, ['/contatti', '/chi-siamo', '/contact']],
  [/^nl/i, ['/contact', '/over-ons', '/colofon']],
  [/^(?:pl|sv|da|nb|no|cs)/i, ['/kontakt', '/contact', '/about']],
  [/^de/i, ['/kontakt', '/impressum', '/contact']],
  [/^ja/i, ['/company', '/contact', '/about']],
  [/^/, ['/contact', '/about', '/impressum']],
]
const NO_PAGE = /\.(?:pdf|jpe?g|png|gif|svg|webp|zip|docx?|xlsx?|mp4|vcf|ics|css|js|xml|rss)$/i
const NOT_READ =
  /privacy|datenschutz|cookie|recruit|saiyo|warenkorb|\bcart\b|checkout|log-?in\b|wp-admin|\bblog\b|\/news\b|\/tag\/|\/category\/|karriere|career|\bjobs?\b|newsletter/i
const MAX_LENGTH = 300

/**
 * The pages to read after the front page, on the same site, best first; the usual addresses if none is
 * linked.
 * @param read the pages whose links are followed: the front page, its frames, and pages read after them
 */
export function contactPages(read: readonly Page[]): string[] {
  const [front] = read
  const linked = namedPages(read)
  if (!front || linked.length > 0 || read.length > 1) return linked
  const [language = ''] = front.languages
  const usual = USUAL.find(([spoken]) => spoken.test(language))?.[1] ?? []
  return usual.map((path) => new URL(path, front.url).href)
}

/** Linked pages with such a name. */
export function namedPages(read: readonly Page[]): string[] {
  const [front] = read
  if (!front) return []
  const own = new URL(front.url)
  const chosen = new Map(read.map(({ url }) => [keyOf(new URL(url)), '']))
  const links = read.flatMap((page) => page.links).filter(({ url }) => isOwnPage(url, own))
  for (const [kind, names] of KINDS) {
    let taken = 0
    for (const { url, text } of links) {
      if (taken === MOST_OF_KIND[kind]) break
      if (chosen.has(keyOf(url)) || !names.test(wordsOf(url, text)) || NOT_READ.test(url.pathname)) continue
      chosen.set(keyOf(url), url.href)
      taken++
    }
  }
  return [...chosen.values()].filter(Boolean)
}

const MOST_ENTRIES = 2

/** The pages that a front page without content leads to: one for choosing the language, or an intro. */
export const entries = (front: Page): string[] =>
  [...new Set(front.links.filter(({ url }) => isOwnPage(url, new URL(front.url))).map(({ url }) => url.href))]
    .filter((href) => keyOf(new URL(href)) !== keyOf(new URL(front.url)))
    .slice(0, MOST_ENTRIES)

/**
 * Pages of the menu without a significant name, the most promising first: those that most pages link to, the
 * last first, because contact data is at the end of a menu.
 */
export function otherPages(read: readonly Page[], most: number): string[] {
  const [front] = read
  if (!front) return []
  const own = new URL(front.url)
  const counted = new Map<string, { href: string; pages: number; at: number }>()
  for (const { links } of read) {
    const here = new Set<string>()
    for (const [at, { url, text }] of links.entries()) {
      const key = keyOf(url)
      if (here.has(key) || !isOwnPage(url, own) || NOT_READ.test(url.pathname)) continue
      if (text.length > MAX_TITLE || url.pathname.length <= 1 || counted.size >= MAX_COUNTED) continue
      if (KINDS.some(([kind, names]) => kind !== 'help' && names.test(wordsOf(url, text)))) continue
      here.add(key)
      const before = counted.get(key)
      if (before) before.pages++
      else counted.set(key, { href: url.href, pages: 1, at })
    }
  }
  for (const { url } of read) counted.delete(keyOf(new URL(url)))
  return [...counted.values()]
    .sort((a, b) => b.pages - a.pages || b.at - a.at)
    .slice(0, most)
    .map(({ href }) => href)
}

const MAX_TITLE = 40
const MAX_COUNTED = 500

/** The purpose of a page that was read. */
export function kindOfPage({ url, titles, lines }: Page): PageKind {
  if (lines.length === 0) return 'card'
  const { pathname, search } = new URL(url)
  if (pathname === '/') return 'front'
  const words = folded(`${percentDecoded(pathname)}${search} ${titles[0] ?? ''}`)
  return KINDS.find(([, names]) => names.test(words))?.[0] ?? ''
}

/** The vCards that pages link to on their own site. */
export function cards(pages: readonly Page[], max: number): string[] {
  const own = pages.flatMap((page) =>
    page.links.filter(({ url }) => sameSite(url.hostname, new URL(page.url).hostname)),
  )
  const found = own.filter(({ url }) => /\.vcf$/i.test(url.pathname) && url.href.length <= MAX_LENGTH)
  return [...new Set(found.map(({ url }) => url.href))].slice(0, max)
}

const PDF = /\.pdf$/i
const OF_CONTACT: ReadonlySet<PageKind> = new Set(['contact', 'imprint'])

/**
 * The PDFs that pages link to on their own site, those whose links say contact or imprint first.
 * @param which only those, or all
 */
export function pdfs(pages: readonly Page[], which: 'of contact' | 'all'): string[] {
  const linked = pages.flatMap((page) =>
    page.links.filter(
      ({ url }) =>
        PDF.test(url.pathname) &&
        url.href.length <= MAX_LENGTH &&
        sameSite(url.hostname, new URL(page.url).hostname),
    ),
  )
  const isOfContact = ({ url, text }: Page['links'][number]) =>
    KINDS.some(([kind, names]) => OF_CONTACT.has(kind) && names.test(wordsOf(url, text)))
  const named = linked.filter(isOfContact)
  const chosen = which === 'all' ? [...named, ...linked] : named
  return [...new Set(chosen.map(({ url }) => url.href))]
}

const isOwnPage = (url: URL, own: URL) =>
  sameSite(url.hostname, own.hostname) && url.href.length <= MAX_LENGTH && !NO_PAGE.test(url.pathname)

/** Long texts are teasers of articles, not names of pages. */
function wordsOf(url: URL, text: string): string {
  const path = url.pathname.length > 1 ? percentDecoded(url.pathname) : ''
  return folded(`${path}${url.search} ${text.length <= MAX_TITLE ? text : ''}`)
}

/** The key of a page, regardless of a trailing slash. */
export const keyOf = (url: URL) => `${url.host}${url.pathname.replace(/\/$/, '')}${url.search}`
