/**
 * The stem of a folded word, by Porter's algorithm of 1980 ("An algorithm for suffix stripping"), exactly as
 * SQLite's porter tokenizer makes it, so that what is matched here agrees with what the index finds.
 */
export function stem(word: string): string {
  if (word.length < 3 || word.length > 64) return word
  return [plural, pastAndGerund, yToI, longEndings, otherEndings, bareEndings, tidy].reduce(
    (stemmed, step) => step(stemmed),
    word,
  )
}

const hasVowel = (text: string) => /[aeiou]|(?<=[^aeiou])y/.test(text)

/** How many times a run of vowels is followed by consonants. */
function measure(text: string): number {
  let runs = 0
  let inVowels = false
  for (let at = 0; at < text.length; at++) {
    const isVowel: boolean =
      'aeiou'.includes(text.charAt(at)) || (text.charAt(at) === 'y' && at > 0 && !inVowels)
    if (inVowels && !isVowel) runs++
    inVowels = isVowel
  }
  return runs
}

const endsDouble = (text: string) => /([^aeiouy])\1$/.test(text)
const endsShort = (text: string) => /[^aeiou][aeiouy][^aeiouwxy]$/.test(text)

function plural(word: string) {
  if (word.endsWith('sses') || word.endsWith('ies')) return word.slice(0, -2)
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

function pastAndGerund(word: string) {
  if (word.endsWith('eed')) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word
  const [ending] = /(ed|ing)$/.exec(word) ?? ['']
  const root = word.slice(0, word.length - ending.length)
  if (!ending || !hasVowel(root)) return word
  if (/(at|bl|iz)$/.test(root)) return `${root}e`
  if (endsDouble(root) && !/[lsz]$/.test(root)) return root.slice(0, -1)
  return measure(root) === 1 && endsShort(root) ? `${root}e` : root
}

const yToI = (word: string) =>
  word.endsWith('y') && hasVowel(word.slice(0, -1)) ? `${word.slice(0, -1)}i` : word

const long: [string, string][] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['logi', 'log'],
  ['bli', 'ble'],
  ['alli', 'al'],
  ['entli', 'ent'],
  ['eli', 'e'],
  ['ousli', 'ous'],
  ['ization', 'ize'],
  ['ation', 'ate'],
  ['ator', 'ate'],
  ['alism', 'al'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['biliti', 'ble'],
]

const other: [string, string][] = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ful', ''],
  ['ness', ''],
]

const bare =
  /(al|ance|ence|er|ic|able|ible|ant|ement|(?<!e)ment|(?<!m)ent|(?<=[st])ion|ou|ism|ate|iti|ous|ive|ize)$/

const longEndings = (word: string) => replaceEnding(word, long)
const otherEndings = (word: string) => replaceEnding(word, other)

function replaceEnding(word: string, endings: [string, string][]) {
  const found = endings.find(([ending]) => word.endsWith(ending))
  if (!found) return word
  const root = word.slice(0, word.length - found[0].length)
  return measure(root) > 0 ? root + found[1] : word
}

function bareEndings(word: string) {
  const [ending] = bare.exec(word) ?? ['']
  const root = word.slice(0, word.length - ending.length)
  return ending && measure(root) > 1 ? root : word
}

function tidy(word: string) {
  const root = word.slice(0, -1)
  const runs = measure(root)
  const silent = word.endsWith('e') && (runs > 1 || (runs === 1 && !endsShort(root)))
  const trimmed = silent ? root : word
  return trimmed.endsWith('ll') && measure(trimmed) > 1 ? trimmed.slice(0, -1) : trimmed
}
