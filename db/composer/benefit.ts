import { capitalised } from '#db/model/text.ts'
import type { LanguageName } from './language.ts'
import { lowered, sentence, sentencesOf, wordCount } from './words.ts'

/** Words that address a customer, in the languages of letters. */
const ADDRESSES =
  /(?<!\p{L})(?:you|your|sie|ihre?[nmrs]?|vous|votre|vos|usted(?:es)?|sus?|voi|vostr[aoie]|u|uw|państw[ao]|wasz[ae]?|você|seus?|suas?)(?!\p{L})/iu

/**
 * The part of a description that says what the product does for a customer, as a proposal: the sentences that address
 * the customer, or else the first one.
 * @returns '' if the description is empty
 */
export function benefitIn(description: string): string {
  const sentences = sentencesOf(description)
  const addressing = sentences.filter((text) => ADDRESSES.test(text))
  return (addressing.length > 0 ? addressing : sentences).slice(0, addressing.length > 0 ? 2 : 1).join('\n')
}

/** English verbs of which the product is the subject, as parts of a pattern. */
const ENGLISH_VERBS =
  'lets|allows|helps|gives|keeps|saves|cuts|reduces|makes|turns|stops|prevents|removes|replaces|shows|tells|brings|takes|frees|protects|lowers|improves|increases|speeds|simplifies|ensures|enables|avoids|eliminates|means|offers|provides|supports|catches|finds|warns|does|halves|doubles|extends|holds|gets|puts|spares|shortens|raises|boosts|adds|delivers|guarantees|limits|minimi[sz]es|automates|organi[sz]es|handles|fits|sends|detects|lifts|cleans|dries|warms|cools|grows|pays|lasts|leaves|meets|ends|closes|opens|moves|carries|runs|cleans|clears|fills|sorts|spots|slows|eases|relieves|maintains|restores|secures|strengthens|covers|costs|needs|requires|uses|works|reaches|reminds|records|measures|monitors|alerts|connects|combines|creates|builds|drops|earns|attracts|wins|sets|shields|trims|plans|tracks|collects|checks|controls|generates|converts|calculates|translates|prints|scans|reads|writes|stores|manages|schedules|trains|teaches|links|transports|heats|filters|mixes|drills|washes|packs|weighs|counts|digiti[sz]es|repairs|serves|mows|sweeps|sprays|simulates|predicts|compares|charges|purifies|separates|separates|seals|insulates|locates'

/** Verbs of which the product is the subject that is missing, and the subject. Romance and Polish verbs need none. */
const SUBJECTS: Partial<Record<LanguageName, readonly [subject: string, verbs: RegExp]>> = {
  en: [
    'It',
    new RegExp(`^(?:${ENGLISH_VERBS})(?=\\s)(?!\\s(?:for|with|and|of|that|from|in|which|to|or)\\s)`, 'i'),
  ],
  de: [
    'Das',
    /^(?:spart|senkt|verhindert|ermöglicht|erspart|reduziert|macht|hilft|bringt|schafft|sorgt|vermeidet|erleichtert|verkürzt|schützt|hält|gibt|erhöht|vereinfacht|entlastet|beschleunigt|verbessert|erlaubt|ersetzt|liefert|nimmt|bietet|zeigt|schont|verlängert|steigert|minimiert|halbiert|verringert|befreit|lässt|garantiert|sichert|stellt|gewährleistet|dämpft|kürzt|verdoppelt|beugt|unterstützt|mindert|deckt|erfüllt|beseitigt|erkennt|meldet|warnt|braucht|kostet|passt|plant|misst|berechnet|steuert|druckt|sammelt|prüft|erstellt|verwaltet|überwacht|verbindet|übersetzt|findet|sucht|schreibt|liest|sendet|schickt|öffnet|schließt|wiegt|schneidet|mäht|lernt|heizt|hebt|trägt|läuft|fährt|legt|setzt|reinigt|trocknet|kühlt|filtert|zählt|erfasst|ordnet|führt|speichert|\p{L}{3,}iert)(?=\s)/iu,
  ],
  fr: [
    'Cela',
    /^(?:permet|réduit|évite|supprime|garantit|fait|offre|donne|libère|économise|simplifie|assure|limite|diminue|aide|protège|prévient|apporte|accélère|améliore|facilite|allège|remplace|rend|divise|soulage|prolonge|augmente|élimine|laisse|met|sécurise|empêche|optimise|épargne|raccourcit|favorise|contribue|maintient|préserve|signale|détecte|coûte|abaisse|enlève|dispense|transforme|calcule|planifie|imprime|gère|surveille|nettoie|sèche|éclaire|enregistre|relie|traduit|collecte|vérifie|suit|trie|rédige|trouve|ouvre|écrit|envoie|pèse|avertit|prévient|chauffe|(?:mesure|contrôle|filtre|compte|ferme|lit|coupe|classe)(?=\s(?:les?|la|l’|des|une?|vos|votre|chaque|tous|toutes|jusqu)))(?=\s)/i,
  ],
  nl: [
    'Dat',
    /^(?:bespaart|vermindert|voorkomt|maakt|geeft|helpt|zorgt|houdt|verlaagt|verkort|beschermt|vervangt|scheelt|verlicht|vereenvoudigt|versnelt|verbetert|verhoogt|levert|laat|haalt|neemt|ontlast|beperkt|garandeert|biedt|verlengt|brengt|spaart|halveert|verdubbelt|waarborgt|vermijdt|signaleert|waarschuwt|kost|dempt|reduceert|elimineert|ondersteunt|meet|berekent|plant|regelt|print|verzamelt|controleert|bewaakt|reinigt|droogt|koelt|filtert|telt|registreert|verbindt|vertaalt|zoekt|vindt|opent|sluit|schrijft|leest|stuurt|verwerkt|herkent|weegt|snijdt|maait|verwarmt|\p{L}{3,}eert)(?=\s)/iu,
  ],
}

