import { describe, expect, test } from 'vitest'
import { ask, contactIn, jsonLd, read } from '#tests/fakes/bakery.ts'
import { serve, serveWithoutTls } from '#tests/fakes/webServer.ts'

describe('of several addresses the one for a first letter is chosen', () => {
  const choice = async (...emails: string[]) => {
    const contact = await contactIn(emails.map((email) => `<p>${email}</p>`).join(''))
    return [contact?.email, ...(contact?.others ?? [])]
  }

  test('the sales address, then the front office, then people, then side roles', async () => {
    expect(
      await choice('press@bakery.test', 'anna@bakery.test', 'info@bakery.test', 'sales@bakery.test'),
    ).toEqual(['sales@bakery.test', 'info@bakery.test', 'anna@bakery.test', 'press@bakery.test'])
  })

  test("the company's own domain before a free one, a stranger's only where there is no other", async () => {
    expect(await choice('sales@agency.test', 'thebakery@gmail.com', 'anna@shop.bakery.test')).toEqual([
      'anna@shop.bakery.test',
      'thebakery@gmail.com',
    ])
    expect(await choice('sales@parent.test')).toEqual(['sales@parent.test'])
  })

  test('its own name under another ending counts as its own', async () => {
    expect((await choice('info@agency.test', 'anna@bakery.com'))[0]).toBe('anna@bakery.com')
  })

  test('privacy, abuse and applicants’ addresses are told only where there is no other', async () => {
    expect(
      await choice('privacy@bakery.test', 'abuse@bakery.test', 'dpo@bakery.test', 'x@mother.test'),
    ).toEqual(['x@mother.test'])
    expect(await choice('privacy@bakery.test')).toEqual(['privacy@bakery.test'])
    expect(await choice('jobs@bakery.test', 'info@bakery.test')).toEqual(['info@bakery.test'])
  })

  test('each is told once', async () => {
    expect(await choice('info@bakery.test', 'INFO@bakery.test', 'Info@Bakery.Test')).toEqual([
      'info@bakery.test',
    ])
  })
})

describe('who and what belongs to the address', () => {
  const anna = {
    '@type': 'Person',
    name: 'Anna Kern',
    jobTitle: 'Head of Sales',
    email: 'anna@bakery.test',
    telephone: '+49 30 555 77 12',
    sameAs: ['https://twitter.com/anna', 'https://de.linkedin.com/in/anna-kern/?trk=abc'],
  }

  test('a person in structured data gives name, position, phone and profile', async () => {
    const org = { '@type': 'Organization', telephone: '+49 30 555 77 0', employee: [anna] }
    expect(await contactIn(jsonLd(org))).toMatchObject({
      email: 'anna@bakery.test',
      fullName: 'Anna Kern',
      position: 'Head of Sales',
      phoneNumber: '+49 30 555 77 12',
      linkedInUrl: 'https://www.linkedin.com/in/anna-kern',
    })
  })

  test('who decides comes first, the general address second', async () => {
    const contact = await contactIn(`<a href="mailto:info@bakery.test">Mail</a>${jsonLd(anna)}`)
    expect(contact).toMatchObject({
      email: 'anna@bakery.test',
      fullName: 'Anna Kern',
      others: ['info@bakery.test'],
    })
  })

  test('who publishes no address is named beside the general one, whose does nobody’s name stands beside', async () => {
    const own = (email: string) => jsonLd({ ...anna, email, jobTitle: 'Owner', telephone: [] })
    const staff = jsonLd({ ...anna, name: 'Ben Roth', email: 'ben@bakery.test', jobTitle: '' })
    expect(await contactIn(`<p>info@bakery.test</p>${own('')}${staff}`)).toMatchObject({
      email: 'info@bakery.test',
      fullName: 'Anna Kern',
      position: 'Owner',
    })
    expect(await contactIn(own('') + staff)).toMatchObject({ email: 'ben@bakery.test', fullName: 'Ben Roth' })
  })

  test('an address that several people share is nobody’s own', async () => {
    const shared = [anna, { ...anna, name: 'Ben Roth' }].map((person) => ({
      ...person,
      email: 'team@bakery.test',
    }))
    expect(await contactIn(jsonLd(shared))).toMatchObject({ email: 'team@bakery.test', fullName: '' })
  })

  test('given and family names, and a title that is no text', async () => {
    const person = {
      '@type': 'Person',
      givenName: 'Anna',
      familyName: 'Kern',
      jobTitle: { name: 'x' },
      email: anna.email,
    }
    expect(await contactIn(jsonLd(person))).toMatchObject({ fullName: 'Anna Kern', position: '' })
  })

  test('the company’s own page on LinkedIn, not the link that shares', async () => {
    const contact = await contactIn(`
      <p>info@bakery.test</p>
      <a href="https://www.linkedin.com/shareArticle?url=x">Share</a>
      <a href="https://www.linkedin.com/in/some-guest">Guest</a>
      <a href="https://evil-linkedin.com/company/other">Other</a>
      <a href="https://www.linkedin.com/company/bakery/?originalSubdomain=de">LinkedIn</a>`)
    expect(contact?.linkedInUrl).toBe('https://www.linkedin.com/company/bakery')
  })

  test.each([
    ['tel:+49-30-555-77-0', '+49-30-555-77-0'],
    ['tel:+49%2030%20555770', '+49 30 555770'],
    ['TEL://0305557701', '0305557701'],
    ['tel:+1-201-555-0123;ext=5', '+1-201-555-0123'],
    ['tel:(030) 555 77 0', '(030) 555 77 0'],
  ])('the phone number of %s is kept as written', async (href, number) => {
    expect(await contactIn(`<p>info@bakery.test</p><a href="${href}">Call</a>`)).toMatchObject({
      phoneNumber: number,
    })
  })

  test('a company with a phone alone is found, without an email', async () => {
    expect(await contactIn('<a href="tel:+4930555770">Call</a>')).toMatchObject({
      email: '',
      phoneNumber: '+4930555770',
      others: [],
      sourceUrl: expect.stringMatching(/^http:\/\/bakery\.test:\d+\/$/),
    })
  })

  test('a number in structured data counts', async () => {
    expect(await contactIn(jsonLd({ '@type': 'Store', telephone: 4930555770 }))).toMatchObject({
      phoneNumber: '4930555770',
    })
  })
})

