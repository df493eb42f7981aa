import { describe, expect, test } from 'vitest'
import { contactIn, read } from '#tests/fakes/bakery.ts'

const REACH =
  '<p>Tel. <a href="tel:+493055577120">+49 30 5557712</a> <a href="mailto:info@bakery.test">Mail</a></p>'

describe('nothing is told of a page that is not the company’s:', () => {
  test.each([
    ['a domain for sale', '<h1>bakery.test is for sale!</h1><p>Buy this domain</p>'],
    ['an offer in its title', '<title>This domain may be for sale</title><p>Related searches</p>'],
    ['a broker’s page in German', '<p>Die Domain bakery.test steht zum Verkauf.</p>'],
    ['one in French', '<p>Ce nom de domaine est à vendre</p>'],
    ['one in Spanish', '<p>Este dominio está en venta</p>'],
    ['one in Italian', '<p>Questo dominio è in vendita.</p>'],
    ['one in Dutch', '<p>Dit domein is te koop</p>'],
    ['one in Polish', '<p>Ta domena jest na sprzedaż</p>'],
    ['one in Swedish', '<p>Den här domänen är till salu</p>'],
    ['one in Japanese', '<p>このドメインは現在販売中です。</p>'],
    ['a registrar’s page', '<p>Diese Domain wurde soeben bei Beispielhoster registriert.</p>'],
    ['a registrar’s page in English', '<p>This domain has been registered on behalf of a customer.</p>'],
    ['an expired domain', '<p>This domain has expired. Renew it now.</p>'],
    [
      'an account that its provider closed',
      '<h1>Account Suspended</h1><p>Contact your hosting provider.</p>',
    ],
    ['a French site that was closed', '<p>Ce site a été suspendu par son hébergeur.</p>'],
    ['Apache’s page', '<title>Apache2 Ubuntu Default Page: It works</title><p>Welcome</p>'],
    ['Nginx’s page', '<title>Welcome to nginx!</title><h1>Welcome to nginx!</h1>'],
    ['a page of IIS', '<title>IIS Windows Server</title><p>Welcome</p>'],
    ['the page of a control panel', '<h1>Web Server’s Default Page</h1><p>Plesk</p>'],
    ['the content of a folder', '<title>Index of /</title><p>cgi-bin/</p>'],
    ['a page that was defaced', '<title>Hacked by Gh0st</title><h1>Your security is low</h1>'],
    ['a page for gambling', '<title>Bakery Slot Gacor Maxwin</title><p>Daftar sekarang</p>'],
    ['a page for pills', '<h1>Buy cheap Viagra online</h1><p>Best prices</p>'],
  ])('%s', async (_what, page) => {
    expect(await contactIn(page + REACH)).toBeNull()
  })

  test('a page below the front page either', async () => {
    const answer = await read({
      '/': '<p>Bakery</p><a href="/contact">Contact</a><a href="/kontakt">Kontakt</a>',
      '/contact': `<h1>This domain is parked</h1>${REACH}`,
      '/kontakt': '<p>office@bakery.test</p>',
    })
    expect(answer).toMatchObject({ contact: { email: 'office@bakery.test', phoneNumber: '' } })
  })
})

describe('a company’s own page is told of, although', () => {
  test.each([
    ['it is being built', '<h1>Under construction</h1><p>Hier entsteht eine neue Internetpräsenz.</p>'],
    ['it sells houses', '<title>Bakery House is for sale</title><p>This house is for sale.</p>'],
    ['its shop is closed for a while', '<p>The shop is closed. This offer has expired.</p>'],
    ['it says that its ovens work', '<h1>It works like this</h1><p>We bake at night.</p>'],
    ['it writes about parking', '<p>Free parking for customers behind the house.</p>'],
    [
      'it sells domains, too, among much else',
      `${'<p>We write software.</p>'.repeat(70)}<p>Domain parking is one of our services.</p>`,
    ],
  ])('%s', async (_what, page) => {
    expect(await contactIn(page + REACH)).toMatchObject({ email: 'info@bakery.test' })
  })
})
