import { describe, expect, test } from 'vitest'
import { templateOf } from './template.ts'
import { fillVariables } from './variables.ts'

const known = {
  lead: { fullName: 'Anna Sommer', company: 'Alta Foods GmbH', position: '', industry: '' },
  product: { name: 'Rota', brand: 'Mara Lind', value: '240' },
  sender: { fullName: 'Mara Lind', company: 'Nordlys' },
}

/** A letter in each language, the same as a template, and the names that only the person can judge. */
const letters: [language: string, letter: string, template: string, left: string[]][] = [
  [
    'English',
    'Dear Ms Sommer,\n\nfor Alta Foods in Bergen we have the Rota, as Peter Hansen of Brio Ltd knows.\n\nKind regards,\nMara Lind\nNordlys',
    '{greeting},\n\nfor {company} in Bergen we have the {product}, as Peter Hansen of Brio Ltd knows.\n\nKind regards,\n{senderName}\n{senderCompany}',
    ['Bergen', 'Peter Hansen', 'Brio Ltd'],
  ],
  [
    'German',
    'Sehr geehrte Frau Sommer,\n\nwie mit Frau Sommer und Herrn Winter besprochen, ist die Rota für die Alta Foods GmbH da.\n\nMit freundlichen Grüßen\nMara',
    '{greeting},\n\nwie mit {fullName} und Herrn Winter besprochen, ist die {product} für die {company} da.\n\nMit freundlichen Grüßen\n{senderName}',
    ['Herrn Winter'],
  ],
  [
    'French',
    'Bonjour Madame Sommer,\n\nla Rota est pour Alta Foods et aussi pour les Ateliers Morel à Lyon.\n\nCordialement,\nMara Lind',
    '{greeting},\n\nla {product} est pour {company} et aussi pour les Ateliers Morel à Lyon.\n\nCordialement,\n{senderName}',
    ['Ateliers Morel', 'Lyon'],
  ],
  [
    'Spanish',
    'Estimada Sra. Sommer:\n\nla Rota es para Alta Foods, como sabe Panadería Ruiz S.L. en Sevilla.\n\nUn saludo,\nMara Lind',
    '{greeting}:\n\nla {product} es para {company}, como sabe Panadería Ruiz S.L. en Sevilla.\n\nUn saludo,\n{senderName}',
    ['Panadería Ruiz S.L.', 'Sevilla'],
  ],
  [
    'Italian',
    'Gentile Sig.ra Sommer,\n\nla Rota è per Alta Foods, come sa il Sig. Rossi a Torino.\n\nCordiali saluti\nMara Lind',
    '{greeting},\n\nla {product} è per {company}, come sa il Sig. Rossi a Torino.\n\nCordiali saluti\n{senderName}',
    ['Sig. Rossi', 'Torino'],
  ],
  [
    'Dutch',
    'Geachte mevrouw Sommer,\n\nde Rota is voor Alta Foods, zoals Bakkerij Jansen BV in Utrecht weet.\n\nMet vriendelijke groet,\nMara Lind',
    '{greeting},\n\nde {product} is voor {company}, zoals Bakkerij Jansen BV in Utrecht weet.\n\nMet vriendelijke groet,\n{senderName}',
    ['Bakkerij Jansen BV', 'Utrecht'],
  ],
  [
    'Polish',
    'Szanowna Pani Sommer,\n\nRota jest dla Alta Foods, jak wie Pan Kowalski w Gdańsku.\n\nZ poważaniem\nMara Lind',
    '{greeting},\n\n{product} jest dla {company}, jak wie Pan Kowalski w Gdańsku.\n\nZ poważaniem\n{senderName}',
    ['Pan Kowalski', 'Gdańsku'],
  ],
  [
    'Portuguese',
    'Prezada Sra. Sommer,\n\na Rota é para a Alta Foods, como sabe o Sr. Costa em Lisboa.\n\nCumprimentos,\nMara Lind',
    '{greeting},\n\na {product} é para a {company}, como sabe o Sr. Costa em Lisboa.\n\nCumprimentos,\n{senderName}',
    ['Sr. Costa', 'Lisboa'],
  ],
]