describe('the pages that name themselves contact are read', () => {
  test('found by address or by what one reads on the link, and named as the source', async () => {
    await using site = await serve({
      '/': '<nav><a href="/p/7">Kontakt</a><a href="/impressum.html#top">Legal</a><a href="/blog">Blog</a></nav>',
      '/p/7': '<a href="tel:+4930555770">Call</a>',
      '/impressum.html': '<p>info@bakery.test</p>',
      '/blog': '<p>sales@bakery.test</p>',
    })
    const origin = `http://bakery.test:${site.port}`
    expect(await ask(site)).toMatchObject({
      state: 'found',
      contact: {
        email: 'info@bakery.test',
        phoneNumber: '+4930555770',
        sourceUrl: `${origin}/impressum.html`,
        found: [
          { field: 'email', sourceUrl: `${origin}/impressum.html` },
          { field: 'phoneNumber', sourceUrl: `${origin}/p/7` },
        ],
      },
    })
    expect(site.asked).toEqual(['/robots.txt', '/', '/p/7', '/impressum.html'])
  })

  test('links start from the base that the page names', async () => {
    const answer = await read({
      '/': '<base href="/de/"><a href="kontakt">Mehr</a>',
      '/de/kontakt': '<p>info@bakery.test</p>',
    })
    expect(answer).toMatchObject({ state: 'found', contact: { email: 'info@bakery.test' } })
  })

  test('the usual addresses are tried when the front page links to none', async () => {
    await using site = await serve({ '/': '<p>Welcome</p>', '/about': '<p>info@bakery.test</p>' })
    expect(await ask(site)).toMatchObject({ state: 'found' })
    expect(site.asked).toEqual(['/robots.txt', '/', '/contact', '/about', '/impressum'])
  })

  test('never another site, never a file, never more than six, never one twice', async () => {
    const links = Array.from({ length: 30 }, (_, i) => `<a href="/contact/${i}">Contact ${i}</a>`)
    const kinds = ['/about-us', '/about-us/', '/team', '/imprint', '/contact.docx', '/'].map(
      (path) => `<a href="${path}">x</a>`,
    )
    await using site = await serve({
      '/': `${links.join('')}${kinds.join('')}<a href="http://parking.test:1/contact">Contact</a>`,
    })
    expect(await ask(site)).toEqual({ state: 'none' })
    expect(site.asked).toEqual([
      '/robots.txt',
      '/',
      '/contact/0',
      '/contact/1',
      '/imprint',
      '/team',
      '/about-us',
      '/.well-known/security.txt',
    ])
  })

  test('a menu without such a name is read from its end where nothing was found', async () => {
    await using site = await serve({
      '/': '<p>Brot</p><nav><a href="/a">Brot</a><a href="/b">Kuchen</a><a href="/c">Heute</a></nav>',
      '/c': '<p>info@bakery.test</p><p>Tel. +49 30 555 770 12</p><p>Inhaber: Max Weber</p>',
    })
    expect(await ask(site)).toMatchObject({ state: 'found' })
    expect(site.asked).toContain('/c')
  })

  const imprint = '<p>Inhaber: Max Weber</p><p>info@bakery.test</p>'
  const long = `<table>${'<tr><td>Brot</td><td>4,20</td></tr>'.repeat(45_000)}</table>`
  test.each<[how: string, pages: Record<string, string>]>([
    [
      'in the frames of a front page',
      {
        '/': '<frameset><frame src="top.htm"><frame src="menu.htm"></frameset>',
        '/top.htm': '<h1>Bakery</h1>',
        '/menu.htm': '<a href="wir.htm">So finden Sie uns</a>',
        '/wir.htm': imprint,
      },
    ],
    [
      'behind a page to choose the language',
      {
        '/': '<a href="/de/start">Deutsch</a><a href="/en/start">English</a>',
        '/de/start': `<p>${'Wir backen Brot. '.repeat(20)}</p><a href="/de/x">Anschrift</a>`,
        '/de/x': imprint,
      },
    ],
    [
      'where the front page sends everybody',
      {
        '/': '<meta http-equiv="refresh" content="0; url=/de/">',
        '/de/': '<a href="/de/k">Kontakt</a>',
        '/de/k': imprint,
      },
    ],
    [
      'at the end of a page of more than a MiB',
      { '/': `<html lang="de">${long}<footer>${imprint}</footer>` },
    ],
    [
      'two links away',
      {
        '/': '<a href="/unternehmen">Unternehmen</a>',
        '/unternehmen': '<a href="/wer">Unser Team</a>',
        '/wer': imprint,
      },
    ],
    [
      'in the data of a page that a script draws',
      {
        '/': '<div id="app"></div><script type="application/json">{"a":{"mail":"info@bakery.test","who":"Inhaber: Max Weber"}}</script>',
      },
    ],
    [
      'in the script that draws the page',
      {
        '/': '<div id="root"></div><script src="/app.js"></script>',
        '/app.js': 'e("p",null,"Inhaber: Max Weber"),e("a",{href:"mailto:info@bakery.test"})',
      },
    ],
  ])('found %s', async (_how, pages) => {
    await using site = await serve(({ url = '' }, response) => {
      const page = pages[url]
      const type = url.endsWith('.js') ? 'text/javascript' : 'text/html'
      response.writeHead(page === undefined ? 404 : 200, { 'content-type': type }).end(page)
    })
    const found = { email: 'info@bakery.test', fullName: 'Max Weber', position: 'Inhaber' }
    expect(await ask(site)).toMatchObject({ contact: found })
  })

  test('what robots.txt closes is not come by in any of these ways', async () => {
    const rules = 'User-agent: *\nDisallow: /closed'
    const page = '<frameset><frame src="/closed/f.htm"></frameset><script src="/closed/app.js"></script>'
    for (const front of [page, '<meta http-equiv="refresh" content="0;url=/closed/de">']) {
      await using site = await serve({ '/': front, '/robots.txt': rules })
      await ask(site)
      expect(site.asked.filter((path) => path.startsWith('/closed'))).toEqual([])
    }
  })

  test('who is asked for by what is sold', async () => {
    const team = '<p>Max Weber, Inhaber, weber@bakery.test</p><p>Ute Blum, Einkauf, blum@bakery.test</p>'
    await using site = await serve({ '/': team })
    expect(await ask(site)).toMatchObject({ contact: { fullName: 'Max Weber' } })
    expect(await ask(site, undefined, { asked: 'procurement' })).toMatchObject({
      contact: { email: 'blum@bakery.test', fullName: 'Ute Blum', position: 'Einkauf' },
    })
  })

  test('one that fails does not hide what the others say', async () => {
    await using site = await serve(({ url }, response) => {
      response.setHeader('content-type', 'text/html')
      if (url === '/') response.end('<a href="/contact">Contact</a><a href="/about">About</a>')
      else if (url === '/about') response.end('<p>info@bakery.test</p>')
      else if (url === '/contact') response.destroy()
      else response.writeHead(404).end()
    })
    expect(await ask(site)).toMatchObject({ state: 'found' })
  })

  test('one that leads to another site is left', async () => {
    await using site = await serve(({ url }, response) => {
      response.setHeader('content-type', 'text/html')
      if (url === '/') response.end('<a href="/contact">Contact</a>')
      else if (url === '/contact')
        response.writeHead(302, { location: `http://parking.test:${site.port}/other` }).end()
      else if (url === '/other') response.end('<p>info@parking.test</p>')
      else response.writeHead(404).end()
    })
    expect(await ask(site)).toEqual({ state: 'none' })
    expect(site.asked).not.toContain('/other')
  })
})

