import { dutch as keptDutch } from './kept/dutch.ts'
import { english as keptEnglish } from './kept/english.ts'
import { french as keptFrench } from './kept/french.ts'
import { german as keptGerman } from './kept/german.ts'
import { italian as keptItalian } from './kept/italian.ts'
import { polish as keptPolish } from './kept/polish.ts'
import { spanish as keptSpanish } from './kept/spanish.ts'
import { swedish as keptSwedish } from './kept/swedish.ts'
import type { Site } from './site.ts'
import { dutch } from './tune/dutch.ts'
import { english } from './tune/english.ts'
import { french } from './tune/french.ts'
import { german } from './tune/german.ts'
import { italian } from './tune/italian.ts'
import { polish } from './tune/polish.ts'
import { spanish } from './tune/spanish.ts'
import { swedish } from './tune/swedish.ts'

const later = [
  ...keptGerman,
  ...keptEnglish,
  ...keptFrench,
  ...keptSpanish,
  ...keptItalian,
  ...keptDutch,
  ...keptPolish,
  ...keptSwedish,
] satisfies readonly Site[]
const isRead = (_site: Site, nth: number) => nth % 2 === 0

/**
 * The sites by half: those in tune/ and every second one in kept/ are for whoever works on the look-up, the others in
 * kept/ for the last run alone and not to be read before it. What was judged and looked into is used up: it moves to
 * tune, and somebody else writes new ones to keep. Of each language there are some in both.
 */
export const halves = {
  tune: [
    ...german,
    ...english,
    ...french,
    ...spanish,
    ...italian,
    ...dutch,
    ...polish,
    ...swedish,
    ...later.filter(isRead),
  ],
  kept: later.filter((site, nth) => !isRead(site, nth)),
} satisfies Record<string, readonly Site[]>
export type Half = keyof typeof halves