describe('a template of a letter', () => {
  test.each(letters)(
    'in %s has variables for what is known, and names the rest',
    (_, body, template, left) => {
      const made = templateOf({ subject: 'Rota', body }, known)
      expect(made.subject).toBe('{product}')
      expect(made.body).toBe(template)
      expect(made.left).toEqual(left)
    },
  )

  test('has the variables that the person chose for other names', () => {
    const body = 'Dear Ann,\n\nas Brio Ltd in Bergen knows.\n\nMara'
    const chosen = new Map([['Brio Ltd', 'company' as const]])
    const made = templateOf({ subject: 'For Brio Ltd', body }, known, { chosen })
    expect(made.subject).toBe('For {company}')
    expect(made.body).toBe('Dear Ann,\n\nas {company} in Bergen knows.\n\n{senderName}')
    expect(made.left).toEqual(['Bergen'])
  })

  test('shows the lead’s last name, their city and other products, which may be common words', () => {
    const lead = { ...known.lead, fullName: 'Anna Berg', address: 'Kettwiger Straße 1, 45127 Essen' }
    const body = 'Hallo Anna,\n\nvom Berg nach Essen mit dem Peel.\n\nMara Lind'
    const made = templateOf({ subject: '', body }, { ...known, lead }, { others: ['Peel', 'Oven'] })
    expect(made.left).toEqual(['Berg', 'Essen', 'Peel'])
  })

  test('of a lead who is called like the sender greets the lead and is signed by the sender', () => {
    const lead = { ...known.lead, fullName: 'Mara Berg' }
    const body = 'Dear Mara,\n\nhere it is.\n\nBest,\nMara'
    expect(templateOf({ subject: '', body }, { ...known, lead }).body).toBe(
      'Dear {firstName},\n\nhere it is.\n\nBest,\n{senderName}',
    )
  })
})

test.each([
  ['Frau Dr. Eva Berg', 'Sehr geehrte Frau Dr. Berg, das ist für Sie und die Firma.'],
  ['Herr Tom Berg', 'Sehr geehrter Herr Berg, das ist für Sie und die Firma.'],
  ['Eva Berg', 'Guten Tag Eva Berg, das ist für Sie und die Firma.'],
  ['info', 'Guten Tag, das ist für Sie und die Firma.'],
])('%s is greeted in the language of the template', (fullName, text) => {
  const template = '{greeting}, das ist für Sie und die Firma.'
  const filled = fillVariables(template, { ...known, lead: { ...known.lead, fullName } })
  expect(filled).toEqual({ text, empty: [] })
})

test('without a lead the greeting is left to fill in', () => {
  expect(fillVariables('{greeting},', { ...known, lead: null })).toEqual({
    text: '[greeting],',
    empty: ['greeting'],
  })
})

test.each([
  'Dear Mrs Dunmore',
  'Sehr geehrte Frau Mag. Huber',
  'Bonjour Docteur Le Bihan',
  'Estimada Lic. Ibáñez',
  'Gentile dott.ssa Pagliarulo',
  'Geachte heer/mevrouw Van der Knaap',
  'Szanowna Pani Doktor',
  'Cara Eng.ª Moutinho',
  'Exmo. Senhor Eng.º Duarte Sottomayor',
  'Exma. Senhora Prof.ª Doutora Maria da Conceição Teles de Noronha',
  'Gentile Avv. Prof.ssa Di Stefano',
])('of a letter with the greeting %j has a variable for it', (greeting) => {
  const body = `${greeting},\n\nhere it is.\n\nMara`
  expect(templateOf({ subject: '', body }, known).body).toMatch(/^\{greeting\},\n\nhere it is\./)
})