describe('a site that can not or must not be read', () => {
  test('whose robots.txt asks us to stay out has no contact for us', async () => {
    await using site = await serve({
      '/': '<p>info@bakery.test</p>',
      '/robots.txt': 'User-agent: RoveBot\nDisallow: /',
    })
    expect(await ask(site)).toEqual({ state: 'none' })
    expect(site.asked).toEqual(['/robots.txt'])
  })

  test('whose contact page alone is closed to robots is read without it', async () => {
    await using site = await serve({
      '/': '<a href="/contact">Contact</a><p>anna@bakery.test</p>',
      '/contact': '<p>info@bakery.test</p>',
      '/robots.txt': 'User-agent: *\nDisallow: /contact',
    })
    expect(await ask(site)).toMatchObject({
      state: 'found',
      contact: { email: 'anna@bakery.test', others: [] },
    })
    expect(site.asked).not.toContain('/contact')
  })

  test.each([403, 404, 429, 500, 503])('whose front page answers %i is unreachable', async (status) => {
    await using site = await serve(({ url }, response) => {
      response.writeHead(url === '/robots.txt' ? 404 : status, { 'content-type': 'text/html' })
      response.end('<p>info@bakery.test</p>')
    })
    expect(await ask(site)).toEqual({ state: 'unreachable' })
  })

  test('whose robots.txt fails is unreachable', async () => {
    await using site = await serve((_request, response) => response.writeHead(500).end())
    expect(await ask(site)).toEqual({ state: 'unreachable' })
    expect(site.asked).toEqual(['/robots.txt'])
  })

  test('whose front page is no page is unreachable', async () => {
    await using site = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/pdf' }).end('info@bakery.test')
    })
    expect(await ask(site)).toEqual({ state: 'unreachable' })
  })

  test('that nobody serves is unreachable', async () => {
    const site = await serve({})
    await site[Symbol.asyncDispose]()
    expect(await ask(site)).toEqual({ state: 'unreachable' })
  })

  test.each([
    'http://127.0.0.1/',
    'http://10.0.0.1',
    'localhost',
    'http://bakery.test:1',
    'ftp://bakery.test',
  ])('that the guard refuses (%s) is unreachable', async (website) => {
    await using site = await serve({ '/': '<p>info@bakery.test</p>' })
    expect(await ask(site, website)).toEqual({ state: 'unreachable' })
    expect(site.asked).toEqual([])
  })

  test.each(['', '   ', 'not a website'])('that is not named (%j) has no contact', async (website) => {
    await using site = await serve({})
    expect(await ask(site, website)).toEqual({ state: 'none' })
  })

  test('that was sold and leads elsewhere has no contact, and the buyer is not read', async () => {
    await using site = await serve(({ url }, response) => {
      if (url === '/robots.txt') response.writeHead(404).end()
      else response.writeHead(301, { location: `http://parking.test:${site.port}/for-sale` }).end()
    })
    expect(await ask(site)).toEqual({ state: 'none' })
    expect(site.asked).not.toContain('/for-sale')
  })
})

