import * as v from 'valibot'
import { line } from './schema.ts'

/**
 * The normalised form of a username: two names with the same key are the same name. It is computed only here,
 * because each database has its own rules for lower case.
 */
export const usernameKey = (name: string): string =>
  // Through upper case, so that ß, a final sigma and a dotted capital I equal their other spellings.
  name.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().normalize('NFKC').trim()

/**
 * Invisible characters and unusual spaces: controls, characters that join or separate letters, spaces but the
 * usual one.
 */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u{2800}]|(?! )\p{Zs}/u

/** Alphabets with letters that look the same, such as the Latin and the Cyrillic а. */
const ALIKE = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]

const mixesAlike = (name: string): boolean => {
  const plain = name.normalize('NFKC')
  return ALIKE.filter((alphabet) => alphabet.test(plain)).length > 1
}

/** The schema of a new username. Existing usernames that do not satisfy it stay valid. */
export const NewUsername = v.pipe(
  line(100),
  v.minLength(3, 'Username must be at least 3 characters'),
  v.check((name) => !UNSEEN.test(name), 'Please use only characters that can be seen in a username'),
  v.check(
    (name) => !mixesAlike(name),
    'Please use letters of one alphabet in a username: others would look the same',
  ),
)
