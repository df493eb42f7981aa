// Further ways in which sites hide an address, none of which a site of tune/ has.

const ROTATED = /[a-z]/gi

function rot13(text: string): string {
  return text.replace(ROTATED, (letter) => {
    const first = letter < 'a' ? 65 : 97
    return String.fromCharCode(first + ((letter.charCodeAt(0) - first + 13) % 26))
  })
}

const partsOf = (email: string): [string, string] => {
  const [local = '', domain = ''] = email.split('@')
  return [local, domain]
}
const percents = (text: string) =>
  [...text].map((letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`).join('')

/** As a plugin of WordPress that encodes addresses does it: letters rotated in an attribute, "*" in the text. */
export const rotated = (email: string, notice: string) =>
  `<a href="javascript:;" data-enc-email="${rot13(email).replace('@', '[at]')}" class="mail-link" data-wpel-link="ignore"><span>${notice}</span></a>`

/** Pieces that a script writes into the page. */
export function written(email: string): string {
  const [local, domain] = partsOf(email)
  const dot = domain.lastIndexOf('.')
  return `<script language="JavaScript" type="text/javascript"><!--
var n = "${local}"; var d = "${domain.slice(0, dot)}"; var t = "${domain.slice(dot + 1)}";
document.write('<a hr' + 'ef="mai' + 'lto:' + n + '@' + d + '.' + t + '">' + n + '@' + d + '.' + t + '<\\/a>');
//--></script><noscript>(JavaScript)</noscript>`
}

/** The whole link escaped, as editors of 2002 did it. */
export const escaped = (email: string) =>
  `<script type="text/javascript">document.write(unescape('${percents(`<a href="mailto:${email}">${email}</a>`)}'));</script>`

/** Letters by their codes. */
export const charCodes = (email: string) =>
  `<script>document.getElementById("m").innerHTML=String.fromCharCode(${[...email].map((letter) => letter.charCodeAt(0)).join(',')});</script>`

/** Two attributes that CSS shows with a sign between them. */
export function attributes(email: string): string {
  const [local, domain] = partsOf(email)
  return `<span class="email" data-user="${local}" data-domain="${domain}"></span>`
}

/** A link in percents, a text without the sign. */
export const percentLink = (email: string, text: string) => `<a href="mailto:${percents(email)}">${text}</a>`

/** Something unseen between the letters: a word for robots, or a comment. */
export function withDecoy(email: string, decoy = '<span style="display:none">entfernen</span>'): string {
  const [local, domain] = partsOf(email)
  return `${local}${decoy}@${domain}`
}
export const commented = (email: string) => withDecoy(email, '<!-- no spam -->')

/** A picture or an icon in place of the sign. */
export const pictured = (email: string, sign = '<img src="/img/at.gif" alt="@" width="12" height="12">') =>
  email.replace('@', sign)

/** Packed in base64 for a script that unpacks it. */
export const packed = (email: string, text: string) =>
  `<a href="#" class="js-mail" data-mail="${Buffer.from(email).toString('base64')}">${text}</a>`
