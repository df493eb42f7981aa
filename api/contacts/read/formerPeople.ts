/** What stands before somebody who held a role earlier, or who is dead. */
const BEFORE =
  /(?<!\p{L})(?:ehemalig\p{L}*|früher\p{L}*|vormalig\p{L}*|verstorben\p{L}*|unvergessen\p{L}*|gedenken an|nachruf auf|former(?:ly)?|previous|the late|in memory of|in memoriam|retired|ancien(?:ne)?s?|feu|défunte?|à la mémoire d[eu’']|antigu[oa]|difunt[oa]|en memoria de|ex[- ]?|defunt[oa]|in memoria di|voormalig\p{L}*|wijlen|ter nagedachtenis aan|był[aey]?|dawn[ya]|zmarł\p{L}*|śp\.|pamięci|tidigare|framlidn\p{L}*|till minne av)(?:\s\p{L}[\p{L}.-]*,?){0,4}\s?:?\s?$/iu
/** "Gegründet 1898 von Bäckermeister", "in 1923 by", "fondée en 1911 par" */
const FOUNDED =
  /(?<!\d)(?:1[5-8]\d\d|19[0-5]\d)(?!\d)[^.!?]{0,40}(?<!\p{L})(?:von|durch|vom|by|par|por|da|dal|door|przez|av|gründete|founded|fonde|fundó|fondò|założył|grundade)(?:\s\p{L}[\p{L}.-]*){0,2}\s?$/iu
/** "1967 : Marcel Pellerin", below an old picture. */
const LONG_AGO = /(?<!\d)1[5-9]\d\d\s?[:–—-]\s?$/u
/** "Pfarrer i. R. Paul Weber", whose "R." was read as an initial. */
const RETIRED = /(?<!\p{L})[ia]\.\s?$/u
/** Below an old picture: "Paul Weber beside his first lorry, 1924" */
const IN_OLD_PICTURE = /^[^!?;|•]{0,60}(?:,\s|\()(?:1[5-8]\d\d|19[0-6]\d)\)?\s*$/u
/** "… hat das Unternehmen verlassen", "… . Il nous a quittés en 2003" */
const HAS_LEFT =
  /^[^.!?;|•]{0,80}(?:[.!?;]\s(?:\p{L}+ \d{4},? )?(?:il|elle|er|sie|he|she|lui|lei|hij|zij|él|ella|on|ona|han|hon)\s[^.!?;|•]{0,40})?(?<!\p{L})(?:(?:hat|haben) (?:das unternehmen|den betrieb|die firma|uns) [^.!?;]{0,20}verlassen|verstarb|ist (?:\p{L}+ ){0,3}verstorben|has left|left (?:us|the (?:company|firm|business))|died|passed away|(?:nous|l[’']entreprise|la société) a quitté\p{L}*|nous a quittée?s?|a quitté (?:l[’']entreprise|la société|la maison)|est décédée?|ha lasciato (?:la società|l[’']azienda|la ditta)|ci ha lasciat[oi]|è (?:mancat|scompars|venut\p{L} a mancare)|morì|dejó (?:la empresa|la sociedad)|nos dejó|falleció|murió|heeft (?:het bedrijf|de zaak) verlaten|verliet (?:het|de)|overleed|odsz(?:edł|ła)|zmarł\p{L}*|lämnade|gick bort|avled|a (?:vendu|cédé|transmis) (?:ses parts|l[’']entreprise|la société)|ha (?:ceduto|venduto) (?:l[’']azienda|la ditta|l[’']attività)|(?:vendió|cedió|traspasó) (?:la empresa|el negocio)|sold (?:the (?:business|company|firm)|his shares|her shares)|(?:hat|haben) (?:den betrieb|die firma|das unternehmen|seine anteile|ihre anteile) [^.!?;]{0,20}(?:verkauft|übergeben)|verkocht (?:de zaak|het bedrijf)|sprzeda(?:ł|ła) (?:firmę|udziały)|sålde (?:företaget|firman))/iu
/** "(1931–2015)", "† 2015", "bis 2019", "CEO 2005–2019" */
const AFTER =
  /^[^.!?;|•]{0,80}?(?:[*†✝]\s?\d|\(?(?<!\d)(?:1[89]|20)\d\d\s?[–—-]\s?(?:†\s?)?(?:1[89]|20)\d\d(?!\d)|(?<!\p{L})(?:bis(?: ende| anfang)?|until|jusqu[’']en|hasta|fino al|tot(?: en met)?|till|t\.o\.m\.) (?:\p{L}+ )?(?:1[89]|20)\d\d(?!\d)|(?<!\p{L})(?:i\. ?r\.|a\. ?d\.|im ruhestand|retired|en retraite|verstorben|deceased|décédée?|fallecid[oa]|scomparso|overleden|zmarł\p{L}*|avliden))/iu

/** Roles of the past, and those that are an honour: "primo presidente", "Ehrenvorsitzender". */
const FORMER_ROLE =
  /^(?:già|dotychczas|bisher\p{L}*|hittills|första|pierwsz[ya])\s|(?<!\p{L})(?:jusqu[’'](?:en|à|au)|until|hasta|fino al?|tot en met)(?!\p{L})|(?<!\p{L})(?:prim[oa] (?:presidente|direttore|direttrice)|premi(?:er|ère) (?:président|directeur|directrice)|primera? (?:president|director)|first (?:president|chairman|director)|founding (?:president|chairman|director)|ehren(?:präsident|vorsitz|mitglied|obmann|obfrau)|honorar[iy]|honorow|onorari[oa]|(?:president|directora?|socio) de honor|(?:président\p{L}*|directeur|membre) d['’]honneur|ere-?(?:voorzitter|lid)|heders)/iu

/** Whether a role is one of the past, or an honour. */
export const isFormerRole = (position: string) => FORMER_ROLE.test(position)

/**
 * Whether a text says that somebody held their role earlier, founded the company long ago, or is dead.
 * @param fullName as it is read; if the text writes it in another way, nothing is said of it
 */
export function isFormerPerson(fullName: string, text: string): boolean {
  const at = text.toLowerCase().indexOf(fullName.toLowerCase())
  if (at < 0) return false
  const before = text.slice(Math.max(0, at - 90), at)
  const [firstName = ''] = fullName.split(' ')
  const after = text.slice(at + fullName.length).replaceAll(` ${firstName} `, ' he ')
  return (
    [BEFORE, FOUNDED, LONG_AGO].some((pattern) => pattern.test(before)) ||
    (/^[RD]\.\s/.test(fullName) && RETIRED.test(before)) ||
    [AFTER, HAS_LEFT, IN_OLD_PICTURE].some((pattern) => pattern.test(after))
  )
}
