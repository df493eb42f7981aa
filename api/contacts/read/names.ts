import { folded } from '#api/contacts/html/plainText.ts'
import { remembering } from '#api/text/remembering.ts'
import { firstNames } from './firstNames.ts'
import { dutyOf } from './roles.ts'

const set = (list: string) => new Set(list.trim().split(/\s+/))

const TITLES =
  set(`dr prof mag dipl dipl-ing diplom-ing dipling dipl-kfm dipl-kffr dipl-oec ing bsc msc ba ma mba med dent phil jur
  rer nat vet habil hc h.c univ dott dott.ssa dottssa dottore dottoressa sig sig.ra sigra signor signora geom rag
  avv arch ing. mgr inż inz lek wet hab pan pani herr frau hr fr mr mrs ms miss mx sir m mme mlle monsieur madame
  don doña d dª dña sr sra srta sres dra ir drs mr. dhr mevr mw de heer mevrouw ra rain kr komm-rat kommr fam familie family
  m.sc b.sc b.a m.a ph.d phd fh leg.oec civilek lic licda lcdo lcda arq dipl.-ing magister capt cap com.te comte cav gen col cpt kpt rev ks siostra zuster pater père soeur frère hno sor dpl.-ing betr.oec ingénieur maestro maestra maître me mtro mtra c.p c.d.p
  sonen dottern sohn tochter fils fille hijo hija figlio figlia zoon dochter syn córka bruder schwester hermano hermana fratello sorella broer brat brodern systern`)

const PARTICLES =
  set(`van von vom zu zum zur de den der del della delle dei degli di da do dos das du des la le les
  el ten ter te tot 't af av bin ben al Ó`)

/** Capitalised words that occur in place of names. */
const NO_NAMES =
  set(`gmbh ag kg kgaa ohg gbr ug mbh co ek e.k e.u eu ltd limited llc llp plc inc corp sarl sas sasu eurl
  sa scop sci scea srl s.r.l spa s.p.a snc sapa sl s.l slu sll sa s.a sc sca coop bv b.v nv n.v vof cv ab hb kb oy as
  aps sp zoo z.o.o sj spółka cooperative cooperativa genossenschaft
  bodega bodegas talleres domaine château maison azienda cantina weingut caves ferme fattoria podere finca hacienda viñedos
  gospodarstwo gabinet cabinet salon kancelaria zakład pracownia clínica clinica clinique klinik kliniek
  team kontakt contact contacts contacto contatti impressum imprint home start startseite accueil inicio über uns unser
  unsere unseren ihr ihre ihren our your their we us my you about the this that these tel telefon telephone phone fax
  telefax email e-mail mail mobile mobil handy adresse address anschrift adres indirizzo dirección street straße strasse
  str weg platz gasse road avenue rue via viale piazza calle plaza ulica ul büro zentrale service services kunden kunde
  support info infos news aktuelles datenschutz privacy policy agb cookie cookies shop online web website internet
  montag dienstag mittwoch donnerstag freitag samstag sonntag monday tuesday wednesday thursday friday saturday sunday
  januar februar märz juni juli september oktober november dezember january february
  march july october december öffnungszeiten sprechzeiten opening hours orari horario horaires openingstijden godziny
  öppettider mehr read more learn weiter zurück back menü menu search suche login copyright rights reserved all new neue
  neu herzlich willkommen welcome bienvenue benvenuti bienvenidos welkom witamy välkommen sehr geehrte dear liebe hallo
  registered registergericht amtsgericht handelsregister handelskammer finanzamt ust-idnr ust vat steuer steuernummer
  germany deutschland austria österreich switzerland schweiz suisse france italia italy españa spain nederland
  netherlands belgië polska poland sverige sweden usa united kingdom north south east west gruppe group holding
  verwaltung verwaltungs haus hotel restaurant gasthof café cafe bistro praxis studio garden company firma centre center
  zentrum abteilung department dział avdelning reparto departamento quality head senior junior chief lead manager
  director anfahrt terms conditions legal notice mentions légales aviso nota note standort standorte location locations
  filiale branch sales customer data projekt project projekte products produkte produits prodotti productos produkty
  leistungen karriere jobs blog galerie gallery referenzen partner events angebot angebote offers foto fotos photo photos
  bild bilder quelle sarl international solutions technologies consulting management marketing design media medien
  agentur agency agence agencia agencja verlag bank versicherung stadt city gemeinde landkreis kreis kammer verband
  polígono poligono industrial kvk btw nip regon krs rcs siret siren uid hrb hra cif nif vat ust iva org orgnr
  verein ministerium behörde amt bezirk park hof mill river street suite floor unit box office yard counter postfach san santa los las unión union europea european europäische europejska`)

