import { describe, expect, test } from 'vitest'
import { readPage } from '#api/contacts/html/page.ts'
import { inE164, isCountry } from './numbering.ts'
import { readSite } from './site.ts'

/** The numbers found on these pages of a company in this country, main line first. */
async function toldOf(country: string, pages: string | Record<string, string>): Promise<string[]> {
  const host = `acme-werk.${country === 'GB' ? 'co.uk' : country.toLowerCase()}`
  const read = Object.entries(typeof pages === 'string' ? { '/kontakt': pages } : pages).map(([path, html]) =>
    readPage(`<title>Acme Werk</title>${html}`, `https://${host}${path}`),
  )
  return (await readSite(read, [host])).phones.map(({ value }) =>
    inE164(value, isCountry(country) ? country : ''),
  )
}

describe('the company’s number and not the one beside it', () => {
  test.each([
    // Fax numbers with any label, before or after.
    ['DE', 'Telefon 040 / 66 96 91-23, Telefax 040 / 66 96 91-24', '+49 4066969123'],
    ['DE', 'Fon: 040 66969123 | Fax: 040 66969124', '+49 4066969123'],
    ['AT', 'T +43 1 512 34 56, F +43 1 512 34 57', '+43 15123456'],
    ['CH', 'Tel. 044 251 55 01 / Fax 044 251 55 02', '+41 442515501'],
    ['GB', 'Tel 0117 496 0520 Fax 0117 496 0521', '+44 1174960520'],
    ['IE', 'Ph: 01 525 0148; Fx: 01 525 0149', '+353 15250148'],
    ['US', 'P: (541) 555-0148 F: (541) 555-0149', '+1 5415550148'],
    ['CA', 'Téléphone : 514 555-0148 Télécopieur : 514 555-0149', '+1 5145550148'],
    ['FR', 'Tél : 05 36 49 48 12 – Télécopie : 05 36 49 48 13', '+33 536494812'],
    ['BE', 'Tél. 02 555 48 12 / Télécopieur 02 555 48 13', '+32 25554812'],
    ['ES', 'Tel. 948 055 480 - Fax: 948 055 481', '+34 948055480'],
    ['MX', 'Teléfono: (477) 155 4812 Fax: (477) 155 4813', '+52 4771554812'],
    ['AR', 'Tel. (011) 4155-4812 Fax (011) 4155-4813', '+54 1141554812'],
    ['IT', 'Telefono 0432 055480, Telefax 0432 055481', '+39 0432055480'],
    ['NL', 'Telefoon 0527-205412, Fax 0527-205413', '+31 527205412'],
    ['PL', 'tel. 18 205 48 81, faks 18 205 48 82', '+48 182054881'],
    ['SE', 'Telefon 0920-25 54 80, Telefax 0920-25 54 81', '+46 920255480'],
    // Figures that only look like a telephone number.
    ['DE', 'Kundennummer 040 6696 9124. Bestellnr. 0406 696 9125. Telefon 040 66969123', '+49 4066969123'],
    [
      'DE',
      'BLZ 200 505 50, Konto 1234 567 890, Steuernummer 22/815/08154. Tel. 040 66969123',
      '+49 4066969123',
    ],
    [
      'DE',
      'Öffnungszeiten 08.00-12.30 und 14.00-18.00 Uhr, telefonisch 8.30 - 11.45 unter 040 66969123',
      '+49 4066969123',
    ],
    ['AT', 'Firmenbuchnummer 123456 a, GISA-Zahl 12345678, Tel. 01 512 34 56', '+43 15123456'],
    ['CH', 'MWST CHE-123.456.789, Postkonto 80-12345-6, Telefon 044 251 55 01', '+41 442515501'],
    [
      'GB',
      'Company No. 01234567. VAT No. 123 4567 89. Sort code 20-00-00 account 01234567. Call 0117 496 0520',
      '+44 1174960520',
    ],
    ['US', 'License 541-555-0199, NPI 1234567893. Call or text 541-555-0148', '+1 5415550148'],
    [
      'FR',
      'SIRET 812 345 678 00019, RCS Albi 812 345 678, Ordre n° 05 36 49 48 99, Tél. 05 36 49 48 12',
      '+33 536494812',
    ],
    [
      'ES',
      'CIF B48812304, Registro Mercantil tomo 488, IBAN ES91 2100 0418 4502 0005 1332. Teléfono 948 055 480',
      '+34 948055480',
    ],
    ['IT', 'P.IVA 01234567890, REA UD-123456, Codice SDI 0432055. Tel. 0432 055480', '+39 0432055480'],
    ['NL', 'KvK 05274812, btw NL001234567B01, rekening 05 27 20 54 99. Bel 0527-205412', '+31 527205412'],
    ['PL', 'NIP 182-05-48-812, REGON 182054881, konto 18 2054 8812 0000, tel. 18 205 48 82', '+48 182054882'],
    ['SE', 'Org.nr 556123-4567, bankgiro 920-2554, plusgiro 92 02 55-4, tel 0920-25 54 80', '+46 920255480'],
    // Others that are named beside it.
    ['DE', 'Tel. 040 66969123</p><p>Mitglied im Fachverband Metall, Tel. 030 23125700', '+49 4066969123'],
    ['DE', 'Tel. 040 66969123</p><p>Ihr Lieferant: Stahlhof Nord, 0451 4881230', '+49 4066969123'],
    [
      'DE',
      'Tel. 040 66969123</p><p>Unser Steuerberater: Kanzlei Brandt, Tel. 040 23125710',
      '+49 4066969123',
    ],
    ['DE', 'Tel. 040 66969123</p><p>Vermieter: Hafen Immobilien, Tel. 040 23125710', '+49 4066969123'],
    ['GB', 'Call 0117 496 0520</p><p>Our insurers: Albion Mutual, 020 7946 0998', '+44 1174960520'],
    ['US', 'Call 541-555-0148</p><p>Licensed by the Contractors Board, 503-555-0111', '+1 5415550148'],
    ['FR', 'Tél. 05 36 49 48 12</p><p>Assistance constructeur 24 h/24 : 01 99 00 48 90', '+33 536494812'],
    ['FR', 'Tél. 05 36 49 48 12</p><p>Fédération du Bâtiment : 01 99 00 48 90', '+33 536494812'],
    ['BE', 'Tél. 02 555 48 12</p><p>Notre comptable : Fiduciaire Lambert, 02 555 99 10', '+32 25554812'],
    ['ES', 'Tel. 948 055 480</p><p>Importador: Vinos Norte, 915 550 480', '+34 948055480'],
    ['ES', 'Tel. 948 055 480</p><p>Asociación de Bodegas, tel. 948 055 990', '+34 948055480'],
    ['IT', 'Tel. 0432 055480</p><p>Consorzio Friulano, tel. 0432 055990', '+39 0432055480'],
    ['IT', 'Tel. 0432 055480</p><p>Fornitore: Ricambi Nord, 0432 055991', '+39 0432055480'],
    ['NL', 'Bel 0527-205412</p><p>Leverancier: Staalhof, 038-2054812', '+31 527205412'],
    ['NL', 'Bel 0527-205412</p><p>Wij zijn lid van de vakbond, 030-2054812', '+31 527205412'],
    ['PL', 'tel. 18 205 48 82</p><p>Nocleg: Schronisko Pod Lipą, 18 205 99 48', '+48 182054882'],
    ['PL', 'tel. 18 205 48 82</p><p>Stowarzyszenie Młynarzy, tel. 22 205 99 48', '+48 182054882'],
    ['SE', 'Tel 0920-25 54 80</p><p>Facklig kontakt: Transportfacket, 010-155 99 20', '+46 920255480'],
    ['SE', 'Tel 0920-25 54 80</p><p>Ansluten till Region Väst, 010-155 99 00', '+46 920255480'],
  ])('in %s: %s', async (country, text, number) => {
    expect(await toldOf(country, `<p>Acme Werk<br>${text}</p>`)).toEqual([number.replaceAll(' ', '')])
  })
})

