import { afterEach, describe, expect, test } from 'vitest'
import { type ContactAnswer, findContact } from './contacts.ts'
import { createDoor, type Door } from './guard.ts'
import { type LocalSite, serve } from './local-site.ts'

const opened: Door[] = []
afterEach(async () => {
  for (const door of opened.splice(0)) await door.close()
})

/** A door to a site on this machine, known there as bakery.test and by some other names. */
function doorTo({ port }: LocalSite): Door {
  const names = ['bakery.test', 'www.bakery.test', 'bakery.example', 'parking.test']
  const door = createDoor({
    allow: names.map((name) => `${name}:${port}`).join(),
    resolve: async () => ['127.0.0.1'],
    timeoutMs: 2000,
  })
  opened.push(door)
  return door
}

const ask = (site: LocalSite, website = `http://bakery.test:${site.port}`) =>
  findContact(doorTo(site), website)

async function read(pages: Record<string, string>): Promise<ContactAnswer> {
  await using site = await serve(pages)
  return await ask(site)
}

async function contactIn(front: string) {
  const answer = await read({ '/': front })
  return answer.state === 'found' ? answer.contact : null
}

const jsonLd = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`

describe('an address is found however it is published', () => {
  test.each([
    ['a mailto link', '<a href="mailto:info@bakery.test">Mail</a>'],
    [
      'a mailto link with a subject',
      '<a href="mailto:info@bakery.test?subject=Hello&cc=boss@bakery.test">Mail</a>',
    ],
    ['a mailto link in capitals', '<A HREF="MAILTO:Info@Bakery.Test">Mail</A>'],
    ['a percent-encoded mailto link', '<a href="mailto:%20info%40bakery.test">Mail</a>'],
    ['a mailto link with stray percent signs', '<a href="mailto:info@bakery.test?body=100%">Mail</a>'],
    ['a mailto link with a name', '<a href="mailto:Bakery%20%3Cinfo@bakery.test%3E">Mail</a>'],
    ['a mailto link spelled in entities', '<a href="&#109;ailto:info&#64;bakery&#46;test">Mail</a>'],
    ['an area of an image map', '<map><area href="mailto:info@bakery.test"></map>'],
    ['plain text', '<p>Write to info@bakery.test.</p>'],
    ['text in entities', '<p>info&#x40;bakery.test</p>'],
    ['text around an @ of its own', '<p>info<span>@</span>bakery.test</p>'],
    ['text with soft hyphens and line breaks allowed', '<p>info@bak&shy;ery<wbr>.test</p>'],
    ['text in brackets', '<p>Bakery &lt;info@bakery.test&gt; (Berlin)</p>'],
    ['text after a colon', '<td>E-Mail:info@bakery.test</td><td>Tel</td>'],
    ['text next to another element', '<span>info@bakery.test</span><span>Tel</span>'],
    ['an organisation in JSON-LD', jsonLd({ '@type': 'Organization', email: 'mailto:info@bakery.test' })],
    [
      'a local business in JSON-LD',
      jsonLd([{ '@type': ['Bakery', 'LocalBusiness'], email: 'info@bakery.test' }]),
    ],
    [
      'a contact point deep in a graph',
      jsonLd({
        '@graph': [{ '@type': 'WebSite', publisher: { contactPoint: [{ email: ['info@bakery.test'] }] } }],
      }),
    ],
    ['a page hidden until its script ran', '<body style="visibility:hidden"><p>info@bakery.test</p></body>'],
    ['a page never closed', '<html><body><div><p>info@bakery.test<b'],
    [
      'JSON-LD beside a broken one',
      `<script type="application/ld+json">{"email": "x@</script>${jsonLd({ email: 'info@bakery.test' })}`,
    ],
  ])('%s', async (_how, html) => {
    expect(await contactIn(html)).toMatchObject({ email: 'info@bakery.test', others: [], fullName: '' })
  })

  test('several recipients of one link', async () => {
    const contact = await contactIn(
      '<a href="mailto:anna@bakery.test,sales@bakery.test;%20ben@bakery.test">Mail</a>',
    )
    expect(contact).toMatchObject({
      email: 'sales@bakery.test',
      others: ['anna@bakery.test', 'ben@bakery.test'],
    })
  })
})

