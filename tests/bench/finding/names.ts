import { drawn } from '../draws.ts'
import type { Kind, NameLanguage } from './labels.ts'

/** Beginnings and ends of which invented family names are made, by language. */
const parts: Record<string, [starts: string, ends: string]> = {
  en: [
    'Ash Birk Cald Dun Elder Fenn Hart Kel Lang Mar Nor Oak Pem Rad Sel Thorn Wake Whit Yar Bram',
    'bourne combe dale ford ham ley mere shaw stead ton well wick worth by thorpe more',
  ],
  de: [
    'Alt Brun Dorn Eich Fehl Grau Hohl Kirn Lang Moor Nord Ober Quer Rott Stein Tann Voss Wend',
    'auer bach eder hofer inger kamp mann reuter stetter loh rath müller meier beck',
  ],
  fr: [
    'Beau Char Dela Four Gran Haut Lar Mar Mont Per Roch Sau Val Vill Bert Cor',
    'bier court dier fort land lier mont nard rande ret seau vigny cier tel',
  ],
  es: [
    'Al Bar Cal Del Esp Fuen Gar Her Lar Mon Nav Or Pal Quin Rib Sal',
    'ada amar andi arra eda ero illa inar onda osa uera uria',
  ],
  it: [
    'Ber Can Dal Fer Gal Lom Mar Nov Pel Ros San Tor Val Zan',
    'andi asco atti egri elli erini etti icchi otto ucci ugli',
  ],
  nl: [
    'Berk Dijk Eik Groen Haver Kamp Lind Nieuw Ooster Riet Veen Zand',
    'beek bos dam donk enaar hof kamp laan stra veld',
  ],
  pl: [
    'Bor Czar Dąb Gór Jas Kal Lip Mal Now Ost Rad Sos Tar Wiś',
    'ecki eński ewicz iński kowicz nik owski czak ala',
  ],
  sv: [
    'Alm Berg Dal Ek Fors Gran Hav Lind Mark Nor Ros Strand Sund',
    'berg blad borg gren holm kvist ström stad vall',
  ],
  cs: ['Bud Dvoř Hor Jan Kol Kras Mal Nov Pok Sed Vese', 'áček ák ecký ek ík ina lík ný ovský'],
  pt: [
    'Al Bar Cor Fer Gou Lou Mor Oli Pin Ri Sil Tei Var',
    'beiro eiras esende inho ira oso reia ueira veira xeira',
  ],
}
const families = Object.fromEntries(
  Object.entries(parts).map(([language, [starts, ends]]) => [
    language,
    { starts: starts.split(' '), ends: ends.split(' ') },
  ]),
)
const NORDIC = ['sv', 'no', 'da', 'fi']

/** Syllables of names that are no family's. */
const syllables =
  'al ar ba be bo ca ce co da de do el en fa fi ga go ha he in ka ke la le li lo ma me mi mo na ne no or pa pe ra re ri ro sa se si so ta te ti to ul un va ve vi vo wa za ze zo'.split(
    ' ',
  )

const forms: Record<string, string[]> = {
  en: ['Ltd', 'LLC', 'Inc', 'Co', 'Group'],
  de: ['GmbH', 'GmbH & Co. KG', 'e.K.', 'AG'],
  fr: ['SARL', 'SAS', 'et Fils'],
  es: ['S.L.', 'S.A.', 'Hermanos'],
  it: ['S.r.l.', 'S.n.c.', 'S.p.A.'],
  nl: ['B.V.', 'V.O.F.', 'en Zonen'],
  pl: ['Sp. z o.o.', 's.c.', 'S.A.'],
  sv: ['AB', 'HB'],
  no: ['AS'],
  da: ['ApS', 'A/S'],
  fi: ['Oy'],
  cs: ['s.r.o.', 'a.s.'],
  pt: ['Lda', 'Ltda', 'S.A.'],
}

/** Kinds that are mostly called by their town. */
const TOWNS = new Set(
  'municipality fire-brigade airport port library hospital school water-utility electric-utility university museum swimming-pool theatre church sports-club zoo'.split(
    ' ',
  ),
)

/** Languages in which kinds have names. */
export const NAME_LANGUAGES: readonly NameLanguage[] = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl']

/**
 * An invented name as companies of the place carry them: with a word that tells the kind, or without.
 * @param telling how often it has such a word where its language is known
 */
export function nameOf(
  { kind, words }: Kind,
  { language, city }: { language: string; city: string },
  telling: number,
  draw: () => number,
): string {
  const own = NAME_LANGUAGES.find((known) => known === language)
  const known = words[own ?? 'en'] ?? []
  const tells = known.length > 0 && draw() < (own ? telling : telling / 3)
  const word = tells ? drawn(known, draw) : ''
  if (/ (of|de|di)$/.test(word)) return `${word} ${city}`
  const proper = properName(language, draw() < (TOWNS.has(kind) ? 0.7 : 0.12) ? city : '', draw)
  const form = draw() < (tells ? 0.3 : 0.8) ? drawn(forms[language] ?? forms.en ?? [], draw) : ''
  const wordFirst = own !== 'en' && own !== undefined && draw() < 0.75
  return [...(wordFirst ? [word, proper] : [proper, word]), form].filter(Boolean).join(' ')
}

function properName(language: string, city: string, draw: () => number): string {
  if (city) return city
  const kind = draw()
  if (kind < 0.08) return initials(draw)
  if (kind < 0.25)
    return capital(Array.from({ length: 2 + Math.floor(draw() * 2) }, () => drawn(syllables, draw)).join(''))
  const { starts, ends } = families[NORDIC.includes(language) ? 'sv' : language] ?? {
    starts: [''],
    ends: [''],
  }
  const family = drawn(starts, draw) + drawn(ends, draw)
  if (language === 'nl' && draw() < 0.4) return `${drawn(['Van der', 'De', 'Van'], draw)} ${family}`
  return language === 'en' && draw() < 0.2 ? `${family} & ${drawn(starts, draw)}ley` : family
}

const letters = [...'ABCDEFGHKLMNPRSTVW']
const initials = (draw: () => number) => Array.from({ length: 3 }, () => drawn(letters, draw)).join('')
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