describe('the company’s number where words that may mean others are its own', () => {
  test.each([
    ['GB', 'Acme Werk, 12 New Bond Street, London, 020 7946 0520', '+442079460520'],
    ['DE', 'Ihr Partner in der Region Hannover: 0511 66969123', '+4951166969123'],
    ['DE', 'Kundenservice 040 66969123', '+494066969123'],
    ['ES', 'Atención al cliente 948 055 480', '+34948055480'],
    ['FR', 'Service clients : 05 36 49 48 12', '+33536494812'],
    ['IT', 'Assistenza clienti 0432 055480', '+390432055480'],
    ['NL', 'Klantenservice 0527-205412', '+31527205412'],
    ['PL', 'Obsługa klienta 18 205 48 82', '+48182054882'],
    ['SE', 'Kundtjänst 0920-25 54 80', '+46920255480'],
    ['US', 'Call or text (541) 555-0148 24/7', '+15415550148'],
    ['DE', 'Hotline 0800 4881230', '+498004881230'],
    ['DE', 'Telefon 040 66969123 8-17 Uhr', '+494066969123'],
    ['FR', 'Dépannage 05 36 49 48 12 24 h/24', '+33536494812'],
  ])('in %s: %s', async (country, text, number) => {
    expect(await toldOf(country, `<p>${text}</p>`)).toEqual([number])
  })
})

