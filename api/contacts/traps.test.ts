import { describe, expect, test } from 'vitest'
import { contactIn } from '#tests/fakes/bakery.ts'

/** All that is told of a front page, in one text. */
async function told(html: string): Promise<string> {
  const contact = await contactIn(html)
  if (!contact) return ''
  const { email, phoneNumber, fullName, position, others } = contact
  return [email, phoneNumber, fullName, position, ...others].filter(Boolean).join(' ')
}

const german = (html: string) =>
  `<html lang="de"><title>Bäckerei Kern</title><h1>Bäckerei Kern</h1><p>Mehlweg 1, 10115 Berlin</p>${html}`
const english = (html: string) =>
  `<html lang="en-GB"><title>Kern Bakery</title><h1>Kern Bakery</h1><p>1 Mill Lane, Leeds LS6 2AB</p>${html}`
const french = (html: string) =>
  `<html lang="fr"><title>Boulangerie Kern</title><h1>Boulangerie Kern</h1><p>1 rue du Four, 69001 Lyon</p>${html}`

describe('of a company that publishes nothing of its own, nothing of others is told:', () => {
  test.each([
    [
      'the web agency in the footer',
      german('<footer><p>Webdesign: Pixelwerk, Tel. 030 5557712, info@pixelwerk.test</p></footer>'),
    ],
    [
      'an agency that credits itself',
      english(
        '<footer>Website by <a href="https://pixel.test">Pixel</a>, call 0113 496 0123, hello@pixel.test</footer>',
      ),
    ],
    [
      'an agency in French',
      french('<footer><p>Site réalisé par Pixel Lyon – 04 72 00 11 22 – bonjour@pixel.test</p></footer>'),
    ],
    [
      'placeholders of a template',
      english('<p>Call us: (123) 456-7890</p><p>info@example.com</p><p>John Doe, CEO</p>'),
    ],
    [
      'sample people',
      german('<p>Max Mustermann, Geschäftsführer</p><p>Tel. 01234 56789</p><p>mail@musterfirma.de</p>'),
    ],
    [
      'the data protection officer',
      german(
        '<h2>Datenschutzbeauftragter</h2><p>Dr. Jan Weber, Tel. 040 5557712, dsb@schutz-hamburg.test</p>',
      ),
    ],
    [
      'the officer in a line',
      german('<p>Unser externer Datenschutzbeauftragter ist Herr Jan Weber, Telefon 040 5557712.</p>'),
    ],
    [
      'the officer in French',
      french(
        '<h3>Délégué à la protection des données</h3><p>Paul Mercier, 04 72 00 11 22, dpo@cabinet.test</p>',
      ),
    ],
    ['the court', german('<p>Registergericht: Amtsgericht Charlottenburg, Telefon 030 90177-0</p>')],
    [
      'the insurer',
      german('<p>Berufshaftpflichtversicherung: Sicher AG, Am Ring 1, 50667 Köln, Tel. 0221 5557712</p>'),
    ],
    ['the insurer in French', french('<p>Assurance décennale : Prudence Mutuelle, tél. 04 72 00 11 22</p>')],
    [
      'the chamber',
      german('<p>Zuständige Kammer: Handwerkskammer Berlin, Tel. 030 5557712, info@hwk-berlin.test</p>'),
    ],
    [
      'the supervisory authority',
      german('<h3>Aufsichtsbehörde</h3><p>Landesamt für Gesundheit, Telefon 030 5557712</p>'),
    ],
    [
      'a customer who praises it',
      english(
        '<h2>What our customers say</h2><p>“The best bread in Leeds!”</p><p>Anna Hill, Owner, Hill Cafe, 0113 496 0123</p>',
      ),
    ],
    [
      'testimonials in German',
      german(
        '<h2>Das sagen unsere Kunden</h2><p>„Bestes Brot!“</p><p>Anna Weber, Geschäftsführerin, Café Weber, Tel. 030 5557712</p>',
      ),
    ],
    [
      'testimonials in French',
      french(
        '<h2>Témoignages</h2><p>« Le meilleur pain »</p><p>Marie Dupuis, gérante du Café Dupuis, 04 72 00 11 22</p>',
      ),
    ],
    [
      'the press contact of a partner',
      german('<h3>Pressekontakt</h3><p>PR-Agentur Laut, Eva Lang, Tel. 030 5557712, presse@laut.test</p>'),
    ],
    [
      'the press contact of a partner in English',
      english(
        '<h3>Press contact for Miller Ovens</h3><p>Jane Miller, Press Officer, 0113 496 0123, press@miller.test</p>',
      ),
    ],
    ['a fax number', german('<p>Fax: 030 5557713</p>')],
    ['a fax number in a table', german('<table><tr><td>Telefax</td><td>030 5557713</td></tr></table>')],
    [
      'a fax number in Spanish',
      '<html lang="es"><title>Panadería Kern</title><p>Calle Mayor 1, 28013 Madrid</p><p>Fax 915 55 77 13</p>',
    ],
    [
      'numbers of VAT and bank',
      german(
        '<p>USt-IdNr.: DE 305557712</p><p>IBAN DE12 1001 0010 0305 5577 12</p><p>Steuernummer 030/555/77120</p>',
      ),
    ],
    ['a French register number', french('<p>SIRET 047 200 112 00012</p><p>TVA FR 04 047200112</p>')],
    [
      'an account in English',
      english('<p>Account number: 01134960</p><p>Sort code 01-13-49</p><p>Company no. 01134960</p>'),
    ],
  ])('%s', async (_whose, html) => {
    expect(await told(html)).toBe('')
  })
})

describe('beside the company’s own data, nobody is named who', () => {
  const own = '<p>Tel. 030 5557700, info@bakery.test</p>'
  test.each([
    ['led it before', '<p>Ehemaliger Geschäftsführer: Karl Vogel</p>'],
    ['led it until some year', '<p>Karl Vogel, Geschäftsführer bis 2019</p>'],
    ['left it', '<h2>Ehemalige Mitarbeiter</h2><p>Karl Vogel, Einkaufsleiter</p>'],
    ['is in memory', '<p>In Gedenken an unseren Gründer Karl Vogel (1931–2015)</p>'],
    ['owned it before', '<p>Former owner: Karl Vogel</p>'],
    ['founded it long ago', '<p>Gegründet 1898 von Bäckermeister Karl Vogel</p>'],
    ['protects its data', '<p>Datenschutzbeauftragter: Karl Vogel</p>'],
    ['praises it', '<h2>Kundenstimmen</h2><p>Karl Vogel, Inhaber Café Vogel</p>'],
    [
      'praises it below a quotation',
      '<p>“Auf jedem Tisch bei uns.”</p><p>Karl Vogel</p><p>Inhaber, Café am Alten Markt</p>',
    ],
    ['speaks for a partner', '<h2>Unsere Partner</h2><p>Karl Vogel, Vertriebsleiter Ofenbau Nord</p>'],
    ['takes pictures for it', '<p>Fotos: Karl Vogel</p>'],
    ['designed its site', '<footer><p>Gestaltung: Karl Vogel, Grafikdesigner</p></footer>'],
  ])('%s', async (_who, html) => {
    const all = await told(german(own + html))
    expect(all).toContain('info@bakery.test')
    expect(all).not.toContain('Vogel')
  })
})
