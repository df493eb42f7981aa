import type { Lead } from '#db/model/entities/lead.ts'

/**
 * The same leads as a page of nothing but HTML, with a search that hides what does not match. They are articles, since
 * Chromium counts the items of a list anew for each one that is hidden: at 50,000 that takes longer than a person waits.
 */
export function plainPage(leads: readonly Lead[]): string {
  const items = leads.map(
    ({ fullName, company, position, industry, email }) =>
      `<article><h3>${fullName}</h3><p>${position} at ${company}</p><p>${email}</p><p>${industry}</p></article>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Leads</title><style>body{font:16px system-ui;margin:16px}article{border:1px solid #ccc;border-radius:8px;
padding:8px;margin-bottom:8px}h3,p{margin:4px 0}[hidden]{display:none}</style>
<label>Search leads by any word or number <input></label><main>${items.join('')}</main><script>
const items = [...document.querySelectorAll('article')]
const texts = items.map((item) => item.textContent.toLowerCase())
let timer
document.querySelector('input').addEventListener('input', ({ target }) => {
  clearTimeout(timer)
  timer = setTimeout(() => {
    const text = target.value.trim().toLowerCase()
    items.forEach((item, n) => { item.hidden = !texts[n].includes(text) })
  }, 300)
})</script>`
}
