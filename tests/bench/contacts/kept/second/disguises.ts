// Ways to hide an address that are in neither of the other sets.

const partsOf = (email: string): [string, string] => {
  const [local = '', domain = ''] = email.split('@')
  return [local, domain]
}

/** The words of a language for the signs. @param dot between the domain's parts */
export function spelled(email: string, at: string, dot = '.'): string {
  const [local, domain] = partsOf(email)
  return `${local}${at}${domain.replaceAll('.', dot)}`
}

/** Written from right to left, and turned round by a style. */
export const mirrored = (email: string) =>
  `<span style="unicode-bidi:bidi-override; direction:rtl">${[...email].reverse().join('')}</span>`

/** Named references for the signs. */
export const named = (email: string) => email.replace('@', '&commat;').replaceAll('.', '&period;')

/** A place to break the line, which is seen by nobody. */
export const breakable = (email: string) => email.replace('@', '<wbr>@&#8203;')

/** A handler that puts the link together when it is pressed. */
export function pressed(email: string, text: string): string {
  const [local, domain] = partsOf(email)
  return `<a href="#" onclick="location.href='mai'+'lto:'+'${local}'+'@'+'${domain}'; return false;">${text}</a>`
}

/** Three attributes that a script of the theme joins. */
export function inThree(email: string, text: string): string {
  const [local, domain] = partsOf(email)
  const dot = domain.lastIndexOf('.')
  return `<a class="mailcrypt" data-name="${local}" data-host="${domain.slice(0, dot)}" data-tld="${domain.slice(dot + 1)}" href="#">${text}</a>`
}
