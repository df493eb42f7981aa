import { capitalised } from '#db/model/text.ts'
import { beginsWithVerb, withSubject } from './benefit.ts'
import { commonWords, type LanguageName } from './language.ts'
import { lowered, sentence, sentencesOf, wordCount } from './words.ts'

/** The sentences of a product's text that a letter can say: without shouting, slogans, links, prices and questions. */
export function proseOf(text: string, name: string, language: LanguageName): string[] {
  const lines = text.split(/[\r\n\u2028\u2029]+/).map((line) => spoken(line, name, language))
  const all = isList(lines) ? ofList(lines, language) : splitAt(name, lines.join('\n')).flatMap(sentencesOf)
  const apart = all.flatMap((said) => splitAtVerb(said, language))
  const asked = apart.filter((said, at) => !(apart[at - 1]?.endsWith('?') && DANGLING[language]?.test(said)))
  const sentences = asked
    .map(withoutPrice)
    .filter((said) => /\p{L}{2}/u.test(said) && !LINK.test(said) && !said.endsWith('?'))
  const calm = sentences.filter((said) => !/!$/.test(said))
  const saysWhat = calm.some((said) => said.startsWith(name) || SAYS_WHAT.test(said))
  return saysWhat ? calm : sentences.map((said) => said.replace(/\s?!$/, '.'))
}

/** The beginning of a sentence that says what a thing is or does, unlike that of a note: "40 litres." */
const SAYS_WHAT =
  /^(?:the|an?|it|we|our|der|die|das|eine?|es|unsere?|le|la|les|une?|nous|el|los|las|una|il|lo|un|de|het|een|o|os|as|um|uma)\s/iu

/** "A calendar: writes dates down" is two sentences. */
function splitAtVerb(said: string, language: LanguageName): string[] {
  const [, thing = '', rest = ''] = /^([^:–]{3,}?)(?:\s?:|\s–)\s(\S.*)$/su.exec(said) ?? []
  return beginsWithVerb(rest, language) ? [sentence(thing), capitalised(rest)] : [said]
}

/** A text in parts, at sentences that begin with a name in small letters: "eVet writes." */
function splitAt(name: string, text: string): string[] {
  const parts: string[] = []
  let rest = text
  const found = (from: string) =>
    ['. ', '! ', '? '].map((end) => from.indexOf(`${end}${name}`)).filter((at) => at >= 0)
  for (let at = Math.min(...found(rest)); name !== '' && Number.isFinite(at); at = Math.min(...found(rest))) {
    parts.push(rest.slice(0, at + 1))
    rest = rest.slice(at + 2)
  }
  return [...parts, rest]
}

/** Pronouns for what a question before has named: without it, "Kolejka wzywa ich" says of nobody whom it calls. */
const DANGLING: Partial<Record<LanguageName, RegExp>> = {
  en: /(?<!\p{L})(?:them|they|these|those)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:sie|ihn|diese[rs]?|damit|davon)(?!\p{L})/u,
  it: /(?<!\p{L})(?:li|lo|ne)\s\p{Ll}+[ae](?!\p{L})/u,
  nl: /(?<!\p{L})(?:ze|hen|deze)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:ich|je|ją|go|nimi|nich)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:eux|celles?-ci|ceux-ci)(?!\p{L})/iu,
}

const LINK =
  /https?:|www\.|\S@\S|(?<!\p{L})[\w-]+\.(?:com|net|org|de|at|ch|fr|es|it|nl|be|pl|pt|br|uk|eu|io|app|example)(?![\p{L}.])/iu

const BULLET = /^\s*(?:[-–—•*·▪✓✔►]|\d{1,2}[.)])\s*/u
/** The longest item of a list, in words. */
const ITEM_WORDS = 9
/** The longest line of a list that has no bullets. */
const LINE_WORDS = 6

/** Whether lines are the items of a list. */
function isList(lines: readonly string[]): boolean {
  const said = lines.filter((line) => line.trim() !== '')
  const isItem = (line: string) =>
    BULLET.test(line) && wordCount(line) <= ITEM_WORDS && !/[.!?]$/.test(line.trim())
  const isShort = (line: string) => wordCount(line) <= LINE_WORDS && !/[.!?,;:]$/.test(line.trim())
  return (said.length > 1 && said.slice(1).every(isItem)) || (said.length > 2 && said.every(isShort))
}

