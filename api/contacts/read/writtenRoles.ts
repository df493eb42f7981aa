import { isPersonal, isUsualName, nameIn } from './names.ts'
import { dutyOf } from './roles.ts'

const MAX_ROLE = 90
export const MAX_ROLE_WORDS = 10
/** Of a role that continues a sentence: "…, cuenta cómo pasamos quince años de papeles" is none. */
const MOST_WORDS_IN_SENTENCE = 7
/** "Il Presidente riceve su appuntamento" is a sentence. */
const MOST_AFTER_ARTICLE = 4
const DEFINITE = /^(?:il|la|le|el|der|die|das|the|de|het)\s/iu

/** The role of somebody whose department only a heading names. */
export const SOME_LEAD =
  /^(?:leitung|leiter(?:in)?|chef(?:in|fe)?|head|lead|manager|responsable|responsabile|jef[ea]|encargad[oa]|capo|hoofd|kierowni(?:k|czka)|ansvarig)$/iu

/** "Titolare, che segue la vendita": what follows the role says more of the person. */
export const RELATIVE =
  /(?:^|,\s)(?:at|under|unter|via|che|who|qui|que|quien|die|der|która|który|som|dat|her|his|their|my|our|seine?|ihre?|unsere?|su|sus|suo|sua|zijn|haar|jego|jej|hans|hennes|son|sa|ses|notre)\s.*$/u

/**
 * The role that a text says, without what follows it; '' if the text is none.
 * @param isSaid whether the page marks the text as a role: it is one even if its words are unknown
 */
export function roleIn(text: string, isSaid: boolean): string {
  const role = text
    .replace(/^©.*[.|]\s/u, '')
    .replace(FURTHER_SENTENCES, '')
    .replace(RELATIVE, '')
    .replace(PREDICATE, '')
    .replace(BY_LAW, '')
    .replace(/[\s:.,;–-]+$/, '')
    .replace(/^[\s(–-]+|(?<!\([^)]*)\)$/g, '')
  if (
    role.length > MAX_ROLE ||
    /\d{3}|[@#!?]/.test(role) ||
    REFERENCE.test(role) ||
    NO_ROLE.test(role) ||
    FIRM_AT_END.test(role) ||
    IS_CUT.test(role)
  )
    return ''
  const words = role.split(/\s+/).length
  if (words > MAX_ROLE_WORDS || /\p{Ll}{4,}\.\s/u.test(role)) return ''
  if (words > MOST_WORDS_IN_SENTENCE && /^\p{Ll}/u.test(role)) return ''
  if (words > MOST_AFTER_ARTICLE && DEFINITE.test(role)) return ''
  if (!isSaid && (isElsewhere(role) || OF_HOUSE.test(role) || isBusiness(role))) return ''
  return isSaid || dutyOf(role) ? role.replace(SOME, '') : ''
}

/** "Nipote del fondatore" is kin, and "Job title" is what a template says. */
const NO_ROLE =
  /^(?:nipote|figli[oa]|moglie|marito|fils|fille|épouse|hij[oa]|niet[oa]|spos[oa]|sohn|tochter|enkel(?:in)?|son|daughter|grandson|granddaughter|wife|husband|zoon|dochter|kleinzoon|kleindochter|syn|córka|wnuk|wnuczka|sonson|barnbarn)\s(?:of|de|di|del|della|des|der|von|van|du|d[’']|av|till|założyciela)|^(?:job title|your (?:title|position)|berufsbezeichnung|position|cargo|poste)$/iu

/** "Talleres Belchí, S.L." is a company. */
const FIRM_AT_END =
  /,\s(?:s\.?\s?l|s\.?\s?a|s\.?r\.?l|gmbh|ag|kg|b\.?v|n\.?v|ab|ltd|inc|llc|sarl|sas)\.?(?:\s?u\.?)?$/iu

/** "Managing Partner. Qualified in 1993. …" */
const FURTHER_SENTENCES = /(?<=\p{Ll}{4})\s?\.\s+\p{Lu}.*$/u
/** "Oggi il titolare è il nipote" says who is the owner: what precedes the verb is the role. */
const PREDICATE = /\s(?:è|est|ist|is|es|jest|är)\s.*$/u
/** "Inhaberin und für den Inhalt verantwortlich" */
const BY_LAW = /\sund (?:für den inhalt|inhaltlich) verantwortlich.*$/iu

/** "Oggi il titolare", "la dueña" */
const SOME =
  /^(?:(?:oggi|today|heute|hoy|dziś|idag|vandaag|il|la|lo|el|le|der|die|das|the|de|het)\s|l[’'])+(?=\p{L})/iu

/** "Capo panel della", before the name of another body. */
const IS_CUT = /\s(?:de|du|des|di|del|della|dei|of|von|der|van|do|da|av)$/iu

/** "See office" */
const REFERENCE = /^(?:see|siehe|voir|véase|ver|vedi|zie|zob\.?|patrz|se)\s/iu

/** "Tierarztpraxis am Stadtwald" is called so, and is no role. */
const OF_HOUSE = /(?:praxis|kanzlei|klinik|apotheke|hotel|hof|haus)\s(?:am|an|auf|beim|im|in|zum|zur)\s/iu

/** Whether a role begins with a sort of business: "Imkerei", "Piekarnia Modrzewina". */
export const isBusiness = (role: string) =>
  dutyOf(role) === 'trade' && BUSINESS.test(role) && !isPersonal(role)
const BUSINESS = /^\p{L}{3,}(?:erei|erie|ería|eria|ery|erij|arnia|ownia|ificio)(?!\p{L})/iu

/** "IT manager, Harbour Power": a role in another company, for example of a customer. */
function isElsewhere(role: string): boolean {
  const [, duty = '', where = ''] =
    /^([^,]+),\s(?:bei |at |chez |en |presso |bij |w |på )?(\p{Lu}[^,]+)$/u.exec(role) ?? []
  const name = where && nameIn(where)
  return name !== '' && isPersonal(duty) && dutyOf(where) === undefined && !isUsualName(name)
}

/** The role of each person below a label for several, or for authorities: "Director" for "Directors". */
export const ofOne = (position: string) =>
  position
    .replace(/^vertretungsberechtigte[rn]?\s(?=\p{Lu})/iu, '')
    .replace(
      /^((?:managing |joint |co-)?(?:director|owner|partner|founder|proprietor)|(?:co)?gérant|associé|zaakvoerder|vennoot|bestuurder|oprichter|eigenaar)(?:s|en)$/iu,
      '$1',
    )
    .replace(/^\p{L}+(?: [ey] \p{L}+)?$/u, (plurals) =>
      plurals.replace(/\p{L}{2,}/gu, (plural) => SINGULARS.get(plural.toLowerCase()) ?? plural),
    )

/** Plurals that change more than their end. */
const SINGULARS = new Map(
  Object.entries({
    titolari: 'Titolare',
    titulares: 'Titular',
    comuneros: 'Comunero',
    soci: 'Socio',
    gerenti: 'gerente',
    gerentes: 'gerente',
    propietarios: 'Propietario',
    dueños: 'Dueño',
    socios: 'Socio',
    vennoten: 'Vennoot',
    wspólnicy: 'Wspólnik',
    właściciele: 'Właściciel',
  }),
)
