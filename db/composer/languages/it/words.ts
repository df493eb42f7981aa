import type { Language } from '#db/composer/languages/language.ts'
import sentences from './sentences.json' with { type: 'json' }

/** "all’Aquila", "alla Spezia", "a Torino" */
function inCity(city: string): string {
  const [, article = '', rest = ''] = /^(L[’']|La |Le |Il |Lo |Gli |I )(\p{Lu}.*)$/u.exec(city) ?? []
  return article ? `${TO[article.replace("'", '’').trim()]}${rest}` : `a ${city}`
}

const TO: Readonly<Record<string, string>> = {
  'L’': 'all’',
  La: 'alla ',
  Le: 'alle ',
  Il: 'al ',
  Lo: 'allo ',
  Gli: 'agli ',
  I: 'ai ',
}

/** What is said to one person, and what to several. */
const SEVERAL: readonly (readonly [RegExp, string])[] = [
  [/^(?:Le|La)(?!\p{L})/gu, 'Vi'],
  [/(?<!\p{L})(?:Le|La)(?!\p{L})/gu, 'vi'],
  [/(?<=\p{Ll}r)L[ae](?!\p{L})/gu, 'vi'],
  [/Glielo/g, 'velo'],
  [/Gliene/g, 'Ve ne'],
  [/(?<!\p{L})preferisce/gu, 'preferite'],
  [/(?<!\p{L})([Vv])uole/gu, '$1olete'],
  [/(?<!\p{L})può/gu, 'potete'],
  [/me lo dica/g, 'ditemelo'],
  [/mi indichi/g, 'indicatemi'],
  [/mi dica/g, 'ditemi'],
  [/^Mi dica/g, 'Ditemi'],
  [/^Mi dedichi/g, 'Dedicatemi'],
  [/giudichi/g, 'giudicate'],
  [/^Lo confronti/g, 'Confrontatelo'],
  [/conosce(?!\p{L})/gu, 'conoscete'],
  [/mi faccia sapere/g, 'fatemi sapere'],
  [/mi risponde(?!\p{L})/gu, 'mi rispondete'],
  [/mi scriva/g, 'scrivetemi'],
  [/Su(a|e)(?= (?:competenza|domande))/g, 'vostr$1'],
]

/** Italian, with Lei. */
export const words: Language = {
  ...sentences,
  stopsInside: false,
  toOne: (text) =>
    text
      .replace(/^Vi /, 'Le ')
      .replace('che vi interessa', 'che Le interessa')
      .replace('servirvi', 'servirLe')
      .replace('interessarvi', 'interessarLe')
      .replace('esservi', 'esserLe')
      .replace('Avete', 'Ha')
      .replace('vi riguarda', 'La riguarda')
      .replace('mi rivolgo a voi', 'mi rivolgo a Lei')
      .replace('usate', 'usa')
      .replace('decidiate', 'decida')
      .replace(/\b(per|da) voi\b/, '$1 Lei')
      .replace('vostro sito', 'Suo sito'),
  toSeveral: (text) => SEVERAL.reduce((said, [one, several]) => said.replace(one, several), text),
  opensLow: () => true,
  marked: (text) => text,
  inCity,
}
