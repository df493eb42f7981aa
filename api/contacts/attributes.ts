import { revealed, revealedLink } from './cloudflare.ts'
import { emailsInLink, emailsInText, type Published, published } from './extract.ts'

export type Attributes = Record<string, string>

/** What they say is a hint on how to fill them in. */
const CONTROLS = new Set(['input', 'textarea', 'select', 'option', 'button'])

/**
 * The addresses that an element's attributes publish beside its text and its mailto: link.
 * @param name of the element
 */
export function publishedBy(name: string, attributes: Attributes): Published[] {
  return [...marked(name, attributes), ...disguised(attributes), ...labelled(name, attributes)]
}

function marked(name: string, { content = '', href = '', rel = '', rev = '', ...rest }: Attributes) {
  if (rest.itemprop === 'email') return published([...emailsInLink(content), ...emailsInLink(href)], 'marked')
  const isSender = /^(?:reply-to|contact|email)$/i.test(rest.name ?? rest['http-equiv'] ?? '')
  if (name === 'meta' && isSender) return published(emailsInLink(content), 'marked')
  const isAuthor = /\b(?:author|made|me)\b/i.test(`${rel} ${rev}`) && /^\s*mailto:/i.test(href)
  return name === 'link' && isAuthor ? published(emailsInLink(href), 'marked') : []
}

function disguised(attributes: Attributes): Published[] {
  const { 'data-cfemail': hidden = '', 'data-email': email = '', href = '' } = attributes
  const { 'data-user': user = '', 'data-domain': domain = '' } = attributes
  const candidates = [
    ...emailsInLink(revealed(hidden) || revealedLink(href)),
    ...(email ? [email] : []),
    ...(user && domain ? [`${user}@${domain}`] : []),
  ]
  return published(candidates, 'disguised')
}

function labelled(name: string, { title = '', 'aria-label': label = '' }: Attributes): Published[] {
  if (CONTROLS.has(name) || !/@|at|ät/i.test(title + label)) return []
  return emailsInText(`${title}\n${label}`)
}