describe('what is no published contact is not taken for one', () => {
  test.each([
    ['a placeholder', '<p>you@example.com, jane@example.org, name@yourcompany.com</p>'],
    [
      'a placeholder in a form',
      '<input placeholder="info@bakery.test"><textarea>info@bakery.test</textarea>',
    ],
    ['the name of an image', '<p>logo@2x.png</p><a href="mailto:hero@3x.webp">x</a><img src="icon@2x.png">'],
    [
      'a mailbox that nobody reads',
      '<p>noreply@bakery.test, no-reply@bakery.test, donotreply@bakery.test</p>',
    ],
    [
      'a key of an error tracker',
      '<p>0123456789abcdef0123456789abcdef@o12.ingest.sentry.io, a1b2@sentry.wixpress.com</p>',
    ],
    ['a hash', '<p>605a7baede844d278b89dc95ae0a9123@bakery.test</p>'],
    ['a script', '<script>const mail = "info@bakery.test"</script>'],
    ['a style', '<style>/* info@bakery.test */</style>'],
    ['a comment', '<!-- info@bakery.test <a href="mailto:info@bakery.test">x</a> -->'],
    ['a template', '<template><a href="mailto:info@bakery.test">x</a></template>'],
    [
      'an element hidden from people',
      '<div style="display: none"><p><a href="mailto:trap@bakery.test">trap@bakery.test</a></p></div><p hidden>trap@bakery.test</p>',
    ],
    ['an attribute', '<div data-mail="info@bakery.test"></div>'],
    ['a share link', '<a href="mailto:?subject=Look&body=info@bakery.test">Share</a>'],
    ['a word that ran into it', '<p>info@bakery.testTel</p><p>info@bakery.test.Call</p>'],
    [
      'half an address',
      '<p>müller@bakery.test is not ller@, info@bäckerei.test, info@bakery, @bakery.test</p>',
    ],
    ['a handle after a label', '<p><b>Instagram</b><a href="/x">@bakery.test</a></p>'],
    ['a handle with a server', '<p>@info@bakery.test</p>'],
    ['a pattern of addresses', '<p>firstname.lastname@bakery.test</p>'],
    [
      'the address of a reviewer',
      jsonLd({ '@type': 'Bakery', review: { author: { '@type': 'Person', email: 'guest@mail.test' } } }),
    ],
    ['an address in words', '<p>info [at] bakery [dot] test</p>'],
    ['a package', '<p>jquery@3.6.0, left-pad@1.0.0.min.js</p>'],
    ['an address too long to keep', `<p>${'a'.repeat(64)}@${'b.'.repeat(80)}test</p>`],
    [
      'a number that is none',
      '<a href="tel:0000000000">x</a><a href="tel:CALL-US">x</a><a href="tel:12">x</a><a href="tel:123456789">x</a>',
    ],
    [
      'a fax',
      '<p>Fax: <a href="tel:+49301234500">030 1234500</a> <a href="tel:+49301234500">Telefax</a></p>',
    ],
    ['nothing', ''],
  ])('%s', async (_what, html) => {
    expect(await read({ '/': html })).toEqual({ state: 'none' })
  })
})

describe('of several addresses the one for a first letter is chosen', () => {
  const choice = async (...emails: string[]) => {
    const contact = await contactIn(emails.map((email) => `<p>${email}</p>`).join(''))
    return [contact?.email, ...(contact?.others ?? [])]
  }

  test('the sales desk, then the front desk, then people, then side desks', async () => {
    expect(
      await choice('jobs@bakery.test', 'anna@bakery.test', 'info@bakery.test', 'sales@bakery.test'),
    ).toEqual(['sales@bakery.test', 'info@bakery.test', 'anna@bakery.test', 'jobs@bakery.test'])
  })

  test("the company's own domain before a free one before a stranger's", async () => {
    expect(await choice('sales@agency.test', 'thebakery@gmail.com', 'anna@shop.bakery.test')).toEqual([
      'anna@shop.bakery.test',
      'thebakery@gmail.com',
      'sales@agency.test',
    ])
  })

  test('its own name under another ending counts as its own', async () => {
    expect((await choice('info@agency.test', 'anna@bakery.com'))[0]).toBe('anna@bakery.com')
  })

  test('privacy and abuse desks come last, even after strangers', async () => {
    expect(
      await choice('privacy@bakery.test', 'abuse@bakery.test', 'dpo@bakery.test', 'x@agency.test'),
    ).toEqual(['x@agency.test', 'privacy@bakery.test', 'abuse@bakery.test', 'dpo@bakery.test'])
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

  test("a desk's address gets no person's name or number", async () => {
    const contact = await contactIn(
      `<a href="mailto:info@bakery.test">Mail</a>${jsonLd({ ...anna, telephone: [] })}`,
    )
    expect(contact).toMatchObject({ email: 'info@bakery.test', fullName: '', position: '', phoneNumber: '' })
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
    expect(await ask(site)).toEqual({
      state: 'found',
      contact: {
        email: 'info@bakery.test',
        phoneNumber: '+4930555770',
        fullName: '',
        position: '',
        linkedInUrl: '',
        sourceUrl: `${origin}/impressum.html`,
        others: [],
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
    const kinds = ['/about-us', '/about-us/', '/team', '/imprint', '/contact.pdf', '/'].map(
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
      '/about-us',
      '/team',
    ])
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
