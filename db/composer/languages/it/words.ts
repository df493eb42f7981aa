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
      .replace('Avete', 'Ha')
      .replace('vi riguarda', 'La riguarda')
      .replace('mi rivolgo a voi', 'mi rivolgo a Lei')
      .replace('usate', 'usa')
      .replace('decidiate', 'decida')
      .replace(/\b(per|da) voi\b/, '$1 Lei')
      .replace('vostro sito', 'Suo sito'),
  opensLow: () => true,
  marked: (text) => text,
  inCity,
}