describe('a website is found as people write it', () => {
  test('without a protocol: https first, then http', async () => {
    await using site = await serve({ '/': '<p>info@bakery.test</p>' })
    expect(await ask(site, `bakery.test:${site.port}`)).toMatchObject({ state: 'found' })
    expect(await ask(site, ` www.bakery.test:${site.port}/ `)).toMatchObject({ state: 'found' })
    expect(await ask(site, `//bakery.test:${site.port}`)).toMatchObject({ state: 'found' })
  })

  test.each(['is cut', 'gets no answer'] as const)(
    'over http where https %s, and its links to https are read over http',
    async (fate) => {
      await using site = await serveWithoutTls(fate, (port) => ({
        '/': `<a href="https://bakery.test:${port}/kontakt">Kontakt</a>`,
        '/kontakt': '<p>info@bakery.test</p>',
      }))
      expect(await ask(site, `https://bakery.test:${site.port}`)).toMatchObject({
        state: 'found',
        contact: { email: 'info@bakery.test', sourceUrl: `http://bakery.test:${site.port}/kontakt` },
      })
    },
  )

  test('by a name that leads on to the same company', async () => {
    await using site = await serve(({ headers, url }, response) => {
      response.setHeader('content-type', 'text/html')
      if (url === '/robots.txt') response.writeHead(404).end()
      else if (headers.host?.startsWith('www.')) response.end('<p>info@bakery.test</p>')
      else response.writeHead(301, { location: `http://www.bakery.test:${site.port}/de` }).end()
    })
    expect(await ask(site)).toMatchObject({
      state: 'found',
      contact: { sourceUrl: `http://www.bakery.test:${site.port}/de` },
    })
  })
})