const WORD = /^(?:\p{Lu}[\p{L}'’]*\p{Ll}[\p{L}'’]*|\p{Lu}{2,}|\p{Lu}[\p{L}'’]+(?:-\p{Lu}?[\p{L}'’]+)+)$/u
const INITIAL = /^\p{Lu}\p{Ll}?\.(?:-?\p{Lu}\.)?$/u
const MOST_WORDS = 5

/**
 * A person's name, without titles and with usual capitals: "Karin Seidel" from "Dr. med. dent. Karin SEIDEL".
 * @returns '' if it is not a name of at least two words
 */
export function nameIn(text: string): string {
  const words = withoutTitles(text.trim().replace(INTRODUCTION, '').replace(NICKNAME, '').split(/\s+/))
  if (words.length < 2 || words.length > MOST_WORDS) return ''
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (!isWord(first) && !INITIAL.test(first)) return ''
  if (!isWord(last) || !words.every((word) => isWord(word) || INITIAL.test(word) || isParticle(word)))
    return ''
  const full = words.filter((word) => isWord(word))
  if (full.length < 2 && !INITIAL.test(first)) return ''
  if (words.some(isNoName) || words.slice(1, -1).some(isSalutation) || OF_SIR.test(words.join(' '))) return ''
  if (words.length === 2 && (ARTICLE.test(first) || SAINT.test(first))) return ''
  if (CALL.test(first) || areLetters(words) || isWithLetters(words)) return ''
  // "Dieter" begins as a dietician does.
  if ((dutyOf(first) && !isFirstName(first)) || isJob(last) || isActivity(first)) return ''
  if (OF_TRADE.test(last) && !isFirstName(first)) return ''
  const name = words.map(usual).join(' ')
  const isTrade = last.length >= LEAST_OF_TRADE && dutyOf(last) !== undefined
  return (isTrade || GENITIVE.test(name)) && !isUsualName(name) ? '' : name
}

/** What a firm does, after the name of a family or a place: "Garside Roofing". */
const OF_TRADE =
  /^(?:roofing|plumbing|heating|catering|cleaning|printing|engineering|haulage|motors|builders|joinery|brewing|farming|landscaping|flooring|painting|decorating|consulting|supplies|systems|electrical|removals|interiors|kitchens|windows|drilling|welding|fencing|paving|scaffolding|processing|purchasing|machining|finishing|shipping|receiving|billing|accounting|training|manufacturing|packaging|planning|estimating|bookkeeping|tooling|coating|casting|plating|grinding|nurse|nurses|surgeon|physician|veterinarian|technologist|lead|apprentice|trainee|intern|bookkeeper|cashier|handyman|labourer|laborer|fabricator|operator|welder|plumber|electrician|mechanic)$/iu

/** Whether it has the form of a name, even if its words may mean something else, as in "Amparo Ribalta Sales". */
export function mayBeName(text: string): boolean {
  const words = withoutTitles(text.trim().replace(NICKNAME, '').split(/\s+/))
  const isForm = words.every((word) => isWord(word) || INITIAL.test(word) || isParticle(word))
  return words.length >= 2 && words.length <= MOST_WORDS && isForm && isFirstName(words[0] ?? '')
}

