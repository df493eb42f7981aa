import { sameSite } from './domain.ts'
import { percentDecoded } from './normalise.ts'
import type { Page } from './page.ts'

/** What a page is for, by what it is called. */
export type PageKind = 'contact' | 'imprint' | 'team' | 'about' | 'place' | 'front' | 'card' | ''

/** Beginnings of words, or whole ones, in what stands without accents; a space stands for what parts words. */
const called = (...names: string[]) =>
  new RegExp(`(?<![a-z])(?:${names.join('|').replaceAll(' ', '[^a-z]{0,3}')})`)

/** What the pages are called on which companies publish how to reach them, most telling first. */
const KINDS: readonly (readonly [PageKind, RegExp])[] = [
  [
    'contact',
    new RegExp(
      `contact|kontakt|contatt|contato|${
        called(
          'get in touch|reach us|say h(?:ello|i)(?![a-z])|(?:write|talk|speak) to us|enquir|head office|customer (?:service|care|support)',
          'so erreichen|erreichen sie|schreiben sie uns|adresse(?![a-z])|kunden(?:service|dienst|betreuung)',
          'nous joindre|nous ecrire|ecrivez nous|coordonnees|infos? pratiques?|services? (?:a la )?client|relation client',
          'escribe?nos|escribanos|atencion al cliente|scrivi(?:ci|mi)|scriveteci|(?:servizio|assistenza) clienti',
          'schrijf ons|bereikbaarheid|mail ons|klanten(?:service|dienst)|napisz do nas|dane teleadresowe|obsluga klienta',
          'hor av dig|skriv till oss|kund(?:tjanst|service)',
        ).source
      }`,
    ),
  ],
  [
    'imprint',
    called(
      'impress?um|imprint|legal (?:notice|info)|anbieterkennzeichnung|offenlegung',
      'mentions? legales|aviso legal|datos legales|note legali|dati societari|colofon|informacje prawne',
      'om webbplatsen|editeur',
    ),
  ],
  [
    'team',
    called(
      'team(?![a-z])|our team|meet the|crew(?![a-z])|people(?![a-z])|staff(?![a-z])|leadership|management(?![a-z])|who(?: is|s) who',
      'unser team|ansprechpartner|ansprechperson|mitarbeiter|wer ist wer|gastgeber|vorstand|geschaftsleitung|geschaeftsleitung|abteilungen|das sind wir',
      'equipe|l equipe|dirigeants|collaborateurs|equipo|el equipo|departamentos|squadra|staff|professionisti|direzione|chi c e',
      'medewerkers|ons team|het team|wie is wie|mensen(?![a-z])|zespol|nasz zespol|pracownicy|kadra|dzialy|ludzie',
      'medarbetare|personal(?![a-z])|ledning|vi som jobbar|organi[sz]?ation(?![a-z])|organigramm?',
    ),
  ],
  [
    'place',
    called(
      'anfahrt|so finden|finden sie|wegbeschreibung|ihr weg|standorte?(?![a-z])|filialen|find us|locations?(?![a-z])|visit(?: us)?(?![a-z])|where (?:we|to find)|directions|offices?(?![a-z])|depots?(?![a-z])|branches',
      'acces(?![a-z])|plan d|ou nous trouver|nous trouver|nous rendre visite|venir|agences?(?![a-z])|clubs?(?![a-z])',
      'donde|como llegar|ubicacion|localizacion|visitanos|delegaciones|sedes|dove|come raggiung|raggiungici|sedi(?![a-z])',
      'route(?![a-z])|vestiging|waar vind|hier vind|hier zijn|jak dojechac|jak nas znalezc|gdzie jestesmy|dojazd|lokalizacja|oddzialy',
      'hitta(?![a-z])|har finns|besok|wholesale|trade(?![a-z])|stockists?|resellers?(?![a-z])|handler(?![a-z])|reserv|boking|booking|offnungszeiten|sprechzeiten',
    ),
  ],
  [
    'about',
    called(
      'about|our story|who we are|company(?![a-z])|(?:the )?history(?![a-z])',
      'uber uns|ueber uns|ueberuns|wir uber|unternehmen|firma(?![a-z])|betrieb(?![a-z])|praxis(?![a-z])|geschichte|wir(?![a-z])|philosophie',
      'a propos|apropos|qui sommes|notre histoire|notre maison|entreprise|societe|la maison|le domaine|histoire',
      'quienes somos|nosotros|sobre nosotros|la empresa|empresa(?![a-z])|historia|chi siamo|azienda|l azienda|la nostra storia|storia(?![a-z])|la cantina',
      'over (?:ons|mij)|wie (?:zijn|we)|ons verhaal|ons bedrijf|bedrijf(?![a-z])|o nas(?![a-z])|o firmie|o mnie|om (?:oss|mig|foretaget|os)(?![a-z])|om(?![a-z])|foretaget|var historia',
    ),
  ],
]
const MOST_OF_KIND: Readonly<Record<PageKind, number>> = {
  ...{ contact: 2, imprint: 2, team: 2, place: 2, about: 2 },
  ...{ front: 0, card: 0, '': 0 },
}