/**
 * Verbs with which a description may begin in languages whose verbs need no subject. Those that are also nouns or
 * adjectives count only before an object.
 */
const BARE_VERBS: Partial<Record<LanguageName, RegExp>> = {
  es: /^(?:(?:abre|cierra|mide|avisa|calcula|reduce|ahorra|evita|permite|detecta|encuentra|planifica|gestiona|organiza|confirma|recuerda|imprime|convierte|protege|mantiene|mejora|ayuda|exporta)\s(?!de\s|para\s)|(?:controla|limpia|corta|pesa|busca|registra)\s(?:[yoa]|al|el|la|los|las|un|una|su|sus|cada|todo|toda|todos|todas|hasta)\s)/i,
  it: /^(?:(?:apre|chiude|avvisa|calcola|controlla|riduce|evita|permette|rileva|trova|pianifica|gestisce|organizza|pulisce|conferma|ricorda|protegge|mantiene|migliora|aiuta)\s(?!di\s|per\s)|(?:misura|taglia|pesa|cerca|registra|stampa)\s(?:[aeio]|il|lo|la|gli|le|un|una|ogni|tutt[oaie]|fino|chi|quando|se)\s)/i,
  pl: /^(?:\p{L}{3,}uje|mierzy|ostrzega|oblicza|ogranicza|pozwala|wykrywa|zarządza|czyści|tnie|waży|przypomina|chroni|poprawia|pomaga|liczy|sprawdza|usuwa|otwiera|zamyka)\s/iu,
  pt: /^(?:(?:abre|mede|avisa|calcula|reduz|evita|permite|dete(?:c)?ta|encontra|planeia|organiza|confirma|lembra|imprime|protege|mantém|melhora|ajuda)\s(?!de\s|para\s)|(?:fecha|controla|gere|limpa|corta|pesa|procura|regist(?:r)?a)\s(?:[aeo]|os|as|ao|um|uma|cada|todo|toda|todos|todas|até)\s)/i,
}

/** Whether a text begins with a verb that has no subject. */
export const beginsWithVerb = (text: string, language: LanguageName): boolean =>
  withSubject(text, language) !== undefined || BARE_VERBS[language]?.test(text) === true

