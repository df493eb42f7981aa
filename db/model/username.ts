import * as v from 'valibot'
import { line } from './schema.ts'

/**
 * What a username is known by, however it is written: two names with one key are the same name. It is made here alone,
 * as each database has its own idea of lower case.
 */
export const usernameKey = (name: string): string =>
  // By way of capitals, so that ß, a final sigma and a dotted capital I meet what they are the same as.
  name.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().normalize('NFKC').trim()

/** What is not seen, or seen as a space that is none: controls, what joins or parts letters, blanks but the usual one. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u{2800}]|(?! )\p{Zs}/u

/** Alphabets with letters that look alike, such as the Latin and the Cyrillic а. */
const ALIKE = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]

const mixesAlike = (name: string): boolean => {
  const plain = name.normalize('NFKC')
  return ALIKE.filter((alphabet) => alphabet.test(plain)).length > 1
}

/** A username that somebody may choose. Those from before, which may look like another one, go on. */
export const NewUsername = v.pipe(
  line(100),
  v.minLength(3, 'Username must be at least 3 characters'),
  v.check((name) => !UNSEEN.test(name), 'Please use only characters that can be seen in a username'),
  v.check(
    (name) => !mixesAlike(name),
    'Please use letters of one alphabet in a username: others would look the same',
  ),
)
