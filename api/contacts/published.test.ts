import { describe, expect, test } from 'vitest'
import { contactIn, jsonLd, read } from '#tests/fakes/bakery.ts'

/** Encoded as by Cloudflare's email protection, with the key 5a. */
const hidden = (text: string) =>
  `5a${[...Buffer.from(text)].map((byte) => (byte ^ 0x5a).toString(16).padStart(2, '0')).join('')}`

const letters = [...'info@bakery.test'].map((letter) => `<span>${letter}</span>`).join('')

/**
 * How it is published, the page, and the confidence in the address: 95 marked as one, 90 in the text, 85
 * disguised.
 */
const kinds: [how: string, html: string, confidence: number][] = [
  ['a mailto link', '<a href="mailto:info@bakery.test">Mail</a>', 95],
  [
    'a mailto link with a subject',
    '<a href="mailto:info@bakery.test?subject=Hello&cc=boss@bakery.test">Mail</a>',
    95,
  ],
  ['a mailto link in capitals', '<A HREF="MAILTO:Info@Bakery.Test">Mail</A>', 95],
  ['a percent-encoded mailto link', '<a href="mailto:%20info%40bakery.test">Mail</a>', 95],
  ['a mailto link encoded throughout', '<a href="mailto:%69%6e%66%6f%40%62akery%2etest">Mail</a>', 95],
  ['a mailto link with stray percent signs', '<a href="mailto:info@bakery.test?body=100%">Mail</a>', 95],
  ['a mailto link with a name', '<a href="mailto:Bakery%20%3Cinfo@bakery.test%3E">Mail</a>', 95],
  ['a mailto link spelled in entities', '<a href="&#109;ailto:info&#64;bakery&#46;test">Mail</a>', 95],
  ['an area of an image map', '<map><area href="mailto:info@bakery.test"></map>', 95],
  ['plain text', '<p>Write to info@bakery.test.</p>', 90],
  ['text in decimal entities', '<p>&#105;&#110;&#102;&#111;&#64;bakery&#46;test</p>', 90],
  ['text in hexadecimal entities', '<p>&#x69;nfo&#x40;bakery&#x2E;test</p>', 90],
  ['text in named entities', '<p>info&commat;bakery&period;test</p>', 90],
  ['text with soft hyphens and line breaks allowed', '<p>info@bak&shy;ery<wbr>.test</p>', 90],
  ['text with characters of no width', '<p>in&#8203;fo&#x200d;@bake\u2060ry.te\ufeffst</p>', 90],
  ['text in letters of full width', '<p>info＠bakery．test</p>', 90],
  ['text in brackets', '<p>Bakery &lt;info@bakery.test&gt; (Berlin)</p>', 90],
  ['text after a colon', '<td>E-Mail:info@bakery.test</td><td>Tel</td>', 90],
  ['text next to another element', '<span>info@bakery.test</span><span>tel</span>', 90],
  ['text between web addresses', '<p>https://bakery.test,info@bakery.test,www.bakery.test</p>', 90],
  ['text with comments inside', '<p>info<!-- no@spam.test -->@<!-- -->bakery<!-- x -->.test</p>', 90],
  ['text around a hidden decoy', '<p>info@<span style="display:none">nospam.</span>bakery.test</p>', 90],
  ['text around a decoy with the hidden attribute', '<p>info<i hidden>-no-spam</i>@bakery.test</p>', 90],
  [
    'text around a decoy that a style sheet hides',
    '<style>p{color:red} b.x, .trap { display : none }</style><p>info@<b class="big trap">spam.</b>bakery<b class=x>.de</b>.test</p>',
    90,
  ],
  [
    'text around a decoy that a later style sheet hides',
    '<p>info@<b id="no">spam.</b>bakery.test</p><style>@media print{p{color:#000}}#no{visibility:hidden}</style>',
    90,
  ],
  [
    'text that only print hides',
    '<style>@media print { .mail { display: none } }</style><p class="mail">info@bakery.test</p>',
    90,
  ],
  [
    'text that a later rule shows again',
    '<style>.mail{display:none}.mail{display:block}</style><p class="mail">info@bakery.test</p>',
    90,
  ],
  ['text around an @ of its own', '<p>info<span>@</span>bakery.test</p>', 85],
  [
    'text in parts',
    '<p><span>info</span><span>@</span><span>bakery</span><span>.</span><span>test</span></p>',
    85,
  ],
  [
    'text in parts next to another element',
    '<p><span>info</span><span>@</span><span>bakery.test</span><span>tel</span></p>',
    85,
  ],
  ['text with a bold domain', '<p>info@<b>bakery</b>.test</p>', 85],
  ['text with each letter by itself', `<p>${letters}</p>`, 85],
  [
    'text from right to left',
    '<p><span style="unicode-bidi:bidi-override;direction:rtl">tset.yrekab@ofni</span></p>',
    90,
  ],
  ['text from right to left by an attribute', '<bdo dir="rtl">tset.yrekab@ofni</bdo>', 90],
  [
    'text from right to left by a style sheet',
    '<style>.back{direction:rtl;unicode-bidi:bidi-override}</style><p>Mail: <span class="back">tset.yrekab<!-- -->@ofni</span></p>',
    90,
  ],
  ['[at]', '<p>info [at] bakery.test</p>', 85],
  ['[at] and [dot]', '<p>info [at] bakery [dot] test</p>', 85],
  ['(at) and (dot)', '<p>Mail: info(at)bakery(dot)test.</p>', 85],
  ['{at}', '<p>info{at}bakery.test</p>', 85],
  ['<at>', '<p>info &lt;at&gt; bakery.test</p>', 85],
  ['(@)', '<p>info(@)bakery.test</p>', 85],
  ['[at] in an element of its own', '<p>info<b>[at]</b>bakery<b>[dot]</b>test</p>', 85],
  ['at and dot', '<p>info at bakery dot test</p>', 85],
  ['at and dot after a label', '<p>E-mail: info at bakery dot test</p>', 85],
  ['at after a label', '<p>E-mail: info at bakery.test</p>', 85],
  ['at and dot in a request', '<p>Please write to us at info at bakery dot test for a quote.</p>', 85],
  ['AT and DOT', '<p>Reach the office: info AT bakery DOT test or come by.</p>', 85],
  ['German words', '<p>info (ät) bakery [punkt] test</p>', 85],
  ['an organisation in JSON-LD', jsonLd({ '@type': 'Organization', email: 'mailto:info@bakery.test' }), 95],
  [
    'a local business in JSON-LD',
    jsonLd([{ '@type': ['Bakery', 'LocalBusiness'], email: 'info@bakery.test' }]),
    95,
  ],
  [
    'a contact point deep in a graph',
    jsonLd({
      '@graph': [{ '@type': 'WebSite', publisher: { contactPoint: [{ email: ['info@bakery.test'] }] } }],
    }),
    95,
  ],
  [
    'JSON-LD beside a broken one',
    `<script type="application/ld+json">{"email": "x@</script>${jsonLd({ email: 'info@bakery.test' })}`,
    95,
  ],
  ['microdata', '<p>Mail: <span itemprop="email">info@bakery.test</span></p>', 95],
  ['microdata in <meta>', '<div itemscope><meta itemprop="email" content="info@bakery.test"></div>', 95],
  ['microdata in <link>', '<link itemprop="email" href="mailto:info@bakery.test">', 95],
  ['an hCard', '<div class="vcard"><span class="email">info@bakery.test</span></div>', 95],
  ['an h-card', '<div class="h-card"><span class="u-email">info@bakery.test</span></div>', 95],
  [
    'a vCard in a link',
    `<a href="data:text/vcard;charset=utf-8,${encodeURIComponent('BEGIN:VCARD\r\nEMAIL:info@bakery.test\r\nEND:VCARD')}">Card</a>`,
    95,
  ],
  ['<link rev="made">', '<link rev="made" href="mailto:info@bakery.test">', 95],
  ['<link rel="author">', '<link rel="author" href="mailto:info@bakery.test">', 95],
  ['<meta name="reply-to">', '<meta name="reply-to" content="info@bakery.test">', 95],
  ['<meta name="contact">', '<meta name="Contact" content="info@bakery.test">', 95],
  ['<meta http-equiv="reply-to">', '<meta http-equiv="Reply-To" content="info@bakery.test">', 95],
  ['a tooltip', '<a href="/c" title="Write to info@bakery.test">Mail</a>', 90],
  ['a label for screen readers', '<a href="/c" aria-label="Mail info@bakery.test"><svg></svg></a>', 90],
  [
    "Cloudflare's protection in text",
    `<p><span class="__cf_email__" data-cfemail="${hidden('info@bakery.test')}">[email&#160;protected]</span></p>`,
    85,
  ],
  [
    "Cloudflare's protection of a link",
    `<a href="/cdn-cgi/l/email-protection#${hidden('info@bakery.test?subject=Hi')}">Mail</a>`,
    85,
  ],
  ['data-email', '<span data-email="info@bakery.test"></span>', 85],
  ['data-user and data-domain', '<a class="mail" data-user="info" data-domain="bakery.test">Mail</a>', 85],
  ['a script that writes parts', `<script>document.write('info' + '@' + "bakery.test")</script>`, 85],
  [
    'a script that writes a link',
    `<script>document.write('<a href="mai' + 'lto:' + 'info' + '&#64;' + 'bakery.test">' + 'Mail<\\/a>');</script>`,
    85,
  ],
  [
    'a script that makes a link',
    `<script>const a = document.querySelector('a'); a.href = 'mailto:' + 'info' + '@' + 'bakery.test';</script>`,
    85,
  ],
  [
    'a page hidden until its script ran',
    '<body style="visibility:hidden"><p>info@bakery.test</p></body>',
    90,
  ],
  ['a page never closed', '<html><body><div><p>info@bakery.test<b', 90],
]