/** Tried where the front page links to none, by language; the first for the others. */
const USUAL: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^fr/i, ['/contact', '/mentions-legales', '/contactez-nous']],
  [/^es/i, ['/contacto', '/aviso-legal', '/contact']],
  [/^it/i, ['/contatti', '/chi-siamo', '/contact']],
  [/^nl/i, ['/contact', '/over-ons', '/colofon']],
  [/^(?:pl|sv|da|nb|no|cs)/i, ['/kontakt', '/contact', '/about']],
  [/^de/i, ['/kontakt', '/impressum', '/contact']],
  [/^/, ['/contact', '/about', '/impressum']],
]
const NO_PAGE = /\.(?:pdf|jpe?g|png|gif|svg|webp|zip|docx?|xlsx?|mp4|vcf|ics|css|js|xml|rss)$/i
const NOT_READ =
  /privacy|datenschutz|cookie|warenkorb|\bcart\b|checkout|log-?in\b|wp-admin|\bblog\b|\/news\b|\/tag\/|\/category\/|karriere|career|\bjobs?\b|newsletter/i
const MAX_LENGTH = 300

/**
 * The pages to read after the front page, on the same site, best first; the usual addresses where it links to none.
 * @param read whose links are followed: the front page, its frames, and what was read after them
 */
export function contactPages(read: readonly Page[]): string[] {
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
  const linked = [...chosen.values()].filter(Boolean)
  if (linked.length > 0 || read.length > 1) return linked
  const [language = ''] = front.languages
  const usual = USUAL.find(([spoken]) => spoken.test(language))?.[1] ?? []
  return usual.map((path) => new URL(path, own).href)
}

/** What a page that was read is for. */
export function kindOfPage({ url, titles, lines }: Page): PageKind {
  if (lines.length === 0) return 'card'
  const { pathname, search } = new URL(url)
  if (pathname === '/') return 'front'
  const words = plain(`${percentDecoded(pathname)}${search} ${titles[0] ?? ''}`)
  return KINDS.find(([, kind]) => kind.test(words))?.[0] ?? ''
}

/** The vCards that pages link to on their own site. */
export function cards(pages: readonly Page[], max: number): string[] {
  const own = pages.flatMap((page) =>
    page.links.filter(({ url }) => sameSite(url.hostname, new URL(page.url).hostname)),
  )
  const found = own.filter(({ url }) => /\.vcf$/i.test(url.pathname) && url.href.length <= MAX_LENGTH)
  return [...new Set(found.map(({ url }) => url.href))].slice(0, max)
}

const isOwnPage = (url: URL, own: URL) =>
  sameSite(url.hostname, own.hostname) && url.href.length <= MAX_LENGTH && !NO_PAGE.test(url.pathname)

/** Long texts are teasers of articles, not the names of pages. */
function wordsOf(url: URL, text: string): string {
  const path = url.pathname.length > 1 ? percentDecoded(url.pathname) : ''
  return plain(`${path}${url.search} ${text.length <= 40 ? text : ''}`)
}

/** Without accents, in small letters. */
const plain = (text: string) =>
  text.toLowerCase().replaceAll('ł', 'l').normalize('NFKD').replace(/\p{M}/gu, '')

/** A page's name whatever its address ends in. */
export const keyOf = (url: URL) => `${url.host}${url.pathname.replace(/\/$/, '')}${url.search}`