/** The items of a list in one sentence, and those that begin with a verb in sentences of their own. */
function ofList(lines: readonly string[], language: LanguageName): string[] {
  const items = lines
    .map((line) => line.replace(BULLET, '').replace(/[,;:\s]+$/, ''))
    .filter((item) => item !== '' && !isPrice(item) && !LINK.test(item))
  const [first = '', ...others] = items
  const isVerb = (item: string) => withSubject(item, language) !== undefined
  const things = others.filter((item) => !isVerb(item) && !MAY_BE_VERB.test(item))
  const listed = [
    first,
    ...things.map((item) => (language === 'de' && !GERMAN_NO_NOUN.test(item) ? item : lowered(item))),
  ].join(', ')
  return [listed, ...others.filter(isVerb)].filter(Boolean).map(sentence)
}

/** German words that have a capital only at the beginning of a line: "Nachfüllbar", "Ohne Kabel". */
const GERMAN_NO_NOUN =
  /^(?:\p{L}+(?:bar|los|frei|ig|lich|isch|fest|sicher|dicht|sparend|fähig|konform)|keine?|mit|ohne|für|auch|inklusive|sehr|nur|einfach|bis|ab|in|aus|leicht|leise|schnell|robust|kompakt)(?!\p{L})/iu

/** "Opens from the cab": an English item that may be no thing. */
const MAY_BE_VERB = /^\p{Lu}\p{Ll}+s (?:from|in|on|with|to|and|for|into|at|by) /u

const MONEY = /[\p{Sc}]\s?\d|\d\s?(?:[\p{Sc}]|(?:eur|euros?|zł|pln|chf|usd|gbp)(?!\p{L}))|R\$/iu

/** A price, or a note on one: "from £640 + VAT", "Prijs op aanvraag". */
const isPrice = (text: string) =>
  MONEY.test(text) ||
  /^(?:prices?|preise?|prix|precios?|prezz[oi]|prij(?:s|zen)|cen[ay]|preços?)(?!\p{L})/iu.test(text)

/** A sentence without its clauses of prices; '' if it says nothing else. */
function withoutPrice(text: string): string {
  if (!isPrice(text)) return text
  const bare = text.replace(/\s*\([^)]*\)/g, (aside) => (isPrice(aside) ? '' : aside))
  const clauses = bare.split(/(?<=\S)[,;:](?=\s)|\s[–—-](?=\s)/)
  const at = clauses.findIndex(isPrice)
  if (at < 0) return sentence(bare.trim())
  const kept = bare.slice(0, clauses.slice(0, at).join(' ').length)
  return at === 0 || wordCount(kept) < 2 ? '' : sentence(kept.trim())
}

/** Words that are written in capitals in any text. */
const CAPITALS =
  /^(?:\p{Lu}*\d[\p{Lu}\d]*|LED|USB|GPS|LTE|UV|QR|PDF|SMS|CRM|ERP|TV|KI|AI|IT|HACCP|CNC|PVC|ABS|NFC|RFID|WLAN|LAN|VAT|DSGVO|GDPR|RGPD|RODO|IVA|TVA|VDE|TÜV|ISO|DIN|CE|HD|LCD|PV)$/u

const GERMAN_ADJECTIVE = /^\p{L}{3,}(?:isch|lich|ig|bar|los|sam|frei)(?:e|er|es|en|em)$/iu

/** Whether a text is typed in capitals. */
export function isShouted(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? []
  return words.length >= 3 && words.filter((word) => word === word.toUpperCase()).length >= words.length * 0.7
}

/** A line in capitals, as it is written otherwise, with the product's name as it is typed. */
function spoken(line: string, name: string, language: LanguageName): string {
  if (!isShouted(line)) return line
  const written = name.split(/\s+/).filter((word) => /\p{Ll}\p{Lu}/u.test(word))
  const names = new Map(written.map((word) => [word.toUpperCase(), word]))
  const isNoun = (word: string) =>
    language === 'de' && !commonWords('de').has(word.toLowerCase()) && !GERMAN_ADJECTIVE.test(word)
  const quiet = line.replace(/[\p{L}\p{N}’']+/gu, (word) => {
    const own = names.get(word)
    if (own || word !== word.toUpperCase() || CAPITALS.test(word)) return own ?? word
    return isNoun(word) ? word.charAt(0) + word.slice(1).toLowerCase() : word.toLowerCase()
  })
  return quiet.replace(
    /(^\P{L}*|[.!?]\s+[¿¡„“«]?)(\p{Ll})/gu,
    (_, before, letter) => before + letter.toUpperCase(),
  )
}