/** What a line says that begins, or in German ends, with an infinitive: "saber dónde está", "Rohre schneller finden". */
const INFINITIVES: Partial<Record<LanguageName, RegExp>> = {
  de: /^(?!(?:[Ee]ine?|[Dd](?:er|ie|as)|[Uu]nsere?)\s)[^,.;:]+\s\p{Ll}{2,}(?:en|ern|eln)(?=$|[,.;])/u,
  fr: /^(?!(?:boulanger|dîner|déjeuner|atelier|panier|levier|clavier|escalier|boîtier|papier|calendrier|chantier)\s)\p{L}{2,}(?:er|ir|re)\s(?:les?|la|l’|des?|du|d’|un|une|vos|votre|son|ses|où|quand|chaque|plus|moins|sans)/iu,
  es: /^\p{L}{2,}[aei]r(?:l[aeo]s?|se)?\s(?!de\s|para\s|con\s)/iu,
  it: /^\p{L}{2,}[aei]re\s(?:il|lo|la|i|gli|le|l’|un|uno|una|dove|quando|ogni|più|meno|senza|tutt[oaie]|subito)/iu,
  pl: /^\p{L}{2,}[aeiy]ć\s/iu,
  pt: /^\p{L}{2,}[aei]r\s(?!de\s|para\s|com\s)/iu,
}

/** Whether a line says what a product does for a customer, and not what it is: it begins with a verb. */
export const saysWhatItDoes = (line: string, language: LanguageName): boolean =>
  beginsWithVerb(capitalised(line), language) ||
  REQUESTS[language].test(line) ||
  INFINITIVES[language]?.test(line) === true

/** Words that are surely verbs by their end and by the word that follows, as in "Zuigt mest op" and "Zieht Staub ein". */
const VERBS_BY_END: Partial<Record<LanguageName, RegExp>> = {
  de: /^\p{Lu}\p{Ll}{2,}t (?:\p{Lu}\p{Ll}+ (?!(?:für|mit|aus|zum|zur|von|ohne|und) )\p{Ll}|(?:den|das|die|dem|einen?|jede[ns]?|alle|sich|selbst) )/u,
  nl: /^(?!(?:Fruit|Licht|Lucht|Vocht|Hout|Zout|Product|Transport|Resultaat|Kwaliteit|Personeel|Publiek|Water|Afvalhout|Gebit|Bericht|Asfalt|Plafondlicht|Daglicht|Dienst|Kant|Vracht|Kracht|Mest|Post|Rust|Tijdwinst|Winst|Kost) )\p{Lu}\p{Ll}{2,}t (?!(?:voor|die|dat|van|met|in|op|om|uit|en|of|zonder|naar|tegen|onder|boven|aan|bij|is|wordt|per|tot|als) )\p{Ll}{2,} /u,
}

/** German words before a noun without an article, as in "Kürzere Rüstzeiten". */
const GERMAN_BEFORE_NOUN =
  /^(?:[Ww]eniger|[Mm]ehr|[Kk]eine?|(?!(?:[Uu]nser|[Ii]hr|[Dd]ies|[Jj]ed|[Ee]in|[Dd](?:er|ie)\s)\p{Ll}*\s?)\p{L}+(?:e|er|es))\s\p{Lu}/u
/** A German verb: a word in lower case with a verb's ending, which is not one of the usual other words. */
const GERMAN_VERB =
  /(?<!\p{L})(?:(?!(?:mit|statt|seit|samt|nicht|jetzt|fast|erst|selbst|dort|oft|damit|somit|weit|insgesamt)(?!\p{L}))\p{Ll}+t|\p{Ll}+en(?=[,.;])|sind|haben|werden|können|müssen|sparen|bleiben|dürfen|bekommen|finden)(?!\p{L})/u