/** What a person is called, in quotation marks: 'Robert "Bob" Castellano'. */
const NICKNAME = /(?<=\p{L}\s)["“”„«'‘’]\p{Lu}\p{L}{1,15}["“”»'‘’]\s(?=\p{Lu})/u

/** "Ik ben Rik Dekkers" */
const INTRODUCTION =
  /^(?:(?:mein name ist|my name is|mijn naam is|ich bin|ich heiße|i am|i[’']m|je suis|je m[’']appelle|soy|me llamo|sono|mi chiamo|ik ben|ik heet|jestem|nazywam się|jag är|jag heter|sou|chamo-me)\s+)/iu

/** "La Grastella" is a house or a brand. */
const ARTICLE = /^(?:La|Le|Les|El|Los|Las|Il|Lo|Gli|The|Das|Der|Die|Het)$/u

/** "St Fionán" */
const SAINT = /^(?:St|Ste|Saint|Sainte|Sankt|Santo|Sant|Sint|São|Święty|Święta|Św)\.?$/u

/** "DVM MRCVS" are letters after a name. */
const areLetters = (words: readonly string[]) =>
  words.every((word) => HONOUR.test(word) && !isFirstName(word) && !/[AEIOU]/.test(word))

/** "Projeteur BIM" is no person, "Séverine ROY" is. */
const isWithLetters = ([first = '', last = '', ...more]: readonly string[]) =>
  more.length === 0 && /^\p{Lu}{2,4}$/u.test(last) && /\p{Ll}/u.test(first) && !isFirstName(first)

/** "Mejla Mehdi" is the text of a link. */
const CALL =
  /^(?:Mejla|Maila|Ring|Ringa|Call|Text|Message|Appeler|Appelez|Écrire|Écrivez|Llamar|Llame|Escribir|Escriba|Chiama|Scrivi|Bel|Schrijf|Zadzwoń|Napisz|Anrufen)$/u

/**
 * Shorter words for trades are often surnames; longer ones are not: "Chartered Physiotherapist" is not a
 * person.
 */
const LEAST_OF_TRADE = 8

/** "Seele des Hauses" is not a person, "Marc des Roches" is. */
const GENITIVE =
  /(?<!\s(?:van|von|de|zu|op|aan|in))\s(?:des|der|dem|den|del|dell[aeo]|dei|degli|du|dos|do)\s/u

/** Whether it begins or ends with a common first name: other pairs of capitalised words may mean anything. */
export function isUsualName(name: string): boolean {
  const words = spellings(name)[0] ?? []
  return firstNames.has(words[0] ?? '') || firstNames.has(words.at(-1) ?? '') || /^\p{Lu}\./u.test(name)
}

/** Whether a title is before it: "Lic. Ximena Arredondo", "Ing. Karel Dvorak". */
export const isTitled = (text: string) => {
  const [, title = ''] = /^\s*(\p{L}{1,6})\.\s/u.exec(text) ?? []
  return TITLES.has(title.toLowerCase())
}

/** Words for a person, not for an activity. */
const PERSON =
  /(?:leiter|leiterin|inhaber|inhaberin|führer|führerin|manager|managerin|meister|meisterin|chef|chefin|koch|köchin|arzt|ärztin|anwalt|anwältin|gründer|gründerin|assistent|assistentin|techniker|technikerin|gesellschafter|gesellschafterin|berater|beraterin|einkäufer|einkäuferin|gastgeber|gastgeberin|winzer|winzerin|bäcker|bäckerin|mästare|ägare|värd|värdinna|grundare|ansvarig|verantwortliche[rn]?|vorsitzende[rn]?|präsident|präsidentin|obmann|obfrau)(?![\p{L}])|(?<![\p{L}])(?:inh|gf|vd|prop|head of|ceo|coo|cfo|cto|pdg|director|owner|founder|proprietor|president|officer|buyer|foreman|supervisor|coordinator|administrator|assistant|engineer|dentist|brewer|baker|florist|technician|landlord|landlady|gérante?|exploitante?|artisane?|hôtes?|hôtesse|dirigeante?|président|présidente|directeur|directrice|(?:co)?fondateur|(?:co)?fondatrice|chair\p{L}*|administrateur|administratrice|propriétaire|responsable|acheteur|acheteuse|vigneron(?:ne)?s?|boulangère?|cuisinière?|maître|gerente|propietari[oa]s?|directora|(?:co)?fundador|(?:co)?fundadora|jef[ea]|encargad[oa]|administrador|administradora|soci[oa]|maestr[oa]|gestor[ei]|gestrice|(?:con)?titolari?|direttore|direttrice|(?:co)?fondatore|amministrat(?:ore|rice)|responsabile|socio|socia|cuoc[oa]|presidente|capo\p{L}*|eigenaar|eigenaren|eigenares|oprichter|oprichtster|bestuurder|zaakvoerder|bedrijfsleider|inkoper|inkoopster|właściciel(?:ka|e)?|współwłaściciel(?:ka|e)?|prezes|(?:współ)?założyciel(?:ka)?|voorzitter|ordförande|dyrektor(?:ka)?|kierowni\p{L}+|specjalist\p{L}+|koordynator\p{L}*|lekarz|chirurg|delägare)(?![\p{L}])/iu

/** Whether a role certainly belongs to a person: "owner" does, "sales" may be a heading. */
export const isPersonal = (position: string) =>
  PERSON.test(position) ||
  position.split(/[^\p{L}]+/u).some((word) => AGENT.test(word) && dutyOf(word) !== undefined)

/**
 * Endings of words for people by their work: "stonemason", "enóloga", "Technikerin", "młynarz",
 * "fysioterapeut".
 */
const AGENT =
  /\p{L}{2}(?:(?<!lag|ord|custom|cent)er|erin|or|ora|orin|eur|euse|rice|ist|ista|iste|istin|istka|man|mann|frau|woman|smith|mason|keeper|arz|arka|[czlrwd]nik|niczka|owca|iker|(?<!m)ent|ente|entin|ant|ante|antin|log|loge|login|logue|[oó]log[oa]|peut|peute|peutin|pat|arzt|ärztin|ière?|ier[ae]|er[oa]|ai[oa]|ien|ienne|ian|(?<!w)are|erska|aar|ster|chef|koch|köchin|tect|ect[oe]|tekt|tetto|tetta|eer|aire|cato|gad[oa]|ico|kundige|smed|metz|cook|vet|maître|mistrz)$/iu

/** "AG" and "EK" are not names, "Ek" is one. */
const isNoName = (word: string) =>
  NO_NAMES.has(word.toLowerCase().replace(/\.$/, '')) && !/^\p{Lu}\p{Ll}$/u.test(word)

/** "Kern, Anna", as in lists. */
const INDEXED = /^(\p{Lu}[\p{L}'’-]+),\s(\p{Lu}[\p{L}'’-]+)$/u

/** The name of a person whose family name comes first, with a comma; '' if it is not one. */
export function indexedName(text: string): string {
  const [, lastName = '', firstName = ''] = INDEXED.exec(text.trim()) ?? []
  const name = nameIn(`${firstName} ${lastName}`)
  return firstNames.has(spellings(firstName)[0]?.[0] ?? '') && !firstNames.has(lastName.toLowerCase())
    ? name
    : ''
}

/**
 * The names in a text: "Solange und Mathieu Peyrac" are two people, and so are "Karl Peyrac und Eva Lohse".
 */
export function namesIn(text: string): string[] {
  const both = text.trim().split(/\s(?:und|and|et|e|y|i|en|och|&|\+)\s/u)
  const full = both.map(nameIn)
  if (both.length === 2 && full.every(Boolean)) return full
  const [, firstName = '', rest = ''] =
    /^(\p{Lu}[\p{L}-]+)\s(?:und|and|et|e|y|i|en|och|&|\+)\s(\p{Lu}.+)$/u.exec(text.trim()) ?? []
  const second = rest && nameIn(rest)
  if (second && isWord(firstName) && !NO_NAMES.has(firstName.toLowerCase()) && !dutyOf(firstName)) {
    return [`${usual(firstName)} ${second.split(' ').slice(1).join(' ')}`, second]
  }
  const name = nameIn(text)
  return name ? [name] : []
}

/** Whether a word cannot be a surname; words for trades can: Baker, Koch. */
const isJob = (word: string) => JOB.test(word)
const JOB =
  /^(?:.*(?:manager|managerin|direktor|direktorin|leiter|leiterin|leitung|inhaber|inhaberin|führer|führerin|assistent|assistentin|assistenz|einkauf|einkäufer|einkäuferin|verkauf|vertrieb|buchhaltung|technik|produktion|logistik|beratung|planung|entwicklung|sicherung|wesen)|director|directora|directeur|directrice|direttore|direttrice|officer|owner|founder|co-founder|assistant|supervisor|executive|president|präsident|présidente?|presidente|chairman|chairwoman|chairperson|secretary|treasurer|administrator|administratrice|coordinator|coordinatrice|coordinador|koordinator|specialist|spezialist|specjalista|partner|principal|buyer|accountant|controller|analyst|engineer|technician|receptionist|consultant|developer|designer|planner|estimator|dispatcher|superintendent|foreman|representative|attorney|dentist|hygienist|therapist|responsable|responsabile|sales|marketing|purchasing|procurement|operations|logistics|finance|production|services?|support|generale?|général|générale|generalny|general|aziendale|commerciale?|comercial|tecnico|técnico|technique|administrativ[aeo]|amministrativ[aeo]|zarządu|handlowy|inkoop|verkoop|administratie|gerente|titolare|titular|gérante?|associée?|compras|ventas|achats|acquisti|vendite)$/iu

/** "Visite de Mme Sylvie Montagnier" */
const isSalutation = (word: string) =>
  /^(?:Mme|Mlle|Mr\.?|Mrs\.?|Ms\.?|Herrn?|Frau|Sig\.?|Sig\.ra|Sra?\.|Dr\.|Don|Doña|Pan|Pani)$/u.test(word)

/** "Visite de M. Paul Montagnier": elsewhere, M. is an initial. */
const OF_SIR = /\sde M\.\s/u

/** "Ankauf von Gebrauchtmaschinen" */
const isActivity = (word: string) =>
  /(?:ung|(?:an|ver|ein)kauf|verleih|handel|heit|keit|schaft|tion|zione|ción|mento|ering)$/iu.test(word) &&
  !isFirstName(word)

const isWord = (word: string) => WORD.test(word)
const isParticle = (word: string) => PARTICLES.has(word)

const isTitle = (word: string) =>
  TITLES.has(word.toLowerCase().replace(/[.,]+$/, '')) ||
  /^(?:DI|DDr\.?|BM|Capt\.)$/.test(word) ||
  (/^(?:\p{L}{1,5}\.)(?:-?\p{L}{1,6}\.)+$/u.test(word) && !/^\p{Lu}\.-\p{Lu}\.$/u.test(word))

const HONOUR = /^\p{Lu}{2,6}$/u

function withoutTitles(words: string[]): string[] {
  const first = words.findIndex((word) => !isTitle(word))
  if (first < 0) return []
  // Before a surname alone, "M." is an initial.
  const from = first === words.length - 1 && words[first - 1] === 'M.' ? first - 1 : first
  const rest = isAbbreviatedTitle(words.slice(from)) ? words.slice(from + 1) : words.slice(from)
  const isShouted = rest.slice(0, 2).every((word) => word === word.toUpperCase())
  while (rest.length > 2 && isAfter(rest.at(-1) ?? '', isShouted) && !isWordOfSurname(rest)) rest.pop()
  return rest
}

/** "ZTM Dirk Overrath": letters before a common first name stand for a title. */
const isAbbreviatedTitle = ([letters = '', first = '', ...rest]: readonly string[]) =>
  HONOUR.test(letters) && rest.length > 0 && /\p{Ll}/u.test(first) && isFirstName(first)

const isAfter = (word: string, isShouted: boolean) => isTitle(word) || (!isShouted && HONOUR.test(word))

/** The capitals in "Jean DE LA TOUR" and "Mathieu PEYRAC" are surnames, not post-nominal letters. */
const isWordOfSurname = (words: readonly string[]) =>
  words.slice(1).every((word) => word === word.toUpperCase())

function usual(word: string): string {
  if (word.length < 3 || word !== word.toUpperCase() || INITIAL.test(word)) return word
  return word.toLowerCase().replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase())
}

