/** The names by which somebody can be mentioned. */
export interface Mentionable {
  username: string
  /** '' if it is not known. */
  fullName: string
}

/**
 * Whether a text mentions somebody by "@username" or "@Full Name", in any case, with no letter or digit before or after
 * it.
 */
export function isMentioned(text: string, { username, fullName }: Mentionable): boolean {
  const written = text.toLowerCase()
  return [username, fullName].some((name) => name !== '' && hasMention(written, `@${name.toLowerCase()}`))
}

function hasMention(text: string, mention: string): boolean {
  for (let at = text.indexOf(mention); at >= 0; at = text.indexOf(mention, at + 1)) {
    const isPart =
      /[\p{L}\p{N}.]$/u.test(text.slice(0, at)) || /^[\p{L}\p{N}_]/u.test(text.slice(at + mention.length))
    if (!isPart) return true
  }
  return false
}

/** A mention that somebody is typing. */
export interface TypedMention {
  /** The position of its "@" in the text. */
  from: number
  /** What stands after the "@", in lower case. */
  name: string
}

/** The most characters of a name that are looked at before the cursor. */
const LONGEST = 60

/** The mention that ends at the cursor; undefined if there is none, as in an email address. */
export function mentionAt(text: string, cursor: number): TypedMention | undefined {
  const before = text.slice(Math.max(0, cursor - LONGEST - 2), cursor)
  const [typed, name] = /(?<![\p{L}\p{N}.])@([\p{L}\p{N}_.'’-]*(?: [\p{L}'’-]*){0,2})$/u.exec(before) ?? []
  return typed === undefined || name === undefined
    ? undefined
    : { from: cursor - typed.length, name: name.toLowerCase() }
}

/** Those whose username begins with what was typed, or whose full name does, at any of its words; in their order. */
export function mentionable<Person extends Mentionable>(people: readonly Person[], typed: string): Person[] {
  return people.filter(({ username, fullName }) => {
    if (typed === '') return true
    if ([username, fullName].some((name) => name.toLowerCase() === typed.trimEnd()))
      return typed === typed.trimEnd()
    return username.toLowerCase().startsWith(typed) || ` ${fullName.toLowerCase()}`.includes(` ${typed}`)
  })
}
