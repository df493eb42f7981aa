/**
 * Follows a link from a menu or a swipe, like a tap on it: the listener that later asks for the result of a call
 * notices it. A web page opens in another tab.
 */
export function followLink(href: string, leadId: number): void {
  const link = document.createElement('a')
  link.href = href
  link.dataset.lead = String(leadId)
  if (href.startsWith('http')) {
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
  }
  document.body.append(link)
  link.click()
  link.remove()
}