/**
 * Whether a mailbox is derived from this name: anna, kern, anna.kern, a.kern, akern, kern.a, annak.
 * @param local the part before the @, in lower case
 */
export function isMailboxOfName(local: string, fullName: string): boolean {
  const box = local.replace(/\d+$/, '')
  const parts = box.split(/[._-]+/).filter(Boolean)
  if (parts.length > 1)
    return (
      parts.some((part) => part.length > 2) &&
      spellings(fullName).some((words) => parts.every((part) => fits(part, words)))
    )
  return box.length > 2 && boxesOf(fullName).has(box)
}

/** "jn" fits Jean-Noël as "j" does. */
const fits = (part: string, words: readonly string[]) =>
  words.some((word) => word === part || (part.length < 3 && word.startsWith(part))) ||
  (part.length > 1 && part === initialsOf(words.slice(0, -1)))

const initialsOf = (words: readonly string[]) => words.map((word) => word.charAt(0)).join('')

const boxesOf = remembering(
  (fullName) =>
    new Set(
      spellings(fullName).flatMap((words) => {
        const [first = '', last = ''] = [words[0], words.at(-1)]
        return [
          ...[first, last, first + last, last + first],
          ...[`${first[0]}${last}`, `${last}${first[0]}`, `${first}${last[0]}`, words.slice(1).join('')],
        ]
      }),
    ),
)

const GERMAN = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
])

/** Its words as written in mailboxes: with and without German's "ue". */
const spellings = remembering((name): string[][] => {
  const lower = name.toLowerCase()
  const german = lower.replace(/[äöü]/g, (letter) => GERMAN.get(letter) ?? letter)
  const whole = plain(lower)
    .split(/\s+/)
    .map((word) => word.replace(/-/g, ''))
  return [spelled(lower), spelled(german), whole]
})

/** The first name with which a mailbox begins: "fabrizio" of "fabrizio.bottinelli", '' for "metzgerei.huber". @param local the part before the @ */
export function firstNameIn(local: string): string {
  const [first = ''] = local.split(/[._-]/)
  return firstNames.has(first) ? first : ''
}

const isFirstName = (word: string) => firstNames.has(plain(word.toLowerCase()))

const plain = (lower: string) => folded(lower).replace(/['’.]/g, '')

const spelled = (lower: string) =>
  plain(lower)
    .split(/[\s-]+/)
    .filter((word) => word && !PARTICLES.has(word))
