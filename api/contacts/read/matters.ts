import type { Line } from '#api/contacts/html/flow.ts'
import { plainText } from '#api/contacts/html/plainText.ts'
import { lastSentence } from './evidence.ts'

/** What says in eight languages that an address is for people who look for work there. */
const APPLICANTS =
  /(?<!\p{L})(?:jobs?|work(?:ing)? here|working (?:for|with) us|(?:hier|bei uns|mit uns) arbeiten|arbeiten bei|travailler (?:ici|chez|avec)|trabajar (?:aquí|con|en)|lavorare (?:qui|con|da)|hier werken|pracować|pracuj|apprentic\p{L}*|(?:drive|work|cook|fly|teach) for us|seasonal (?:work|staff)|drivers? wanted|staff wanted|recruit(?:ment|ing)|vacanc(?:y|ies)|careers?|hiring|do you hire|we hire|apprenticeships?|join(?:ing)? (?:us|our|the (?:team|crew))|work (?:with|for) us|job applications?|applicants?|cvs?|résumés?|folios?|stellen(?:angebot\p{L}*|anzeige\p{L}*|ausschreibung\p{L}*)?|offene stellen|(?:initiativ)?bewerb(?:ung|en|ungen|er)\p{L}*|karriere|ausbildungsplatz|lehrstelle\p{L}*|praktik(?:um|a|umsplatz\p{L}*)|(?:schnupper|mitarbeiter gesucht)\p{L}*|(?:wir suchen|gesucht|saisonkräfte|auszubildende|azubis?)(?!\p{L})|candidatures?|saisonniers?|stagiaires?|demandes? de stage|nous (?:recherchons|recrutons)|alternan(?:ce|ts?)|recrut\p{L}*|offres? d[’']emploi|nous rejoindre|rejoignez|lettre de motivation|vacantes?|curr[ií]cul\p{L}*|ofertas? de empleo|(?:bolsa|solicitud(?:es)?|buscas?) (?:de )?(?:trabajo|empleo)|buscamos|prácticas de empresa|trabaj[ae] con nosotros|reclutamiento|candidatur[ae]|tirocini\p{L}*|apprendist\p{L}*|cerchiamo|cerca(?:re)? (?:lavoro|un posto)|lavora con noi|posizioni aperte|vacatures?|gezocht|bijbaan\p{L}*|stagiairs?|leerling(?:en)?|wij zoeken|solliciteren|sollicitatie\p{L}*|werken bij|stageplaats\p{L}*|prac[ay] u nas|oferty pracy|rekrutacj\p{L}*|szukamy|dla kandydatów|praktyk\p{L}*|staż\p{L}*|aplikacj[ei] kandydat\p{L}*|lediga (?:jobb|tjänster)|jobba hos|sommarjobb|jobba|spontanansök\p{L}*|ansök|säsongs(?:arbete|jobb)|praktikant\p{L}*|lärling\p{L}*|vi söker|jobbansök\p{L}*|ansök(?:an|ningar) (?:till|om) (?:jobb|tjänst)\p{L}*|praktikplats\p{L}*)(?!\p{L})/iu

/** "Only for manuscripts: …" */
const ONLY =
  /(?<!\p{L})(?:only for|for \p{L}+ only|nur für|ausschließlich für|uniquement|réservée? aux?|exclusivement pour|s[oó]lo para|exclusivamente para|solo per|soltanto (?:a|ai|per)|únicamente|esclusivamente per|alleen voor|uitsluitend voor|tylko (?:do|dla|w)|wyłącznie (?:do|dla|w)|endast för|bara för|manus(?:kripte?|cripts?|crits?)?|manoscritti|manuscritos|invii di testi)(?!\p{L})/iu

const MOST_BELOW_HEADING = 8
const MOST_CELLS = 4

/** What stands in place of an address that a script writes: "This email address is being protected from spambots. …" */
const CLOAK =
  /(?:this e-?mail|diese e-?mail|cette adresse|esta dirección|questo indirizzo|dit e-?mail|ten adres|denna e-?post)[^.]{0,90}(?:spam|robot)[^.]{0,40}\.[^.]{0,120}\.?/giu

/**
 * Whether an address is told for one matter that no offer belongs to, such as applications: in its sentence, before it in
 * its row, or below a heading that says so.
 * @param before the text of the line before the address
 * @param at the index of its line
 */
export function isToldForOneMatter(before: string, lines: readonly Line[], at: number): boolean {
  const row = lines[at]?.block.row
  const cells = row
    ? lines.slice(Math.max(0, at - MOST_CELLS), at).filter(({ block }) => block.row === row)
    : []
  const sentence = lastSentence(before.replace(CLOAK, ''))
  const label = [...cells.map(plainText), sentence].join(' ').replace(/\S{1,80}@\S{1,80}/g, '')
  if (APPLICANTS.test(label) || ONLY.test(label)) return true
  const above = lines.slice(Math.max(0, at - MOST_BELOW_HEADING), at)
  const heading = above.findLast(({ block }) => block.heading > 0)
  return heading?.block.isFooter === lines[at]?.block.isFooter && APPLICANTS.test(plainText(heading))
}