/** Verbs in the plural with which a note goes on after its thing: "Funksensoren für Silos, messen den Füllstand". */
const PLURAL_VERBS: Partial<Record<LanguageName, RegExp>> = {
  de: /^(?!(?:gegen|neben|wegen|zwischen|oben|unten|außen|innen|offen|trocken|eben|allen|vielen|samt|ohnen) )\p{Ll}{3,}en (?:\p{Lu}|d(?:en|ie|as) |jede|ihre|und )/u,
  en: new RegExp(`^(?:${ENGLISH_VERBS.split('|').map(ofSeveralVerb).join('|')})\\s`),
}
/** Verbs in the singular before an object with its article: "libera a passagem". */
const VERBS_BEFORE_ARTICLE: Partial<Record<LanguageName, RegExp>> = {
  es: /^se \p{Ll}{3,}[ae]n? |^(?!(?:para|sobre|contra|entre|durante|incluso|toda|cada|desde|hasta|donde|que|fuera|como) )\p{Ll}{3,}[ae] (?:el|la|los|las|un|una|sus?) /u,
  it: /^(?!(?:anche|oltre|dove|come|ogni|tutta|tutte|senza|sopra|contro|presso|mentre|che) )\p{Ll}{3,}[ae] (?:il|lo|la|i|gli|le|un|una) /u,
  pt: /^(?!(?:para|sobre|contra|entre|durante|toda|cada|desde|onde|que|fora|como|inclusive) )\p{Ll}{3,}[ae] (?:o|a|os|as|um|uma) /u,
}

/** A verb of one thing as that of several: "keeps" is "keep". */
function ofSeveralVerb(verb: string): string {
  if (/^(?:do|go)es$/.test(verb)) return verb.slice(0, -2)
  if (verb.endsWith('ies')) return `${verb.slice(0, -3)}y`
  return verb.slice(0, /(?:ch|sh|ss|x)es$/.test(verb) ? -2 : -1)
}

/**
 * A note that goes on with a verb after its thing, as what the thing is and, if it can be said, what it does: of
 * "Insulated liners, keep parcels cold" "Insulated liners." and "They keep parcels cold."
 */
export function splitAtSplice(text: string, language: LanguageName): string[] {
  const [, thing = '', rest = ''] = /^([^,.;:!?]{8,}?), (\p{Ll}.*)$/su.exec(text) ?? []
  if (rest === '') return [text]
  const [one, several] = [withSubject(capitalised(rest), language), PLURAL_VERBS[language]?.test(rest)]
  if (several) return [sentence(thing), `${language === 'de' ? 'Sie' : 'They'} ${rest}`]
  if (one) return [sentence(thing), one]
  const isVerb = beginsWithVerb(capitalised(rest), language) || VERBS_BEFORE_ARTICLE[language]?.test(rest)
  return isVerb ? [sentence(thing)] : [text]
}

/** English only: what a sentence says of one thing, of several: "It keeps fish cold" is "They keep fish cold". */
export const ofSeveral = (text: string): string =>
  text
    .replace(/^It (\p{Ll}+s)(?= )/u, (_, verb: string) => `They ${ofSeveralVerb(verb)}`)
    .replace(/(?<=(?:,| and| or) )(\p{Ll}+s)(?= )/gu, (verb) =>
      SUBJECTS.en?.[1].test(`${verb} it`) ? ofSeveralVerb(verb) : verb,
    )

/** Requests, which stand as a sentence of their own: "Save two days a month." */
const REQUESTS: Record<LanguageName, RegExp> = {
  en: /^(?:save|cut|get|stop|gain|earn|win|forget|avoid|find|see|know|sell|spend|make|turn|let|replace|reduce|keep)\s(?:your|the|two|three|up|more|less|an?|every|all|time|money|\d)/i,
  de: /^\p{L}{2,}(?:en|ern|eln)\sSie\s/u,
  fr: /^(?!chez\s|assez\s|vous\s)\p{L}{2,}ez\s(?!-)/iu,
  es: /^(?:ahorre|gane|reduzca|evite|olvídese|venda|consiga|obtenga|controle|mejore|deje|dígale|diga)n?\s/i,
  it: /^(?:risparmi|guadagni|riduca|eviti|elimini|venda|ottenga|controlli|migliori|dimentichi|scopra)(?:no|te)?\s|^(?:risparmia|guadagna|controlla|elimina|evita)te\s/i,
  nl: /^(?:bespaar|win|krijg|verkoop|verdien|houd|voorkom|vermijd|verlaag|verhoog|vergeet|stop)\s/i,
  pl: /^(?:oszczędzaj|zaoszczędź|zyskaj|zapomnij|uniknij|zmniejsz|zwiększ|sprzedawaj)(?:cie)?\s/i,
  pt: /^(?:poupe|ganhe|reduza|evite|esqueça|economize|venda|consiga|controle|melhore|deixe|diga)m?\s/i,
}