describe('every value says where it stands, and how sure it is', () => {
  const at = new Date('2026-05-04T12:00:00.000Z')
  async function foundIn(pages: Record<string, string>) {
    await using site = await serve(pages)
    const answer = await ask(site, undefined, { now: at })
    const found = answer.state === 'found' ? answer.contact.found : []
    return found.map((entry) => ({ ...entry, sourceUrl: new URL(entry.sourceUrl).pathname }))
  }
  const website = { source: 'website', foundAt: at.toISOString() }

  test('the email first, what belongs to it, then the other addresses, best first', async () => {
    const anna = {
      '@type': 'Person',
      name: 'Anna Kern',
      jobTitle: 'Head of Sales',
      email: 'anna@bakery.test',
      telephone: '+49 30 555 77 12',
      sameAs: 'https://www.linkedin.com/in/anna-kern',
    }
    const address = {
      '@type': 'PostalAddress',
      streetAddress: 'Mehlweg 1',
      postalCode: 10115,
      addressLocality: 'Berlin',
    }
    const found = await foundIn({
      '/': '<a href="/team">Team</a><a href="/impressum">Impressum</a><p>thebakery@gmail.com</p>',
      '/team': jsonLd(anna),
      '/impressum': `${jsonLd({ '@type': 'Bakery', address })}<p>press [at] bakery [dot] test</p><p>web@agency.test</p>`,
    })
    const marked = { ...website, sourceUrl: '/team', confidence: 90, marks: [] }
    expect(found).toEqual([
      { ...marked, field: 'email', value: 'anna@bakery.test', confidence: 95 },
      { ...marked, field: 'phoneNumber', value: '+49 30 555 77 12' },
      { ...marked, field: 'fullName', value: 'Anna Kern' },
      { ...marked, field: 'position', value: 'Head of Sales' },
      { ...marked, field: 'linkedInUrl', value: 'https://www.linkedin.com/in/anna-kern' },
      { ...marked, field: 'address', value: 'Mehlweg 1, 10115 Berlin', sourceUrl: '/impressum' },
      {
        ...website,
        field: 'email',
        value: 'press@bakery.test',
        sourceUrl: '/impressum',
        confidence: 85,
        marks: ['role'],
      },
      { ...website, field: 'email', value: 'thebakery@gmail.com', sourceUrl: '/', confidence: 65, marks: [] },
    ])
  })

  test('a phone alone comes first', async () => {
    expect(await foundIn({ '/': '<a href="tel:+4930555770">Call</a>' })).toEqual([
      { ...website, field: 'phoneNumber', value: '+4930555770', sourceUrl: '/', confidence: 90, marks: [] },
    ])
  })

  test('an address where no mail arrives is told, marked, and chosen last', async () => {
    const mail = {
      receives: async (domain: string) => (domain === 'bakery.test' ? ('no' as const) : ('yes' as const)),
    }
    await using site = await serve({ '/': '<p>info@bakery.test, bake@gmail.com</p>' })
    expect(await ask(site, undefined, { mail })).toMatchObject({
      contact: {
        email: 'bake@gmail.com',
        found: [
          { value: 'bake@gmail.com', marks: [], confidence: 65 },
          { value: 'info@bakery.test', marks: ['role', 'no-mail-server'], confidence: 5 },
        ],
      },
    })
  })
})

