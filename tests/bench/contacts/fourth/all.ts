import type { Site } from '../site.ts'
import { german } from './german.ts'

/** The fourth set of sites: the ordinary ones as they are met, and a few that are not. */
export const fourth: readonly Site[] = [...german]
