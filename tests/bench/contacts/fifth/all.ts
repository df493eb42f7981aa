import type { Site } from '../site.ts'
import { dutch } from './dutch.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { italian } from './italian.ts'
import { polish } from './polish.ts'
import { spanish } from './spanish.ts'
import { swedish } from './swedish.ts'

/** The fifth set of sites: three of four ordinary, the fifth with one difficulty as it is met. */
export const fifth: readonly Site[] = [
  ...german,
  ...english,
  ...french,
  ...spanish,
  ...italian,
  ...dutch,
  ...polish,
  ...swedish,
]