describe('the main line before', () => {
  test.each([
    [
      'a hotline in each footer',
      {
        '/': '<footer>Hotline 0800 4881230</footer>',
        '/kontakt': '<p>Telefon 040 66969123</p><footer>Hotline 0800 4881230</footer>',
      },
    ],
    [
      'a number in data for machines alone',
      {
        '/': '<script type="application/ld+json">{"@type":"Organization","name":"Acme Werk","telephone":"+49 30 23125700"}</script><p>Fenster und Türen</p>',
        '/kontakt':
          '<p>Telefon 040 66969123</p><script type="application/ld+json">{"@type":"Organization","name":"Acme Werk","telephone":"+49 30 23125700"}</script>',
      },
    ],
    ['a branch abroad', { '/kontakt': '<p>Wien: +43 1 512 34 56</p><p>Hamburg: 040 66969123</p>' }],
    [
      'what an extension is to be added to',
      { '/': '<p>Durchwahl an 040 66969 anhängen</p>', '/impressum': '<p>Fon 040 66969123</p>' },
    ],
    [
      'one person’s',
      {
        '/': '<div><h4>Anna Kern</h4><p>Einkauf</p><p>0171 3920031</p></div>',
        '/kontakt': '<p>Telefon 040 66969123</p>',
      },
    ],
    [
      'a branch where the switchboard is said',
      { '/kontakt': '<p>Lager: 040 66969200</p><p>Zentrale: 040 66969123</p>' },
    ],
    ['one for applicants', { '/': '<p>Bewerbung: 040 66969200</p>', '/kontakt': '<p>Büro 040 66969123</p>' }],
  ])('%s', async (_what, pages) => {
    expect((await toldOf('DE', pages))[0]).toBe('+494066969123')
  })
})

test('one number in two forms is one', async () => {
  const html =
    '<p>Tel. 040 / 66 96 91 23 oder +49 (0)40 66969123 <a href="tel:004940-66969123">anrufen</a></p>'
  expect(await toldOf('DE', html)).toEqual(['+494066969123'])
})

test('a number that somebody’s card has and the footer as well is the house’s', async () => {
  const html = '<p>Geschäftsführer: Jörn Tietz</p><p>Fon 040 66969123</p>'
  const page = readPage(html, 'https://acme-werk.de/impressum')
  const front = readPage('<footer>Fon 040 66969123</footer>', 'https://acme-werk.de/')
  expect((await readSite([front, page], ['acme-werk.de'])).phones).toMatchObject([{ isPersonal: false }])
})