/** A text whose first verb has no subject, with the subject: "Saves time" is "It saves time". Otherwise undefined. */
export function withSubject(text: string, language: LanguageName): string | undefined {
  const [subject, verbs] = SUBJECTS[language] ?? []
  return subject && (verbs?.test(text) || VERBS_BY_END[language]?.test(text))
    ? `${subject} ${lowered(text)}`
    : undefined
}

/**
 * What a product does for a customer, as it continues after a colon (`benefit`) or, where a verb has no subject or the
 * text is a request or has a colon itself, as a sentence (`Benefit`). One of them is ''.
 */
export function benefitFor(text: string, language: LanguageName): { benefit: string; Benefit: string } {
  const whole = withSubject(text, language)
  if (whole) return { benefit: '', Benefit: whole }
  if (/: /.test(text) || REQUESTS[language].test(text)) return { benefit: '', Benefit: text }
  const isSentence = !GERMAN_BEFORE_NOUN.test(text) || GERMAN_VERB.test(text.slice(text.indexOf(' ')))
  return { benefit: language === 'de' && isSentence ? text : lowered(text), Benefit: '' }
}

/**
 * Lines without a verb that name more, less or better of something, as in "Less waste", and words that may be the verb
 * of a whole sentence. A line that has such a word is not joined with another.
 */
const FRAGMENTS: Record<LanguageName, readonly [begins: RegExp, mayBeVerb: RegExp]> = {
  en: [
    /^(?:up to \d[\d.,]*\s?%\s)?(?:less|fewer|more|lower|higher|shorter|longer|better|no more|half the|half an hour less)\s/i,
    /(?<!\p{L})(?:is|are|was|were|have|has|can|will|do|does|come|comes|stay|return|get|see|buy|find|need|last|work|know|go|run)(?!\p{L})/iu,
  ],
  de: [GERMAN_BEFORE_NOUN, GERMAN_VERB],
  fr: [
    /^(?:jusqu’à\s\d[\d.,]*\s?%\s(?:de\s|d’))?(?:moins|plus|davantage)\s(?:de\s|d’)|^mêmes?\s|^(?:une?|deux|trois|quatre|\d+)\s(?:demi-)?(?:heures?|journées?|jours?|minutes?)\s(?:de\s)?(?:gagnée?s?|moins|économisée?s?)/iu,
    /(?<!\p{L})(?:est|sont|a|ont|peut|peuvent|reste|vont|va|(?!moment|rendement|traitement|équipement|paiement|logement|vêtement)\p{L}{3,}ent)(?!\p{L})/iu,
  ],
  es: [
    /^(?:hasta\s(?:un\s)?\d[\d.,]*\s?%\s(?:de\s)?)?(?:menos|más|mejor(?:es)?|mayor(?:es)?|menor(?:es)?)\s|^(?:un|una|dos|tres|media|\d+)\s(?:horas?|días?|minutos)\s(?:menos|más)\s/iu,
    /(?<!\p{L})(?:es|son|está|están|hay|tiene|puede|dura|queda|se|\p{L}{3,}(?:an|en))(?!\p{L})/iu,
  ],
  it: [
    /^(?:fino\sal\s\d[\d.,]*\s?%\s(?:in|di)\s)?(?:meno|più|minor[ei]?|maggior[ei]?|migliore?)\s|^(?:un’|una\s|mezz’|due\s|tre\s|\d+\s)(?:or[ae]|giorn[oi]|minuti)\sin\smeno\s/iu,
    /(?<!\p{L})(?:è|sono|ha|hanno|può|resta|restano|si|dura|\p{L}{3,}(?:ano|ono))(?!\p{L})/iu,
  ],
  nl: [
    /^(?:tot\s\d[\d.,]*\s?%\s)?(?:minder|meer|kortere|lagere|hogere|betere|snellere)\s/iu,
    /(?<!\p{L})(?:is|zijn|heeft|hebben|kan|kunnen|komen|komt|blijven|blijft|worden|wordt|gaan|gaat|zien|weten|\p{L}{3,}[^eé]rt)(?!\p{L})/iu,
  ],
  pl: [
    /^(?:do\s\d[\d.,]*\s?%\s)?(?:mniej|więcej|krótsz[ey]|niższ[ey]|wyższ[ey]|lepsz[ey])\s/iu,
    /(?<!\p{L})(?:jest|są|ma|może|nie|\p{L}{2,}(?:ą|uje|ują))(?!\p{L})/iu,
  ],
  pt: [
    /^(?:até\s\d[\d.,]*\s?%\s(?:de\s)?)?(?:menos|mais|melhor(?:es)?|maior(?:es)?|menor(?:es)?)\s|^(?:um|uma|dois|duas|meia|\d+)\s(?:horas?|dias?|minutos)\s(?:a\s)?menos\s/iu,
    /(?<!\p{L})(?:é|são|está|estão|há|tem|têm|pode|fica|dura|se|\p{L}{3,}(?:am|em))(?!\p{L})/iu,
  ],
}

