// How sites hide an address from robots, as the software that does it writes it.

/** As Cloudflare's email protection hides it. @param key one byte */
export function cloudflareHex(text: string, key = 0x5b): string {
  const hex = (byte: number) => byte.toString(16).padStart(2, '0')
  return hex(key) + [...Buffer.from(text)].map((byte) => hex(byte ^ key)).join('')
}

/** The element that Cloudflare puts in an address's place. */
export const cloudflared = (email: string, key?: number) =>
  `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${cloudflareHex(email, key)}">[email&#160;protected]</a>`

/** Each letter as a numeric character reference, every other one in hexadecimal. */
export const entities = (text: string) =>
  [...text]
    .map((letter, at) => {
      const code = letter.charCodeAt(0)
      return at % 2 ? `&#x${code.toString(16)};` : `&#${code};`
    })
    .join('')

export const backwards = (text: string) => [...text].reverse().join('')

/** As Joomla 3 cloaks it: a text for those without scripts, and a script with parts in variables. */
export function joomlaCloaked(email: string, notice: string): string {
  const [local = '', domain = ''] = email.split('@')
  const id = cloudflareHex(email).slice(0, 32)
  const parts = (text: string) =>
    (text.match(/.{1,3}/g) ?? []).map((part) => `'${part.replace(/[aeiou]/g, entities)}'`).join(' + ')
  return `<span id="cloak${id}">${notice}</span><script type='text/javascript'>
				document.getElementById('cloak${id}').innerHTML = '';
				var prefix = '&#109;a' + 'i&#108;' + '&#116;o';
				var path = 'hr' + 'ef' + '=';
				var addy${id} = ${parts(local)} + '&#64;';
				addy${id} = addy${id} + ${parts(domain.replace('.', '\u0000')).replaceAll('\u0000', '&#46;')};
				var addy_text${id} = ${parts(local)} + '&#64;' + ${parts(domain.replace('.', '\u0000')).replaceAll('\u0000', '&#46;')};document.getElementById('cloak${id}').innerHTML += '<a ' + path + '\\'' + prefix + ':' + addy${id} + '\\'>'+addy_text${id}+'<\\/a>';
		</script>`
}

/** As Joomla 4 cloaks it: an element of its own with the parts in base64. */
export function joomlaHidden(email: string, notice: string): string {
  const [local = '', domain = ''] = email.split('@')
  const packed = (text: string) => Buffer.from(text).toString('base64')
  return `<joomla-hidden-mail is-link="1" is-email="1" first="${packed(local)}" last="${packed(domain)}" text="${packed(email)}" base="" >${notice}</joomla-hidden-mail>`
}

/** As TYPO3 writes it with spamProtectEmailAddresses: the link rotated, "(at)" in the text. */
export function typo3Link(email: string, at = '(at)'): string {
  const rotated = rotate(`mailto:${email}`, 2)
  return `<a href="#" data-mailto-token="${rotated}" data-mailto-vector="2">${email.replace('@', at)}</a>`
}

/** As older TYPO3 writes it: a call of its script. */
export function typo3Script(email: string, at = '(at)'): string {
  const rotated = encodeURIComponent(rotate(`mailto:${email}`, 1)).replace(/'/g, '%27')
  return `<a href="javascript:linkTo_UnCryptMailto(%27${rotated}%27);">${email.replace('@', at)}</a>`
}

function rotate(text: string, by: number): string {
  const within = (code: number, from: number, to: number) =>
    code >= from && code <= to ? String.fromCharCode(from + ((code - from + by) % (to - from + 1))) : ''
  return [...text]
    .map((letter) => {
      const code = letter.charCodeAt(0)
      return within(code, 0x2b, 0x3a) || within(code, 0x40, 0x5a) || within(code, 0x61, 0x7a) || letter
    })
    .join('')
}