describe('where the company is', () => {
  const withMail = (html: string) => contactIn(`<p>info@bakery.test</p>${html}`)

  test.each([
    [
      'an hCard',
      '<div class="vcard"><div class="adr"><span class="street-address">Mehlweg 1</span>, <span class="postal-code">10115</span> <span class="locality">Berlin</span></div></div>',
    ],
    [
      'an h-card',
      '<div class="h-card"><p class="p-street-address">Mehlweg <b>1</b></p><p><span class="p-postal-code">10115</span> <span class="p-locality">Berlin</span></p></div>',
    ],
    [
      'microdata',
      '<div itemprop="address"><p itemprop="streetAddress">Mehlweg 1</p><p><i itemprop="postalCode">10115</i> <i itemprop="addressLocality">Berlin</i></p></div>',
    ],
    [
      'JSON-LD',
      jsonLd({
        '@graph': [
          {
            '@type': 'Bakery',
            address: [{ streetAddress: ' Mehlweg 1', postalCode: '10115', addressLocality: 'Berlin' }],
          },
        ],
      }),
    ],
    ['JSON-LD in one text', jsonLd({ '@type': 'Bakery', address: 'Mehlweg 1, 10115 Berlin' })],
  ])('is read from %s', async (_how, html) => {
    expect(await withMail(html)).toMatchObject({ address: 'Mehlweg 1, 10115 Berlin' })
  })

  test('with region and country where they are named', async () => {
    const address = {
      streetAddress: '1 Main St',
      addressLocality: 'Springfield',
      addressRegion: 'IL',
      addressCountry: { '@type': 'Country', name: 'USA' },
    }
    expect(await withMail(jsonLd({ address }))).toMatchObject({ address: '1 Main St, Springfield, IL, USA' })
  })

  test.each([
    ['of a person', jsonLd({ '@type': 'Person', address: 'Gartenweg 7' })],
    ['of an event', jsonLd({ '@type': 'Event', location: { '@type': 'Place', address: 'Messeplatz 1' } })],
    [
      'too long to keep',
      jsonLd({ address: { streetAddress: 'x'.repeat(200), addressLocality: 'y'.repeat(150) } }),
    ],
    ['of nothing but a region', '<span class="region">Europe</span>'],
  ])('is not the address %s', async (_whose, html) => {
    expect(await withMail(html)).toMatchObject({ address: '' })
  })
})

test('a page made to be slow is read all the same', async () => {
  const nested = '<b>'.repeat(200_000) + '</i>'.repeat(100_000)
  const words = `${'a.'.repeat(200_000)}@${'b.'.repeat(100_000)}`
  expect(await read({ '/': `<p>info@bakery.test</p>${nested}` })).toMatchObject({ state: 'found' })
  expect(await read({ '/': `<p>info@bakery.test</p><p>${words}` })).toMatchObject({ state: 'found' })
  expect(await read({ '/': `<p>info@bakery.test</p>${'<a href="tel:1">x'.repeat(50_000)}` })).toMatchObject({
    state: 'found',
  })
  expect(await read({ '/': `<script type="application/ld+json">${'['.repeat(500_000)}` })).toEqual({
    state: 'none',
  })
})

test.each([
  ['at signs', '@'.repeat(900_000)],
  ['parted letters', '<b>a</b>'.repeat(100_000)],
  ['spelled words', 'a at a dot a '.repeat(60_000)],
  ['brackets', 'a[at]'.repeat(180_000)],
  ['web addresses', 'a://'.repeat(200_000)],
  ['reversed text', '<bdo dir=rtl>'.repeat(500) + '<bdo dir=rtl>a</bdo>'.repeat(40_000)],
  [
    'street addresses',
    '<i class=street-address>'.repeat(400) + '<i class=street-address>a</i>'.repeat(25_000),
  ],
  ['style sheets', '<style>.a{/*'.repeat(70_000)],
  ['braces', `<style>${'a{'.repeat(400_000)}</style>`],
  ['selectors', `<style>${'.a,'.repeat(300_000)}{}</style>`],
  ['writing scripts', `<script>${"document.write('a'+".repeat(50_000)}</script>`],
  ['scripts that set', `<script>${'a=b+'.repeat(200_000)};href=a</script>`],
  ['scripts that join', `<script>href=a;${"'a'.split('').reverse().atob('".repeat(30_000)}</script>`],
  ['scripts', "<script>href='a'+'b'</script>".repeat(35_000)],
  ['labels', '<i title="a at b dot c"></i>'.repeat(35_000)],
])('a page of nothing but %s does not stop the server', async (_what, html) => {
  expect(await read({ '/': html })).toEqual({ state: 'none' })
})