describe('an address is found however it is published', () => {
  test.each(kinds)('%s', async (_how, html, confidence) => {
    const contact = await contactIn(html)
    expect(contact).toMatchObject({ email: 'info@bakery.test', others: [], fullName: '' })
    expect(contact?.found[0]).toMatchObject({ field: 'email', confidence, marks: ['role'] })
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

  test.each([
    ['letters of its language', 'info@bäckerei.test'],
    ['letters of DNS', 'info@xn--bckerei-5wa.test'],
    ['capitals', 'INFO@BÄCKEREI.TEST'],
  ])('at a domain in %s', async (_which, address) => {
    expect(await contactIn(`<p>${address}</p>`)).toMatchObject({ email: 'info@xn--bckerei-5wa.test' })
    expect(await contactIn(`<a href="mailto:${address}">x</a>`)).toMatchObject({
      email: 'info@xn--bckerei-5wa.test',
    })
  })

  test('under an ending in another script', async () => {
    expect(await contactIn('<p>info@пекарня.рф</p>')).toMatchObject({
      email: 'info@xn--80ajpngj0i.xn--p1ai',
    })
  })

  test('in structured data of people, contact points and employees', async () => {
    const contact = await contactIn(
      jsonLd({
        '@type': 'Organization',
        contactPoint: { '@type': 'ContactPoint', email: 'sales@bakery.test', telephone: '+49 30 555770' },
        employee: [{ '@type': 'Person', name: 'Anna Kern', email: 'anna@bakery.test' }],
        founder: { '@type': 'Person', email: 'ben@bakery.test' },
      }),
    )
    expect(contact).toMatchObject({
      email: 'sales@bakery.test',
      phoneNumber: '+49 30 555770',
      others: ['anna@bakery.test', 'ben@bakery.test'],
    })
  })

  test('in a vCard that the page links to, with the person whose it is', async () => {
    const card = `BEGIN:VCARD
VERSION:4.0
FN:Anna Kern
TITLE:Head of Sales
item1.EMAIL;TYPE=work:anna@bak
 ery.test
TEL;TYPE=fax:+49 30 555770
TEL;VALUE=uri;TYPE=voice:tel:+49-30-555-771
ADR;TYPE=work:;;Mehlweg 1\\, Hof;Berlin;;10115;Germany
END:VCARD`
    const pages = { '/': '<a href="/anna.vcf">Card</a>', '/anna.vcf': card.replaceAll('\n', '\r\n') }
    expect(await read(pages)).toMatchObject({
      contact: {
        email: 'anna@bakery.test',
        fullName: 'Anna Kern',
        position: 'Head of Sales',
        phoneNumber: '+49-30-555-771',
        address: 'Mehlweg 1, Hof, 10115 Berlin, Germany',
        sourceUrl: expect.stringMatching(/\/anna\.vcf$/),
      },
    })
  })
})

describe('security.txt', () => {
  const txt =
    'Contact: https://bakery.test/report\nContact: mailto:security@bakery.test\nExpires: 2030-01-01T00:00:00Z'

  test('is asked where nothing else is published, and says so by a low confidence', async () => {
    expect(await read({ '/': '<p>Hello</p>', '/.well-known/security.txt': txt })).toMatchObject({
      contact: {
        email: 'security@bakery.test',
        sourceUrl: expect.stringMatching(/\/\.well-known\/security\.txt$/),
        found: [{ confidence: 55, marks: ['role'] }],
      },
    })
  })

  test('is left alone where a phone or an address is published', async () => {
    const pages = { '/': '<a href="tel:+4930555770">Call</a>', '/.well-known/security.txt': txt }
    expect(await read(pages)).toMatchObject({ contact: { email: '', phoneNumber: '+4930555770' } })
  })

  test('that robots are asked to leave is not read', async () => {
    const rules = 'User-agent: *\nDisallow: /.well-known/'
    expect(await read({ '/': '', '/robots.txt': rules, '/.well-known/security.txt': txt })).toEqual({
      state: 'none',
    })
  })
})

/** A page, and why it publishes no address. */
const nothing: [what: string, html: string][] = [
  ['a placeholder', '<p>you@example.com, jane@example.org, name@yourcompany.com</p>'],
  ['another placeholder', '<p>user@domain.tld, you@company.com, name@example.com, ihr.name@beispiel.de</p>'],
  ['a placeholder in a form', '<input placeholder="info@bakery.test"><textarea>info@bakery.test</textarea>'],
  [
    'a hint in a form',
    '<input title="like info@bakery.test" aria-label="info@bakery.test"><button title="a@bakery.test">x</button>',
  ],
  ['the value of a field', '<input type="hidden" name="to" value="info@bakery.test">'],
  [
    'the name of an image',
    '<p>logo@2x.png</p><a href="mailto:hero@3x.webp">x</a><img src="icon@2x.png" alt="x">',
  ],
  ['a mailbox that nobody reads', '<p>noreply@bakery.test, no-reply@bakery.test, donotreply@bakery.test</p>'],
  [
    'a key of an error tracker',
    '<p>0123456789abcdef0123456789abcdef@o12.ingest.sentry.io, a1b2@sentry.wixpress.com</p>',
  ],
  [
    'a web address with a key',
    '<p>https://public@errors.bakery.test/42 ftp://me:pass@files.bakery.test/</p>',
  ],
  ['a tracking id in a web address', '<p>https://track.test/?u=a1b2@click.bakery.test&amp;x</p>'],
  ['a hash', '<p>605a7baede844d278b89dc95ae0a9123@bakery.test</p>'],
  ['a script', '<script>const mail = "info@bakery.test"</script>'],
  [
    'a script with variables',
    "<script>document.write(user + '@' + 'bakery.test'); a.href = 'mailto:' + name + '@bakery.test'</script>",
  ],
  [
    'a script that writes nothing',
    "<script>const s = 'info' + '@' + 'bakery.test'; document.write(x, 'a')</script>",
  ],
  [
    "another's data in a script",
    '<script type="application/json">{"email":"dev@widget.test"}</script><script>window.__STATE__={"email":"dev@widget.test"}</script>',
  ],
  ['a style', '<style>/* info@bakery.test */ .a::after{content:"info@bakery.test"}</style>'],
  ['a comment', '<!-- info@bakery.test <a href="mailto:info@bakery.test">x</a> -->'],
  ['a template', '<template><a href="mailto:info@bakery.test">x</a></template>'],
  [
    'an element hidden from people',
    '<div style="display: none"><p><a href="mailto:trap@bakery.test">trap@bakery.test</a></p></div><p hidden>trap@bakery.test</p>',
  ],
  [
    'an element that a style sheet hides',
    '<style>.hp{display:none!important}</style><p class="hp" title="trap@bakery.test">trap@bakery.test <a href="mailto:trap@bakery.test" data-email="trap@bakery.test">x</a></p>',
  ],
  ['another attribute', '<div data-mail="info@bakery.test" alt="info@bakery.test"></div>'],
  ['half a data attribute', '<a data-user="info">x</a><a data-domain="bakery.test">x</a>'],
  [
    'a broken protection',
    '<a href="/cdn-cgi/l/email-protection#5azz" data-cfemail="12">[email protected]</a><a href="/cdn-cgi/l/email-protection">x</a>',
  ],
  ['a share link', '<a href="mailto:?subject=Look&body=info@bakery.test">Share</a>'],
  ['a word that ran into it', '<p>info@bakery.testTel</p><p>info@bakery.test.Call</p>'],
  ['words of another script that ran into it', '<p>info@bakery.test谢谢</p>'],
  ['half an address', '<p>müller@bakery.test is not ller@, info@bakery, @bakery.test</p>'],
  ['a handle after a label', '<p><b>Instagram</b><a href="/x">@bakery.test</a></p>'],
  ['a label and a name side by side', '<p><b>Mail</b><b>info</b><b>@</b><b>bakery.test</b></p>'],
  ['a handle with a server', '<p>@info@bakery.test</p>'],
  ['a pattern of addresses', '<p>firstname.lastname@bakery.test</p>'],
  [
    'a reviewer',
    jsonLd({ '@type': 'Bakery', review: { author: { '@type': 'Person', email: 'guest@mail.test' } } }),
  ],
  ['a package', '<p>jquery@3.6.0, react@18.2.0, left-pad@1.0.0.min.js, vue@3.4.0-beta.rc, core@1.2.x</p>'],
  ['a sentence with at and dot', "<p>Meet us at noon dot the i's and go.</p><p>meet us at noon dot the</p>"],
  ['a sentence that ends in dot', '<p>Look at example dot</p><p>look at bakery dot test</p>'],
  [
    'a place on the web',
    '<p>Find us at bakery.test</p><p>hosted at bakery.test</p><p>Our shop at bakery.test</p>',
  ],
  ['a time', '<p>Open at 9.30, mail: daily at 10.00</p>'],
  ['an @ in prose', '<p>3 rolls @ 1.20 each, lunch @bakery, c @ d.e</p>'],
  ['an address too long to keep', `<p>${'a'.repeat(64)}@${'b.'.repeat(80)}test</p>`],
  [
    'a number that is none',
    '<a href="tel:0000000000">x</a><a href="tel:CALL-US">x</a><a href="tel:12">x</a><a href="tel:123456789">x</a>',
  ],
  ['a fax', '<p>Fax: <a href="tel:+49301234500">030 1234500</a> <a href="tel:+49301234500">Telefax</a></p>'],
  ['a vCard without an end', '<a href="data:text/vcard,BEGIN:VCARD%0AEMAIL:info@bakery.test">x</a>'],
  ['nothing', ''],
]

describe('what is no published contact is not taken for one', () => {
  test.each(nothing)('%s', async (_what, html) => {
    expect(await read({ '/': html })).toEqual({ state: 'none' })
  })
})
