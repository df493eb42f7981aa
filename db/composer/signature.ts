import type { LetterSender } from './facts.ts'
import { shortName } from './words.ts'

/** How a letter ends: the closing phrase, then who writes, a line each. */
export function signature(signOff: string, { fullName, position, company }: LetterSender): string {
  const lines = [shortName(fullName) || '[your name]', shortName(position), shortName(company)]
  return [signOff, ...lines.filter(Boolean)].join('\n')
}
