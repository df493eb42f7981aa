/** Phrases of a refusal, by language. */
const REFUSED = [
  /\bas an? (?:AI(?:,| assistant| model| language model)|(?:large )?language model)/i,
  /\b(?:I|we)(?: am|['’]m| are|['’]re)? (?:can ?not|can['’]t|won['’]t|will not|unable|not able|not comfortable|must decline|have to decline)\b[^.!?\n]{0,120}?\b(?:help(?! but)|assist|writ|draft|creat|generat|provid|compl[yi]|fulfil|produc|do (?:that|this|so)|request|continue)/i,
  /\b(?:(?:ich|wir) (?:kann|können|darf|dürfen|möchte|werde|bin|muss)|(?:kann|darf|werde|muss) ich)\b[^.!?\n]{0,120}?\b(?:helfen|behilflich|schreiben|verfassen|erstellen|formulieren|unterstützen|nachkommen|erfüllen|ablehnen|beantworten)|\bals (?:KI|künstliche Intelligenz|Sprachmodell)\b/i,
  /\b(?:je|nous) (?:ne )?(?:(?:peux|puis|pouvons|suis|sommes) pas|refuse|dois (?:refuser|décliner))[^.!?\n]{0,120}?(?:aider|écri|rédiger|répondre|suite|générer|créer|produire|mesure|demande)|\ben tant qu['’](?:IA|intelligence artificielle)/i,
  /\bno (?:puedo|podemos|me es posible|soy capaz|estoy en condiciones)[^.!?\n]{0,120}?(?:ayud|escrib|redact|cre|gener|cumpl|asist|solicitud|petición)|\bcomo (?:una )?(?:IA|inteligencia artificial|modelo de lenguaje)\b/i,
  /\bnon (?:posso|possiamo|mi è possibile|sono in grado)[^.!?\n]{0,120}?(?:aiut|scriv|redig|crea|genera|soddisf|assist|richiesta)|\bin quanto (?:IA|intelligenza artificiale|modello linguistico)\b/i,
  /\b(?:ik|we) (?:kan|kunnen|mag|wil|ben)\b[^.!?\n]{0,60}?\b(?:niet|geen)\b[^.!?\n]{0,120}?(?:helpen|schrijven|opstellen|maken|voldoen|assisteren|verzoek|staat)|\bals (?:AI|taalmodel)\b/i,
  /\bnie (?:mogę|możemy|jestem w stanie|potrafię)[^.!?\n]{0,120}?(?:pom[óa]|napisa|stworzy|wygenerowa|spełni|przygotowa|prośb)|\bjako (?:model językowy|sztuczna inteligencja|AI)\b/i,
]

const GERMAN = /^(?:ich|wir|kann|darf|werde|muss)\b/i
/** In German the negation can be anywhere before the verb. */
const NOT_IN_GERMAN = /\b(?:nicht|kein\p{L}*|ablehnen|leider)\b/iu

/** Beginnings of a refusal, also incomplete ones. */
const APOLOGY =
  /^[\s"'“„«*]*(?:i['’]?m sorry|i am sorry|sorry|apolog|i apolog|unfortunately|i can|i['’]?m (?:un|not)|i am (?:un|not)|i won|i will not|i must|as an|es tut mir|tut mir leid|leider|entschuldig|ich (?:kann|darf|bin|möchte|werde|muss)|als (?:ki|sprach|künst|ai|taal)|désolé|je (?:suis dés|ne|regrette|refuse)|malheureusement|en tant|lo siento|lamento|no puedo|no me|como (?:una )?(?:ia|inte|mod)|mi dispiace|spiacente|purtroppo|non (?:posso|sono|mi)|in quanto|het spijt|helaas|ik (?:kan|mag|wil|ben)|przykro|przepraszam|niestety|nie (?:mogę|jestem|potra)|jako (?:model|szt|ai)|(?:i|i['’]?m|i am|as|es|es tut|tut|ich|als|je|je suis|en|lo|no|como|mi|non|in|het|ik|nie|jako) ?$)/iu

const HEAD_CHARS = 400
const LONGEST_BEGUN = 200
/** A longer text with a greeting is a letter, even if it contains such a phrase. */
const REFUSAL_WORDS = 60
const GREETING =
  /^[\s*"“]*(?:dear|hi|hello|hey|good (?:morning|day|afternoon)|sehr geehrte|guten (?:tag|morgen)|liebe|hallo|grüezi|bonjour|chère?|madame|monsieur|estimad|hola|buen(?:os|as)|gentile|egregi|buongiorno|salve|ciao|geachte|beste|goedendag|szanown|dzień dobry|witam|drog)[^\n]{0,80}/iu

/**
 * Whether a model refuses the task, in English, German, French, Spanish, Italian, Dutch or Polish.
 * @param text without a subject
 */
export function isRefusal(text: string): boolean {
  const plain = text.trim()
  if (GREETING.test(plain) && plain.split(/\s+/).length >= REFUSAL_WORDS) return false
  const head = plain.slice(0, HEAD_CHARS)
  return REFUSED.some((pattern) => {
    const [said] = pattern.exec(head) ?? []
    if (said === undefined) return false
    return !GERMAN.test(said) || NOT_IN_GERMAN.test(head)
  })
}

/** Whether an incomplete text begins like a refusal and is still too short to tell. */
export function mayBecomeRefusal(begun: string): boolean {
  const said = begun.trimStart().replace(GREETING, '').trimStart()
  return said.length < LONGEST_BEGUN && APOLOGY.test(said)
}
