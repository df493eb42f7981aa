import type { Site } from '../site.ts'
import { dutch } from './dutch.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { italian } from './italian.ts'
import { polish } from './polish.ts'
import { spanish } from './spanish.ts'
import { swedish } from './swedish.ts'

/** The fourth set of sites: the ordinary ones as they are met, and a few that are not. */
export const fourth: readonly Site[] = [
  ...german,
  ...english,
  ...french,
  ...spanish,
  ...italian,
  ...dutch,
  ...polish,
  ...swedish,
]
