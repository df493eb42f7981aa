import type { Lead } from '#db/model/entities/lead.ts'

/** What the pages to compare with know of a lead. */
export type ShownLead = Pick<Lead, (typeof SHOWN)[number]>

export const SHOWN = [
  'id',
  'fullName',
  'company',
  'position',
  'industry',
  'email',
  'status',
  'phoneNumber',
  'companySize',
  'companyUrl',
  'notes',
  'matchScore',
] as const

const STYLE = `body{font:16px system-ui;margin:0;background:#0b1214;color:#eee}h1{margin:16px;height:32px}
main{padding:0 16px}article{box-sizing:border-box;height:176px;border:1px solid #345;border-radius:8px;padding:8px;
margin-bottom:8px}button{font:inherit;font-weight:600;color:inherit;background:none;border:0;min-height:44px;width:100%;
text-align:left}p{margin:4px 0}[role=dialog]{position:fixed;inset:0;background:#0b1214;padding:16px;overflow:auto}dd{margin:0}`

/** Asks for the leads at once, paints those of last time, and keeps what comes for the next. */
const FIRST = `
const rowOf = ({ id, fullName, company, position, industry, email, status }) => '<article><button data-id="' + id + '">' +
  fullName + '</button><p>' + position + ' at ' + company + '</p><p>' + email + '</p><p>' + industry + '</p><p>' + status + '</p></article>'
const paint = (leads) => { document.querySelector('main').innerHTML = leads.map(rowOf).join('') }
first = fetch('/first').then((answer) => answer.json())
last = JSON.parse(localStorage.getItem('last') || 'null') || undefined
if (last) paint(last)
const keep = (leads) => {
  if (!document.querySelector('article')) return requestAnimationFrame(() => keep(leads))
  setTimeout(() => {
    localStorage.setItem('last', JSON.stringify(leads))
    navigator.serviceWorker.register('/sw.js')
  }, 500)
}
first.then(keep, () => {})`

/** What the page does where nothing else draws it. */
const DRAW = `
let shown = last || []
first.then((leads) => { if (JSON.stringify(leads) !== JSON.stringify(last)) paint(leads); shown = leads }, () => {})
document.querySelector('main').addEventListener('click', ({ target }) => {
  const lead = shown.find(({ id }) => String(id) === target.dataset.id)
  if (!lead) return
  history.pushState(null, '', '/lead-management/' + lead.id)
  const page = document.createElement('section')
  page.setAttribute('role', 'dialog')
  page.innerHTML = '<h2>' + lead.fullName + '</h2><dl>' + Object.entries(lead).map(([name, value]) =>
    '<div><dt>' + name + '</dt><dd>' + value + '</dd></div>').join('') + '</dl>'
  document.body.append(page)
})
addEventListener('popstate', () => document.querySelector('[role=dialog]')?.remove())`

/**
 * A document that lists 50 leads.
 * @param drawn whether a script of its own draws it, '/app.js': until then it has nothing to show
 */
export const documentOf = (drawn: boolean) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Leads</title><style>${STYLE}</style>
${drawn ? '<script src="/app.js" defer></script>' : ''}
<div id="root"><h1>${drawn ? '' : 'Leads'}</h1><main></main></div><script>${FIRST}${drawn ? '' : DRAW}</script></html>`

/** Keeps the page for when there is no server. @param files what it is made of */
export const workerOf = (files: readonly string[]) => `
const files = ${JSON.stringify(files)}
self.addEventListener('install', (event) => event.waitUntil(
  caches.open('1').then((kept) => kept.addAll(files)).then(() => self.skipWaiting())))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const path = event.request.mode === 'navigate' ? files[0] : new URL(event.request.url).pathname
  if (files.includes(path)) event.respondWith(caches.match(path).then((kept) => kept || fetch(event.request)))
})`
