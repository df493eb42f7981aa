import type { Comparison } from './compare.ts'
import type { Profile } from './profile.ts'

const agrees = (level: string): boolean => level === 'same' || level === 'close' || level === 'short'

const sign = (level: string): string =>
  agrees(level) ? 'yes' : level === 'none' ? 'none' : level === 'part' ? 'part' : 'no'

export type People = 'two' | 'one' | 'no'

/** Whether both leads have a person, one of them, or none. */
export const peopleIn = (a: Profile, b: Profile): People => {
  const count = Number(a.name.length > 0) + Number(b.name.length > 0)
  return count === 2 ? 'two' : count === 1 ? 'one' : 'no'
}

/** The features of a pair, of which each has a weight: each respect by itself, and those that depend on one another. */
export function featuresOf(comparison: Comparison, people: People): string[] {
  const { name, firm, mail, phone, site, street, town, generations, nameIsFirm, mailIsName } = comparison
  const features = [
    'any pair',
    `${people} people`,
    `name ${name}`,
    `firm ${firm}`,
    `mail ${mail}`,
    `phone ${phone}`,
    `site ${site}`,
    `street ${street}`,
    `town ${town}`,
    `name ${sign(name)}, firm ${sign(firm)}`,
    `name ${sign(name)}, phone ${phone === 'same' ? 'yes' : 'no'}, mail ${mail === 'same' ? 'yes' : 'no'}`,
    `firm ${agrees(firm) ? 'yes' : 'no'}, town ${town}`,
  ]
  if (generations) features.push('generations')
  if (nameIsFirm) features.push('name is firm')
  if (mailIsName) features.push('mail is name')
  if (people !== 'two') {
    features.push(`${people} people, town ${town}`, `${people} people, phone ${phone}`)
    features.push(`${people} people, firm ${firm}`, `${people} people, site ${site}`)
  }
  return features
}
