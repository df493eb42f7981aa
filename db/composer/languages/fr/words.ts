import { HELD_SPACE } from '#db/composer/fill.ts'
import type { Language } from '#db/composer/languages/language.ts'
import sentences from './sentences.json' with { type: 'json' }

/** "au Havre", "à Lyon" */
function inCity(city: string): string {
  const [, article, rest] = /^(Le|Les) (.+)$/.exec(city) ?? []
  return article ? `${article === 'Le' ? 'au' : 'aux'} ${rest}` : `à ${city}`
}

/** French, with vous. */
export const words: Language = {
  ...sentences,
  stopsInside: true,
  toOne: (text) => text,
  toSeveral: (text) => text,
  opensLow: () => false,
  marked: (text) => text.replace(/(?<=[\p{L}\p{N})}»”’%]) ?(?=[:;?!](?:\s|$))| (?=»)|(?<=«) /gu, HELD_SPACE),
  inCity,
}
