import type { Line } from '#api/contacts/html/flow.ts'
import { plainText } from '#api/contacts/html/plainText.ts'

/** What says in eight languages that an address is for people who look for work there. */
const APPLICANTS =
  /(?<!\p{L})(?:jobs?|vacanc(?:y|ies)|careers?|hiring|do you hire|we hire|apprenticeships?|join(?:ing)? (?:us|our|the (?:team|crew))|work (?:with|for) us|job applications?|applicants?|cvs?|résumés?|folios?|stellen(?:angebot\p{L}*|anzeige\p{L}*|ausschreibung\p{L}*)?|offene stellen|(?:initiativ)?bewerb(?:ung|en|ungen|er)\p{L}*|karriere|ausbildungsplatz|lehrstelle\p{L}*|praktik(?:um|a|umsplatz\p{L}*)|(?:schnupper|mitarbeiter gesucht)\p{L}*|candidatures?|recrut\p{L}*|offres? d[’']emploi|nous rejoindre|rejoignez|lettre de motivation|vacantes?|curr[ií]cul\p{L}*|ofertas? de empleo|bolsa de (?:trabajo|empleo)|trabaj[ae] con nosotros|reclutamiento|candidatur[ae]|lavora con noi|posizioni aperte|vacatures?|solliciteren|sollicitatie\p{L}*|werken bij|stageplaats\p{L}*|prac[ay] u nas|oferty pracy|rekrutacj\p{L}*|aplikacj[ei] kandydat\p{L}*|lediga (?:jobb|tjänster)|jobba hos|sommarjobb|jobbansök\p{L}*|ansök(?:an|ningar) (?:till|om) (?:jobb|tjänst)\p{L}*|praktikplats\p{L}*)(?!\p{L})/iu

/** "Only for manuscripts: …" */
const ONLY =
  /(?<!\p{L})(?:only for|for \p{L}+ only|nur für|ausschließlich für|uniquement pour|réservée? aux?|exclusivement pour|s[oó]lo para|exclusivamente para|solo per|esclusivamente per|alleen voor|uitsluitend voor|tylko (?:do|dla|w)|wyłącznie (?:do|dla|w)|endast för|bara för|manus(?:kripte?|cripts?|crits?)?|manoscritti|manuscritos|invii di testi)(?!\p{L})/iu

const MOST_BELOW_HEADING = 8

/**
 * Whether an address is told for one matter that no offer belongs to, such as applications: in its sentence, or below a
 * heading that says so.
 * @param sentence the text of the line before the address
 * @param at the index of its line
 */
export function isToldForOneMatter(sentence: string, lines: readonly Line[], at: number): boolean {
  const before = sentence.replace(/\S{1,80}@\S{1,80}/g, '')
  if (APPLICANTS.test(before) || ONLY.test(before)) return true
  const above = lines.slice(Math.max(0, at - MOST_BELOW_HEADING), at)
  const heading = above.findLast(({ block }) => block.heading > 0)
  return heading?.block.isFooter === lines[at]?.block.isFooter && APPLICANTS.test(plainText(heading))
}
