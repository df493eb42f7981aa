import { expect, test } from 'vitest'
import { ask } from '#tests/fakes/bakery.ts'
import { pdfOf } from '#tests/fakes/pdf.ts'
import { serve } from '#tests/fakes/webServer.ts'

/** Serves a front page, and PDFs by path. */
const serveWith = (front: string, files: Record<string, Uint8Array>) =>
  serve(({ url = '' }, response) => {
    const file = files[url]
    if (url === '/') response.writeHead(200, { 'content-type': 'text/html' }).end(front)
    else if (file) response.writeHead(200, { 'content-type': 'application/pdf' }).end(file)
    else response.writeHead(404).end()
  })

const imprint = pdfOf(['Kern Bakery', 'Owner: Anna Kern', 'Phone: +49 30 5557712', 'info@bakery.test'])

test('the PDF that a link calls imprint is read, and named as the source', async () => {
  await using site = await serveWith('<p>Bread</p><a href="/files/7.pdf">Imprint</a>', {
    '/files/7.pdf': imprint,
  })
  expect(await ask(site)).toMatchObject({
    contact: {
      email: 'info@bakery.test',
      phoneNumber: '+49 30 5557712',
      fullName: 'Anna Kern',
      sourceUrl: `http://bakery.test:${site.port}/files/7.pdf`,
    },
  })
})

test('another PDF is read only where no page has a contact, and of several two at most', async () => {
  const links = ['a', 'b', 'c'].map((name) => `<a href="/${name}.pdf">Flyer ${name}</a>`).join('')
  const files = { '/a.pdf': pdfOf(['Rolls']), '/b.pdf': imprint, '/c.pdf': imprint }
  await using silent = await serveWith(`<p>Bread</p>${links}`, files)
  expect(await ask(silent)).toMatchObject({ contact: { email: 'info@bakery.test' } })
  expect(silent.asked.filter((path) => path.endsWith('.pdf'))).toEqual(['/a.pdf', '/b.pdf'])
  await using open = await serveWith(`<p>office@bakery.test</p>${links}`, files)
  expect(await ask(open)).toMatchObject({ contact: { email: 'office@bakery.test' } })
  expect(open.asked.filter((path) => path.endsWith('.pdf'))).toEqual([])
})

test('a PDF that is broken or too long takes nothing from what the pages say', async () => {
  const long = Buffer.concat([imprint, Buffer.alloc(4 * 1024 * 1024)])
  const front =
    '<p>office@bakery.test</p><a href="/imprint.pdf">Imprint</a><a href="/contact.pdf">Contact</a>'
  await using site = await serveWith(front, { '/imprint.pdf': Buffer.from('%PDF-1.4'), '/contact.pdf': long })
  expect(await ask(site)).toMatchObject({
    contact: { email: 'office@bakery.test', phoneNumber: '', others: [] },
  })
})