/** "and", and what takes its place after a part that has an "and" itself. */
const AND: Record<LanguageName, readonly [and: string, second: string]> = {
  en: [' and ', ', and '],
  de: [' und ', ' sowie '],
  fr: [' et ', ', et '],
  es: [' y ', ', y '],
  it: [' e ', ', e '],
  nl: [' en ', ', en '],
  pl: [' i ', ' oraz '],
  pt: [' e ', ', e '],
}

/** The longest line that is joined with another, in words. */
const JOINED_WORDS = 10

/** Two short lines of the same kind as one sentence, "Less waste and shorter breaks."; undefined if they are not. */
function joined(first: string, second: string, language: LanguageName): string | undefined {
  const [begins, mayBeVerb] = FRAGMENTS[language]
  const isFragment = (text: string) => begins.test(text) && !mayBeVerb.test(text.slice(text.indexOf(' ')))
  const isVerb = (text: string) => beginsWithVerb(text, language) && withSubject(text, language) !== undefined
  const isBare = (text: string) => BARE_VERBS[language]?.test(text) === true
  const both = [first, second]
  const isShort = both.every((text) => wordCount(text) <= JOINED_WORDS && !/[,;:!?]./u.test(text))
  if (!isShort || ![isFragment, isVerb, isBare].some((isKind) => both.every(isKind))) return undefined
  const [and, other] = AND[language]
  // French separates longer parts without a verb: “même goût été comme hiver, et une heure de gagnée”.
  const isApart = language === 'fr' && isFragment(first) && wordCount(first) > 4
  const link = isApart || first.includes(and) ? other : and
  return `${withoutStop(first)}${beforeVowel(link, second, language)}${lowered(second)}`
}

/** Spanish "y" is "e" before an i, and Italian "e" is "ed" before an e. */
function beforeVowel(link: string, next: string, language: LanguageName): string {
  if (language === 'es' && /^(?:i|hi(?!e))/i.test(next)) return link.replace('y', 'e')
  return language === 'it' && /^e/i.test(next) ? link.replace('e', 'ed') : link
}

const withoutStop = (text: string) => text.replace(/[.!]$/, '')

/**
 * What a letter says of the lines of a product's benefits, as `benefitFor` does. A short letter says one sentence: the
 * first line, joined with the second where both are short and of the same kind. A longer one says as many lines as there
 * is room for, in one list and in sentences.
 * @param room the room, in words
 */
export function benefitsFor(
  lines: readonly string[],
  language: LanguageName,
  { words, isBrief }: { words: number; isBrief: boolean },
): { benefit: string; Benefit: string } {
  const fitting = lines.map(sentence).filter((_, at) => wordCount(lines.slice(0, at + 1).join(' ')) <= words)
  const [first = '', second = ''] = fitting
  const both = second === '' ? undefined : joined(first, second, language)
  if (isBrief || fitting.length < 2) return benefitFor(both ?? first, language)
  const all = (both === undefined ? fitting : [both, ...fitting.slice(2)]).map((line) =>
    benefitFor(line, language),
  )
  const listed = all.flatMap(({ benefit }) => (benefit === '' ? [] : withoutStop(benefit))).join('; ')
  const sentences = all.flatMap(({ Benefit }) => (Benefit === '' ? [] : Benefit)).join(' ')
  return listed === ''
    ? { benefit: '', Benefit: sentences }
    : { benefit: `${listed}. ${sentences}`.trim(), Benefit: '' }
}
