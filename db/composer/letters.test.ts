import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { focuses, lengths, tones } from '#db/model/entities/email.ts'
import { composeEmail, wordBands } from './compose.ts'
import type { Composed, EmailInput } from './facts.ts'
import { type LanguageName, languages } from './language.ts'
import { wordsOf } from './languages/load.ts'
import { sentencesOf, wordCount } from './words.ts'

const sender = { fullName: 'Mara Lind', position: '', company: 'Nordlys Trading' }
const someone = {
  id: 7,
  fullName: 'Sanja Berg',
  company: 'Alta Foods',
  position: '',
  industry: '',
  address: '',
}

interface Home {
  industry: string
  address: string
  description: string
  benefit: string
  statement: string
  value: string
}

/** A lead and a product of each language, both written in it. What the site states bears on the product. */
const homes: Record<LanguageName, Home> = {
  en: {
    industry: 'Bakery',
    address: '4 Mill Lane, Leeds LS6 2AB, UK',
    description: 'A logger that warns the driver before the goods get too warm.',
    benefit: 'No delivery is lost on the way.',
    statement: 'Our drivers have brought the goods to every village since 1987',
    value: '1,200-4,500',
  },
  de: {
    industry: 'Bäckerei',
    address: 'Zeil 1, 60313 Frankfurt, Deutschland',
    description: 'Ein Logger, der den Fahrer warnt, bevor die Ware zu warm wird.',
    benefit: 'Keine Lieferung geht auf dem Weg verloren.',
    statement: 'Seit 1923 bringen unsere Fahrer jede Lieferung in die Stadt',
    value: '1,200-4,500',
  },
  fr: {
    industry: 'Boulangerie',
    address: '1 quai Sud, 76600 Le Havre, France',
    description: 'Un enregistreur qui prévient le chauffeur avant que la marchandise ne chauffe.',
    benefit: 'Aucune livraison n’est perdue en route.',
    statement: 'Depuis 1962, nos chauffeurs apportent chaque livraison dans la ville',
    value: '3200 EUR',
  },
  es: {
    industry: 'Panadería',
    address: 'Calle Mayor 1, 28013 Madrid, España',
    description: 'Un registrador que avisa al conductor antes de que se caliente la mercancía.',
    benefit: 'Ninguna entrega se pierde por el camino.',
    statement: 'Desde 1979 nuestros conductores llevan cada entrega por la ciudad',
    value: '12.000 €',
  },
  it: {
    industry: 'Panificio',
    address: 'Via Roma 1, 20121 Milano, Italia',
    description: 'Un registratore che avvisa il conducente prima che la merce si scaldi.',
    benefit: 'Nessuna consegna va persa per strada.',
    statement: 'Dal 1961 i nostri conducenti fanno ogni consegna in città',
    value: '12.000 €',
  },
  nl: {
    industry: 'Bakkerij',
    address: 'Damrak 1, 1012 LG Amsterdam, Nederland',
    description: 'Een logger die de chauffeur waarschuwt voordat de goederen te warm worden.',
    benefit: 'Geen enkele levering gaat onderweg verloren.',
    statement: 'Sinds 1923 brengen onze chauffeurs elke levering naar de stad',
    value: '12.000 €',
  },
  pl: {
    industry: 'Piekarnia',
    address: 'ul. Długa 5, 80-827 Gdańsk, Polska',
    description: 'Rejestrator, który ostrzega kierowcę, zanim towar się ogrzeje.',
    benefit: 'Żadna dostawa nie przepada po drodze.',
    statement: 'Od 1987 roku nasi kierowcy wożą każdy towar po mieście',
    value: '12.000 €',
  },
  pt: {
    industry: 'Padaria',
    address: 'Rua da Praia 60, 4900-360 Viana do Castelo, Portugal',
    description: 'Um registador que avisa o motorista antes de a mercadoria aquecer.',
    benefit: 'Nenhuma entrega se perde no caminho.',
    statement: 'Desde 1962 os nossos motoristas levam cada entrega pela cidade',
    value: '12.000 €',
  },
}

const leadOf = (language: LanguageName) => {
  const { industry, address } = homes[language]
  return { ...someone, industry, address }
}

const productOf = (language: LanguageName) => {
  const { description, benefit, value } = homes[language]
  return { name: 'ColdTrace', brand: 'Trace', price_range: 'On request', description, benefit, value }
}

/** What the look-up found on a site. */
const found = (value: string) => ({
  field: 'statement' as const,
  value,
  source: 'website' as const,
  sourceUrl: 'https://alta.test/about',
  foundAt: '2026-01-12T09:00:00.000Z',
  confidence: 95,
  marks: [],
})

const manner = { sender, tone: 'professional', length: 'brief', focus: 'benefits' } as const

const write = (language: LanguageName, over: Partial<EmailInput> = {}) =>
  composeEmail({ lead: leadOf(language), product: productOf(language), ...manner, ...over })

describe('a brief letter', () => {
  test.each(languages)(
    'in %s has 60 to 100 words and one question, in every tone and focus',
    async (language) => {
      const { least, most } = wordBands.brief
      for (const tone of tones) {
        for (const focus of focuses) {
          const { body } = await write(language, { tone, focus })
          expect(wordCount(body), body).toBeGreaterThanOrEqual(least)
          expect(wordCount(body), body).toBeLessThanOrEqual(most)
          expect(body.match(/\?/g), body).toHaveLength(1)
        }
      }
    },
  )

  test.each(languages)(
    'in %s says why it comes, what is offered and what it does, in the rows’ own words',
    async (language) => {
      const { description, benefit, statement } = homes[language]
      const lead = { ...leadOf(language), found: [found(statement)] }
      const { body } = await write(language, { lead })
      for (const words of [statement, description.slice(3), benefit.slice(1)]) expect(body).toContain(words)
    },
  )

  test.each(languages)('of twenty in %s is never a copy of another', async (language) => {
    const letters: Composed[] = []
    for (let nth = 1; nth <= 20; nth++) {
      const lead = { ...leadOf(language), id: nth * 104_729 }
      letters.push(await write(language, { lead, earlier: letters }))
    }
    expect(new Set(letters.map(({ body }) => body)).size).toBe(20)
  })

  test('of a product of which nothing can be quoted asks whether the sender may say what it is', async () => {
    const { body } = await write('de', { product: { ...productOf('pl'), description: '' } })
    expect(body).toMatch(/(?:Darf|Soll) ich Ihnen/)
    expect(body).toContain('ColdTrace')
  })

  test('to somebody who holds a position does not ask whether somebody else is responsible', async () => {
    const lead = { ...leadOf('de'), position: 'Backstubenleitung' }
    const { colleagues } = await wordsOf('de')
    for (let variant = 0; variant < 20; variant++) {
      const { body } = await write('de', { lead, variant })
      expect(colleagues.filter((sentence) => body.includes(sentence))).toEqual([])
    }
  })
})

test('a letter whose site’s sentence leaves no room for the benefit still says what the thing is, and asks', async () => {
  const statement = `Our drivers take the goods to ${Array.from({ length: 24 }, (_, n) => `park ${n}`).join(', ')} and the river.`
  const lead = { ...leadOf('en'), found: [found(statement.replaceAll(/ \d+/g, 's'))] }
  const { body } = await write('en', { lead })
  expect(body).toContain('a logger that warns the driver')
  expect(body).not.toContain(homes.en.benefit.slice(1))
  expect(body).toMatch(/\?/)
})

test('what a product does is never said before what it is, and has a subject', async () => {
  const product = { ...productOf('en'), benefit: 'Lets one driver watch ten lorries.' }
  const { body } = await write('en', { product })
  expect(body).toMatch(/: a logger that .+ It lets one driver watch ten lorries\./)
  const alone = await write('en', { product: { ...productOf('en'), description: '' } })
  expect(alone.body).toMatch(/ColdTrace(?: to you)?\. The (?:benefit|advantage): no delivery is lost/)
})

test('a name that says in another language what it is gives way to the brand, and one in English follows “our”', async () => {
  const scale = { ...productOf('it'), name: 'Bilancia per arnie Apepeso', brand: 'Apepeso' }
  const told = {
    ...scale,
    description: 'Bilancia da mettere sotto l’arnia, con SIM.',
    benefit: 'de: Stockwaagen für Imker',
  }
  const { subject, body } = await write('de', { product: told })
  expect(body).toContain('„Apepeso“')
  expect(`${subject}${body}`).not.toContain('Bilancia')
  const heaters = {
    ...productOf('en'),
    name: 'Portable hangar heaters',
    description: 'Diesel heaters on wheels.',
  }
  const english = await write('en', { product: heaters })
  expect(english.body).toContain('our portable hangar heaters: diesel heaters on wheels.')
  expect(english.subject).not.toContain('our')
})

test('a note that goes on with a verb after its thing ends there, and several things are they', async () => {
  const liners = {
    ...productOf('en'),
    name: 'WoolPouch',
    description: 'Box liners made from wool, keep parcels cold for two days.',
    benefit: 'Replaces polystyrene boxes and keeps fish cold.',
  }
  const { body } = await write('en', { product: liners })
  expect(body).toContain(
    'WoolPouch: box liners made from wool. They replace polystyrene boxes and keep fish cold.',
  )
  const sensors = {
    ...productOf('de'),
    name: 'Wächter',
    description: 'Funksensoren für Lager, messen die Feuchte.',
  }
  expect((await write('de', { product: sensors })).body).toContain(': Funksensoren für Lager.')
})

test('a note’s sentences that begin with small letters are sentences of their own', async () => {
  const description = 'a camera set for chapels, one start button. recording kept 90 days. we install it.'
  const { body } = await write('en', { product: { ...productOf('en'), name: 'Quiet', description } })
  expect(body).toContain('Quiet: a camera set for chapels, one start button. ')
  expect(body).not.toMatch(/\. \p{Ll}/u)
})

test('an email address tells which of two names is the first one', async () => {
  const lead = { ...leadOf('it'), fullName: 'Singh Harpreet', email: 'harpreet.singh@caseificio.example' }
  expect((await write('it', { lead })).body).toContain('Gentile Sig. Singh,')
})

test('a product in another language is named with the word for what it is, and not quoted', async () => {
  const named = await write('de', { product: productOf('es') })
  expect(named.body).toContain('unseren Logger „ColdTrace“')
  const description = 'ColdTrace misst, ob die Ware auf dem Weg zu warm wird.'
  const unknown = await write('it', { product: { ...productOf('it'), description } })
  expect(unknown.body).not.toContain('misst')
  expect(unknown.body).toContain(homes.it.benefit.slice(1))
})

test('a product in another language is named with its category, where that is in the letter’s', async () => {
  const { body } = await write('de', {
    product: {
      ...productOf('pl'),
      description: 'Bardzo dobre i tanie.',
      category: 'Messgeräte für die Kühlkette',
    },
  })
  expect(body).toContain('„ColdTrace“ (Messgeräte für die Kühlkette)')
})

test('of a site’s sentences only one that bears on the product is quoted, and it is why the letter comes', async () => {
  const about = 'Our drivers bring chilled goods to every county'
  for (let variant = 0; variant < 10; variant++) {
    const lead = { ...leadOf('en'), found: [found('Dogs ride free'), found(about)] }
    expect((await write('en', { lead, variant })).body).toMatch(/‘Our drivers [^’]+’\.? That is why/)
    const beside = { ...lead, found: [found('Dogs ride free')] }
    for (const length of lengths) {
      expect((await write('en', { lead: beside, variant, length })).body).not.toContain('Dogs ride free')
    }
  }
})

test('words that any company says of itself make no sentence of a site bear on the product', async () => {
  const statement = 'Our customers have trusted the quality of our service for 40 years'
  const description = 'A logger whose quality our customers have trusted for years.'
  const product = { ...productOf('en'), description }
  const { body } = await write('en', { product, lead: { ...leadOf('en'), found: [found(statement)] } })
  expect(body).not.toContain('for 40 years')
})

test('the full stop of a quoted sentence stands where its language has it', async () => {
  const quoted = async (language: LanguageName) => {
    const lead = { ...leadOf(language), found: [found(`${homes[language].statement}.`)] }
    const { body } = await write(language, { lead })
    return body
  }
  const inside = { en: /\.’\s/, de: /\.“\s|“ –/, fr: /\.\u202f»\s|\u202f»\u00a0:/, nl: /\.’\s|’, / }
  const outside = { es: /»[.:]/, it: /»[.:]/, pl: /”\.\s|” –/, pt: /»[.:]/ }
  for (const language of languages) {
    const marks = Object.entries({ ...inside, ...outside }).find(([name]) => name === language)?.[1]
    expect(await quoted(language)).toMatch(marks ?? '')
    expect(await quoted(language)).not.toMatch(/\.[”“»’]\./)
  }
})

test('who writes is said once, before what the site says, unless the company is the sender’s own name', async () => {
  expect((await write('en')).body).toMatch(/Mara Lind(?:, and I| from Nordlys)/)
  const { body } = await write('en', { lead: { ...leadOf('en'), found: [found(homes.en.statement)] } })
  expect(body).toMatch(
    /Mara Lind(?:, and I (?:work|am with)| from Nordlys)[^.]+\. (?:I read|Your site|It says)/,
  )
  expect(body.match(/writ(?:e|ing)/g) ?? []).toHaveLength(/That is why I am writing/.test(body) ? 1 : 0)
  const own = await write('en', { sender: { ...sender, company: 'Lind' } })
  expect(own.body.split('Kind regards')[0]?.split('Best regards')[0]).not.toContain('Mara')
})

test('a person without a company is not addressed as several', async () => {
  const asked = async (company: string) => {
    const all = [0, 1, 2, 3, 4, 5].map((variant) =>
      write('es', { lead: { ...leadOf('es'), company }, variant }),
    )
    return (await Promise.all(all)).map(({ body }) => body).join()
  }
  expect(await asked('')).not.toMatch(/¿Les|ustedes|plantean/)
  expect(await asked('Alta')).toMatch(/¿Les|ustedes|plantean/)
})

test.each<[LanguageName, one: RegExp]>([
  [
    'es',
    /(?<!\p{L})(?:le|usted|dígame|deme|permítame|compárelo|quiere|prefier[ae]|necesita|desea|permite|diga|dijera|responde|saque|conoce|reenviara|indicara|comparta|haga|tenga)(?!\p{L})|\p{Ll}rle(?!\p{L})/iu,
  ],
  [
    'it',
    /(?<!\p{L})(?:L[ae]|Lei|Su[aeo]|Suoi|Gliel?\p{L}+|preferisce|vuole|indichi|dica|dedichi|giudichi|confronti|conosce|faccia|risponde|scriva)(?!\p{L})|\p{Ll}rL[ae]|\p{Ll}Glielo/u,
  ],
  ['pt', /(?<!\p{L})(?:têm|usam|vocês|lhes)(?!\p{L})/iu],
])('a company of which no person is known is addressed in one number in %s', async (language, other) => {
  const lead = { ...leadOf(language), fullName: 'info' }
  for (const tone of tones) {
    for (const focus of focuses) {
      for (let variant = 0; variant < 6; variant++) {
        const length = variant % 2 === 0 ? 'brief' : 'long'
        const { subject, body } = await write(language, { lead, tone, focus, length, variant })
        // What stands in brackets is for the sender.
        expect(`${subject}\n${body}`.replaceAll(/\[[^\]]+\]/g, '')).not.toMatch(other)
      }
    }
  }
})

test('a brief letter closes with one offer, at most one sentence more, and expects no refusal', async () => {
  for (const language of languages) {
    const { wayOuts, trials, visits } = await wordsOf(language)
    for (const tone of tones) {
      for (let variant = 0; variant < 6; variant++) {
        const { body } = await write(language, { tone, variant })
        const closing = body.split('\n\n').at(-2) ?? ''
        expect(sentencesOf(closing).length, closing).toBeLessThanOrEqual(2)
        for (const sentence of [...wayOuts, ...trials, ...visits]) expect(body).not.toContain(sentence)
      }
    }
  }
})

test('a letter to a desk asks to hand it on, and one to a person does not', async () => {
  const desks = { en: 'Reception', de: 'Empfang', fr: 'Secrétariat', es: 'Recepción', it: 'Segreteria' }
  const others = { nl: 'Receptie', pl: 'Sekretariat', pt: 'Setor de Compras' }
  const named = Object.entries({ ...desks, ...others })
  for (const language of languages) {
    const { passOn, toSeveral } = await wordsOf(language)
    const isPassedOn = (body: string) =>
      passOn.some((text) => body.includes(text) || body.includes(toSeveral(text)))
    const fullName = named.find(([name]) => name === language)?.[1] ?? ''
    expect(isPassedOn((await write(language, { lead: { ...leadOf(language), fullName } })).body)).toBe(true)
    expect(isPassedOn((await write(language)).body)).toBe(false)
  }
})

test('a brief letter says one benefit in one sentence, and a longer one says all of them', async () => {
  const benefit = 'Staff water once every three days\nFewer plants thrown out'
  const product = { ...productOf('en'), benefit }
  const brief = (await write('en', { product })).body
  expect(brief).toContain(': staff water once every three days.')
  expect(brief).not.toMatch(/fewer plants/i)
  const long = (await write('en', { product, length: 'medium' })).body
  expect(long).toContain(': staff water once every three days; fewer plants thrown out.')
})

test.each<[LanguageName, string, string, string]>([
  ['fr', 'Cabine Silencio S1', 'Cabine acoustique pour une personne.', 'la «\u202fCabine Silencio S1\u202f»'],
  ['it', 'Armadio Fresco', 'Armadio frigorifero per fiori.', 'l’«Armadio Fresco»'],
  ['es', 'Mesa Norte', 'Mesa de trabajo para cocinas.', 'la «Mesa Norte»'],
  ['pt', 'Escora Leve 350', 'Escora de alumínio para laje.', 'a «Escora Leve 350»'],
  ['pt', 'Leve 350', 'Escora de alumínio para laje.', ' «Leve 350»'],
])('in %s the product %j, described as %j, is %j', async (language, name, description, said) => {
  const product = { ...productOf(language), name, description }
  const { body } = await write(language, { product })
  expect(body).toContain(said)
  expect(body).toMatch(/: une? |: un[ao]? |: uma? /)
})

test('a lead of whom nothing else tells the language gets a letter in that of the company’s site', async () => {
  const lead = { ...someone, found: [found('Bei uns leben 62 Menschen in kleinen Wohngruppen.')] }
  expect((await write('en', { lead })).body).toMatch(/^(?:Guten Tag|Sehr geehrte)/)
})

test('a site’s sentence in capitals is not quoted', async () => {
  const lead = { ...leadOf('en'), found: [found('THE BAKERY IS OPEN EVERY DAY FROM 9 TO 5')] }
  expect((await write('en', { lead })).body).not.toContain('OPEN')
})

test('quotation marks within a quotation are those of the language', async () => {
  const lead = {
    ...leadOf('en'),
    found: [found('Our drivers bring all goods by the motto "everybody gets a game".')],
  }
  const { body } = await write('en', { lead })
  expect(body).toContain('‘Our drivers bring all goods by the motto “everybody gets a game”.’')
})

test('a letter says which site it quotes also where nothing but the rep’s choice tells the language', async () => {
  const lead = { ...someone, found: [found('Depuis 1988, 12 chauffeurs pour chaque livraison.')] }
  expect((await write('fr', { lead, language: 'fr' })).body).toContain('12 chauffeurs pour chaque livraison')
})

test('a subject begins with a capital, unless the product’s name is written without one', async () => {
  const subjectFor = async (name: string, description = homes.en.description) =>
    (
      await write('en', {
        product: { ...productOf('en'), name, description },
        lead: { ...leadOf('en'), company: '' },
      })
    ).subject
  expect(await subjectFor('dry-stone walling')).toMatch(/^Dry-stone walling/)
  expect(await subjectFor('eyeSpy')).toMatch(/^eyeSpy/)
  expect(await subjectFor('quietlane®')).toMatch(/^quietlane®/)
  expect(await subjectFor('quietlane', 'quietlane is a rubber panel for crossings.')).toMatch(/^quietlane/)
})

test('a product’s name has one kind of apostrophe, and is not said again after a colon', async () => {
  const product = {
    ...productOf('fr'),
    name: "CALM'dent®",
    description: "CALM'dent est un casque qui diffuse des sons pendant les soins.",
  }
  const { subject, body } = await write('fr', { product })
  expect(`${subject}${body}`).not.toContain("'")
  expect(body).toMatch(/«\sCALM’dent®\s»\. CALM’dent est un casque/)
})

test('a longer letter has more to say only where there is more, and stops below its length otherwise', async () => {
  const { statement } = homes.en
  const lead = {
    ...leadOf('en'),
    found: [found(statement), found('The bakery has four shops in the county')],
  }
  const long = 'It writes a record for each tour. The record can be printed for the customer. '.repeat(6)
  const product = { ...productOf('en'), description: `${homes.en.description} ${long}` }
  const rich = wordCount((await write('en', { lead, product, length: 'short' })).body)
  expect(rich).toBeGreaterThanOrEqual(wordBands.short.least)
  const poor = await write('en', { lead: someone, product: { ...product, description: '' }, length: 'long' })
  expect(wordCount(poor.body)).toBeLessThan(wordBands.long.least)
})

test('a trade is named only where the industry names it and nothing else', async () => {
  const named = async (industry: string) => {
    const all = [0, 1, 2, 3, 4, 5, 6, 7].map((variant) =>
      write('en', { lead: { ...someone, industry }, variant }),
    )
    return (await Promise.all(all)).some(({ body }) => body.includes('your bakery'))
  }
  expect(await named('Bakery')).toBe(true)
  expect(await named('Bakery equipment')).toBe(false)
})

describe('in the language’s own writing', () => {
  test.each<[LanguageName, string, string]>([
    ['en', 'Ann Berg', 'Dear Ann,'],
    ['en', 'Mr Tom Berg', 'Dear Mr Berg,'],
    ['en', 'Mrs Dunmore', 'Dear Mrs Dunmore,'],
    ['en', 'Miss E. Tanner', 'Dear Miss Tanner,'],
    ['en', 'Prof. Helen Adeyemi', 'Dear Prof Adeyemi,'],
    ['de', 'Herr Prof. Dr. Klaus Hahn', 'Sehr geehrter Herr Prof. Dr. Hahn,'],
    ['de', 'Mag. Theresa Huber', 'Sehr geehrte Frau Mag. Huber,'],
    ['de', 'Dr. med. vet. Kim Voss', 'Guten Tag Dr. Kim Voss,'],
    ['en', 'Cllr David Pugh', 'Dear Cllr Pugh,'],
    ['en', 'Prof Dame Judith Ellis DBE', 'Dear Prof Ellis,'],
    ['de', 'Sr. M. Hildegard Bauer', 'Sehr geehrte Frau Bauer,'],
    ['es', 'Excmo. Sr. D. Pedro Luján', 'Estimado Sr. Luján:'],
    ['pl', 'Sz. P. Barbara Cichoń', 'Szanowna Pani,'],
    ['fr', 'Alta Foods', 'Madame, Monsieur,'],
    ['de', 'Fr. Schulze', 'Sehr geehrte Frau Schulze,'],
    ['nl', 'mw. J. v.d. Meer', 'Geachte mevrouw Van der Meer,'],
    ['nl', 'Meneer Luc Peeters', 'Geachte heer Peeters,'],
    ['en', 'Dr. A. B. Mensah, MRCGP', 'Dear Dr Mensah,'],
    ['de', 'Herr und Frau Holm', 'Sehr geehrte Damen und Herren,'],
    ['fr', 'Dr Anne-Sophie Le Bihan', 'Docteur Le Bihan,'],
    ['fr', 'Pr Camille Vasseur', 'Professeur Vasseur,'],
    ['fr', 'Me Thierry Lacombe', 'Maître,'],
    ['es', 'Lic. Fernanda Ibáñez', 'Estimada Lic. Ibáñez:'],
    ['es', 'Ramón', 'Buenos días, Ramón:'],
    ['it', 'dott.ssa Ornella Pagliarulo', 'Gentile Dott.ssa Pagliarulo,'],
    ['nl', 'Th. van der Knaap', 'Geachte heer/mevrouw Van der Knaap,'],
    ['nl', 'Prof. dr. H. de Wit', 'Geachte prof. De Wit,'],
    ['pl', 'lek. dent. Ewa Zielińska-Bąk', 'Szanowna Pani Doktor,'],
    ['pl', 'prof. dr hab. Jan Nowak', 'Szanowny Panie Profesorze,'],
    ['pt', 'Eng.ª Teresa Moutinho', 'Exma. Senhora Eng.ª Teresa Moutinho,'],
    ['pt', 'Dr. Freitas', 'Exmo. Senhor Dr. Freitas,'],
    ['de', 'Kommerzialrätin Maria Hofer', 'Sehr geehrte Frau Kommerzialrätin Hofer,'],
    ['de', 'KommR Ing. Josef Huber', 'Sehr geehrter Herr Kommerzialrat Ing. Huber,'],
    ['de', 'Ök.-Rat Johann Mayr', 'Sehr geehrter Herr Ökonomierat Mayr,'],
    ['de', 'Prim. Univ.-Doz. Dr. Hans Auer', 'Sehr geehrter Herr Primar Dr. Auer,'],
    ['de', 'Frau Dr. Müller-Lüdenscheidt geb. Kraus', 'Sehr geehrte Frau Dr. Müller-Lüdenscheidt,'],
    ['it', 'On. Giulia Serra', 'Gentile On. Serra,'],
    ['it', 'Cav. Paolo Verdi', 'Gentile Cav. Verdi,'],
    ['it', 'Cav. Ermenegildo Dall’Osso', 'Gentile Cav. Dall’Osso,'],
    // Nobody is greeted with a family name alone.
    ['en', 'Nguyen Thi Bich Hang', 'Dear Nguyen Thi Bich Hang,'],
    ['en', 'Wang Xiaoming', 'Dear Wang Xiaoming,'],
    ['en', 'DESHAWN MCALLISTER JR.', 'Dear Deshawn,'],
    ['nl', 'Jhr. mr. Pieter-Bas van der Does', 'Geachte heer Van der Does,'],
    ['pl', 'dr inż. Oleksandr Kowalczuk', 'Szanowny Panie Doktorze,'],
    // A woman's titles have her form, and Italian and Portuguese name all of them.
    ['it', 'Avv. Prof. Maria Grazia Di Stefano', 'Gentile Avv. Prof.ssa Di Stefano,'],
    ['it', 'Dott. Ing. Marco Rossi', 'Gentile Dott. Ing. Rossi,'],
    ['es', 'Dr. Carmen Gil', 'Estimada Dra. Gil:'],
    ['pt', 'Dr. Sofia Pinto', 'Exma. Senhora Dra. Sofia Pinto,'],
    ['it', 'Dott.ssa Anna Bianchi in Rossi', 'Gentile Dott.ssa Bianchi,'],
    ['it', 'Anna Bianchi ved. Rossi', 'Gentile Sig.ra Bianchi,'],
    ['pt', 'Engº Rui Tavares', 'Exmo. Senhor Eng.º Rui Tavares,'],
    ['pt', 'Enga. Marta Pires', 'Exma. Senhora Eng.ª Marta Pires,'],
    ['pt', 'Profª Doutora Inês Vaz', 'Exma. Senhora Prof.ª Doutora Inês Vaz,'],
    ['pt', 'Comendador Nuno Braga', 'Exmo. Senhor Comendador Nuno Braga,'],
    ['pl', 'ks. dyr. Jan Kowalski', 'Szanowny Księże Dyrektorze,'],
    ['pl', 'ks. prof. dr hab. Jan Kowalski', 'Szanowny Księże Profesorze,'],
    ['pl', 'ks. prałat Adam Nowak', 'Szanowny Księże Prałacie,'],
    ['pl', 'ks. Adam Nowak', 'Szanowny Księże,'],
    ['pl', 'Anna Nowak z domu Wiśniewska', 'Szanowna Pani,'],
    ['en', 'MUDr. Petr Svoboda', 'Dear Dr Svoboda,'],
    ['en', 'doc. RNDr. Karel Černý, CSc.', 'Dear Dr Černý,'],
    ['en', 'Bc. Eva Malá', 'Dear Eva,'],
    ['en', 'Jana Nováková roz. Malá', 'Dear Jana,'],
    ['fr', 'Mme Jeanne LEROY née MARTIN', 'Bonjour Madame Leroy,'],
    ['de', 'Sanja Berg', 'Guten Tag Sanja Berg,'],
    ['de', 'Frau Dr. Sanja Berg', 'Sehr geehrte Frau Dr. Berg,'],
    ['de', 'Thomas Brandl', 'Sehr geehrter Herr Brandl,'],
    ['de', 'info', 'Sehr geehrte Damen und Herren,'],
    ['fr', 'Hélène Marchetti', 'Bonjour Madame Marchetti,'],
    ['fr', 'Camille Roux', 'Bonjour Camille Roux,'],
    ['es', 'Sr. Juan García López', 'Estimado Sr. García López:'],
    ['es', 'Rocío Valverde', 'Estimada Sra. Valverde:'],
    ['es', 'Wilmer Andrés Quintero Ospina', 'Estimado Sr. Quintero Ospina:'],
    ['it', 'Giulia Bortolotti', 'Gentile Sig.ra Bortolotti,'],
    ['it', 'Andrea Lo Presti', 'Gentile Andrea Lo Presti,'],
    ['nl', 'Pieter van der Meulen', 'Geachte heer Van der Meulen,'],
    ['nl', 'Kim de Wit', 'Geachte Kim de Wit,'],
    ['pl', 'Marek Zięba', 'Szanowny Panie,'],
    ['pl', 'Katarzyna Wiśniewska', 'Szanowna Pani,'],
    ['pl', 'info', 'Szanowni Państwo,'],
    ['pt', 'Inês Carvalho', 'Exma. Senhora Inês Carvalho,'],
    // Family names of several words.
    ['en', 'Mrs Eleanor St. John-Whitcombe', 'Dear Mrs St. John-Whitcombe,'],
    ['en', 'Mr Ralph Vaughan Williams', 'Dear Mr Vaughan Williams,'],
    ['en', 'Mrs Mary Ann Baker', 'Dear Mrs Baker,'],
    ['en', 'Mr Ben Carter', 'Dear Mr Carter,'],
    ['en', "Dr Siobhán Ní Bhriain-O'Neill", "Dear Dr Ní Bhriain-O'Neill,"],
    ['en', 'Capt. James de la Cruz', 'Dear Capt. de la Cruz,'],
    ['de', 'Herr Karl-Heinz von der Osten', 'Sehr geehrter Herr von der Osten,'],
    ['de', 'Hans v. Bülow', 'Sehr geehrter Herr von Bülow,'],
    ['de', 'Frau Ute von und zu Hagen', 'Sehr geehrte Frau von und zu Hagen,'],
    ['de', 'Frau Anna Freifrau von Hohenberg', 'Sehr geehrte Frau Freifrau von Hohenberg,'],
    ['de', 'Frau Schmidt-von der Heide', 'Sehr geehrte Frau Schmidt-von der Heide,'],
    ['de', 'Herr Alfredo Di Stefano', 'Sehr geehrter Herr Di Stefano,'],
    ['de', 'Frau Maria Schmidt geb. Krause', 'Sehr geehrte Frau Schmidt,'],
    ['fr', 'M. Yann Le Bras de Kermadec', 'Bonjour Monsieur Le Bras de Kermadec,'],
    ['fr', "Mme Anne Giscard d'Estaing", "Bonjour Madame Giscard d'Estaing,"],
    ['fr', 'DE LA TOUR Claire', 'Bonjour Madame de la Tour,'],
    ['fr', 'Mme Ben Youssef', 'Bonjour Madame Ben Youssef,'],
    ['es', 'D. Francisco de Paula Medina Ruiz de Almodóvar', 'Estimado Sr. Medina Ruiz de Almodóvar:'],
    ['es', 'Sra. García Márquez', 'Estimada Sra. García Márquez:'],
    ['es', 'Dña. María del Carmen Ortega y Gasset', 'Estimada Sra. Ortega y Gasset:'],
    ['es', 'C.P. Rosa Zulema Montoya Cruz', 'Estimada C.P. Montoya Cruz:'],
    ['es', 'María José', 'Buenos días, María José:'],
    ['it', 'Sig. Alfredo Di Stefano', 'Gentile Sig. Di Stefano,'],
    ['it', 'Dott.ssa Anna Rossi Bianchi', 'Gentile Dott.ssa Rossi Bianchi,'],
    ['nl', "Mevr. Hilde Vanden Broucke-D'Hondt", "Geachte mevrouw Vanden Broucke-D'Hondt,"],
    ['nl', 'Mevrouw Hilde Jansen-van den Berg', 'Geachte mevrouw Jansen-van den Berg,'],
    ['nl', 'drs. K. op den Kelder', 'Geachte heer/mevrouw Op den Kelder,'],
    [
      'pt',
      'Eng.ª Maria da Conceição Teles de Noronha',
      'Exma. Senhora Eng.ª Maria da Conceição Teles de Noronha,',
    ],
    ['pt', 'Sra. Rosângela A. dos Santos', 'Exma. Senhora Rosângela A. dos Santos,'],
    ['pt', 'Carlos Alberto Souza Filho', 'Exmo. Senhor Carlos Alberto Souza Filho,'],
    ['en', 'Mr. Miguel Ángel de la Rosa Jr.', 'Dear Mr de la Rosa,'],
    ['es', 'Dª María de los Ángeles Fernández de Córdoba', 'Estimada Sra. Fernández de Córdoba:'],
    ['pt', 'Kátia Regina de Oliveira e Silva', 'Exma. Senhora Kátia Regina de Oliveira e Silva,'],
    // Titles and offices, which show whether a person is a man or a woman.
    ['en', 'Sir David Holt', 'Dear Sir David,'],
    ['en', "Father Michael O'Brien", "Dear Father O'Brien,"],
    ['en', 'The Revd Canon Dr Philippa Vaughan-Rees', 'Dear Dr Vaughan-Rees,'],
    ['de', 'Mag.a Dr. Ingrid Hochleitner-Pöll', 'Sehr geehrte Frau Mag.a Dr. Hochleitner-Pöll,'],
    ['de', 'Univ.-Prof.in Dr.in Kim Blum', 'Sehr geehrte Frau Prof.in Dr.in Blum,'],
    ['de', 'DI (FH) Anna Steiner', 'Sehr geehrte Frau DI Steiner,'],
    ['de', 'Bürgermeisterin Sabine Koch', 'Sehr geehrte Frau Bürgermeisterin Koch,'],
    ['de', 'RA Dr. Peter Klein', 'Sehr geehrter Herr Dr. Klein,'],
    ['en', 'Mr and Mrs Patel', 'Hello,'],
    ['nl', "Mw. prof. mr. S. van 't Klooster", "Geachte prof. Van 't Klooster,"],
    ['it', 'Egregio Signor Rossi', 'Gentile Sig. Rossi,'],
    ['pl', 'dr hab. inż. Halina Ptak, prof. PW', 'Szanowna Pani Doktor,'],
    ['de', 'Direktor Einkauf', 'Sehr geehrte Damen und Herren,'],
    ['de', 'Anna und Peter Holm', 'Sehr geehrte Damen und Herren,'],
    ['fr', 'Mme la Directrice Anne Morel', 'Bonjour Madame la Directrice,'],
    ['fr', 'Dr Fatoumata Diallo-Lejeune', 'Docteur Diallo-Lejeune,'],
    ['es', 'Sra. Directora Ana Ruiz', 'Estimada Directora Ruiz:'],
    ['es', 'Sr. Alcalde', 'Estimado Sr. Alcalde:'],
    ['it', 'Gent.ma Sig.ra Bianchi', 'Gentile Sig.ra Bianchi,'],
    ['it', 'don Luigi Ferri', 'Gentile don Luigi,'],
    ['nl', 'ds. Marieke de Wit', 'Geachte ds. De Wit,'],
    ['pl', 'Pani dr n. med. Joanna Sikora-Malinowska', 'Szanowna Pani Doktor,'],
    ['pl', 'p. Wiesław Gąsior', 'Szanowny Panie,'],
    ['pl', 'st. bryg. Przecław Wilk', 'Szanowny Panie,'],
    ['pl', 'r. pr. Bożena Wrona', 'Szanowna Pani Mecenas,'],
    ['pl', 'Pani Dyrektor Anna Nowak', 'Szanowna Pani Dyrektor,'],
    ['pl', 'Dyrektor Szkoły', 'Szanowni Państwo,'],
    ['pt', "Comandante António Lopes d'Abreu", "Exmo. Senhor Comandante António Lopes d'Abreu,"],
    ['pt', 'Exmo. Sr. Vereador Eng.º Duarte Pacheco', 'Exmo. Senhor Vereador Eng.º Duarte Pacheco,'],
    ['pt', 'Enf.ª Telma Reis', 'Exma. Senhora Telma Reis,'],
    ['pt', 'D. Rosa Amaral', 'Exma. Senhora D. Rosa Amaral,'],
    // Words for what a person does, and titles that are spelt out.
    ['de', 'Tischlermeister Josef Huber', 'Sehr geehrter Herr Huber,'],
    ['de', 'Kfz-Meister Jens Wolf', 'Sehr geehrter Herr Wolf,'],
    ['de', 'Bäckermeister Hofer', 'Sehr geehrter Herr Hofer,'],
    ['de', 'Malermeisterin Eva Lang', 'Sehr geehrte Frau Lang,'],
    ['de', 'Zahnärztin Dr. Carla Pohl', 'Sehr geehrte Frau Dr. Pohl,'],
    ['de', 'Dipl.-Ing. Josef Huber', 'Sehr geehrter Herr Huber,'],
    ['de', 'Dipl.-Ing. Huber', 'Guten Tag Dipl.-Ing. Huber,'],
    ['de', 'KommR Ing. Franz Huber', 'Sehr geehrter Herr Kommerzialrat Ing. Huber,'],
    ['de', 'Hofrat Dr. Peter Gruber', 'Sehr geehrter Herr Hofrat Dr. Gruber,'],
    ['de', 'OMR Dr. Eva Pichler', 'Sehr geehrte Frau Dr. Pichler,'],
    ['de', 'Bgm. Stefan Maier', 'Sehr geehrter Herr Bürgermeister Maier,'],
    ['de', 'Inhaber: Peter Wolf', 'Sehr geehrter Herr Wolf,'],
    ['de', 'Peter Wolf, Geschäftsführer', 'Sehr geehrter Herr Wolf,'],
    ['de', 'Leiter Einkauf', 'Sehr geehrte Damen und Herren,'],
    ['pl', 'Dyrektor Anna Nowak', 'Szanowna Pani Dyrektor,'],
    ['pl', 'dyr. Jan Nowak', 'Szanowny Panie Dyrektorze,'],
    ['pl', 'Pani Doktor', 'Szanowna Pani Doktor,'],
    ['pl', 'Pan Mecenas', 'Szanowny Panie Mecenasie,'],
    ['pl', 'Prezes Zarządu Jan Maj', 'Szanowny Panie Prezesie,'],
    ['pl', 'Radca prawny Ewa Kos', 'Szanowna Pani Mecenas,'],
    ['pl', 'ks. proboszcz Jan Wilk', 'Szanowny Księże Proboszczu,'],
    ['pt', 'Exma. Sra. D. Maria Lopes', 'Exma. Senhora D. Maria Lopes,'],
    ['pt', 'Exmo. Senhor Eng. Rui Costa', 'Exmo. Senhor Eng.º Rui Costa,'],
    ['pt', 'Engenheira Ana Costa', 'Exma. Senhora Eng.ª Ana Costa,'],
    ['pt', 'Dona Fátima', 'Exma. Senhora D. Fátima,'],
    ['es', 'Arq. María de la Fuente', 'Estimada Arq. De la Fuente:'],
    ['es', 'Arq. de la Fuente', 'Buenos días, Arq. De la Fuente:'],
    ['es', 'D.ª Mª Ángeles de la Rosa', 'Estimada Sra. De la Rosa:'],
    ['de', 'Priv.-Doz. Dr. med. Eva Albers-Wied', 'Sehr geehrte Frau Dr. Albers-Wied,'],
    ['de', 'Pflegedienstleitung', 'Sehr geehrte Damen und Herren,'],
    ['it', 'Sig.ra Direttrice', 'Gentile Direttrice,'],
    ['nl', 'J. (Jaap) de Ruiter', 'Geachte heer De Ruiter,'],
    ['nl', 'Zr. Maria van den Akker', 'Geachte zuster Van den Akker,'],
    ['it', 'Fam. Pedrotti', 'Buongiorno,'],
    ['pt', 'Enf.ª Chefe Rosa Tavares', 'Exma. Senhora Rosa Tavares,'],
    ['nl', 'Meester Kok Ron Wiersma', 'Geachte Ron Wiersma,'],
    ['de', 'Frau OStR i. K. Dr. Beate Nolte', 'Sehr geehrte Frau Dr. Nolte,'],
    ['nl', 'Meester Van Damme', 'Geachte meester Van Damme,'],
    ['es', 'Alex De la Fuente', 'Buenos días, Alex de la Fuente:'],
    ['es', 'SR. DE LA FUENTE', 'Estimado Sr. De la Fuente:'],
    ['es', 'Dña. Carmen', 'Estimada Dña. Carmen:'],
    ['es', 'Doctor Juan Gil', 'Estimado Dr. Gil:'],
    ['it', 'Dottoressa Rossi', 'Gentile Dott.ssa Rossi,'],
    ['it', 'Dr. Mario Rossi', 'Gentile Dott. Rossi,'],
    ['it', 'Avvocato Rossi', 'Gentile Avv. Rossi,'],
    ['it', 'Studio Rossi', 'Buongiorno,'],
    ['nl', 'drs. van Dijk', 'Geachte heer/mevrouw Van Dijk,'],
    ['nl', 'mevrouw mr. A. de Vries', 'Geachte mevrouw De Vries,'],
    ['nl', 'meester An Peeters', 'Geachte meester Peeters,'],
    ['fr', 'Maître Claire Dupont', 'Maître,'],
    ['fr', 'Maître', 'Maître,'],
    ['fr', 'Jean-Pierre LE GALL', 'Bonjour Monsieur Le Gall,'],
    ['en', 'Rev John Smith', 'Dear Reverend Smith,'],
    ['en', 'Sir Smith', 'Hello,'],
    ['en', 'Owner - Jane Roe', 'Dear Jane,'],
    ['en', 'Chef Marco Roe', 'Dear Marco,'],
    ['en', 'Farmer John', 'Hello,'],
  ])('a letter in %s to %j begins with %j', async (language, fullName, greeting) => {
    const { body } = await write(language, { lead: { ...leadOf(language), fullName } })
    expect(body.split('\n')[0]).toBe(greeting)
  })

  test.each<[LanguageName, string, string, string]>([
    ['pl', 'Anna Nowak', 'dyrektor szkoły', 'Szanowna Pani Dyrektor,'],
    ['pl', 'Anna Nowak', 'asystentka dyrektora', 'Szanowna Pani,'],
    ['fr', 'M. LE BRETON Gaël', 'Maire', 'Bonjour Monsieur le Maire,'],
    ['fr', 'Camille Roux', 'Maire', 'Bonjour Camille Roux,'],
    ['pl', 'Jan Kowalski', 'radca prawny', 'Szanowny Panie Mecenasie,'],
    ['fr', 'Claire Dupont', 'Avocate associée', 'Maître,'],
    ['fr', 'Paul Martin', 'Vétérinaire', 'Docteur Martin,'],
    ['de', 'Mag. Eva Ortner', 'Bürgermeisterin', 'Sehr geehrte Frau Bürgermeisterin Mag. Ortner,'],
    ['de', 'Sabine Koch', 'Bürgermeisterin', 'Sehr geehrte Frau Bürgermeisterin Koch,'],
  ])('a letter in %s to %j, who is %j, begins with %j', async (language, fullName, position, greeting) => {
    const { body } = await write(language, { lead: { ...leadOf(language), fullName, position } })
    expect(body.split('\n')[0]).toBe(greeting)
  })

  test.each([
    ['Dra. Luciana Albuquerque de Moraes', 'Prezada Dra. Luciana,'],
    ['Dr. Ana Paula Nunes', 'Prezada Dra. Ana Paula,'],
    ['Eng. Freitas', 'Prezado Eng. Freitas,'],
    ['Profª. Dra. Ana Clara Reis', 'Prezada Prof.ª Dra. Ana Clara,'],
    ['Serviços Administrativos', 'Bom dia,'],
    ['Wanderley Schmitz de Oliveira', 'Bom dia, Wanderley,'],
    ['Inês Carvalho', 'Prezada Sra. Inês Carvalho,'],
    ['Exmo. Sr. Eng. Rui Costa', 'Exmo. Sr. Eng. Rui Costa,'],
  ])('a letter to %j in Brazil begins with %j', async (fullName, greeting) => {
    const lead = { ...leadOf('pt'), fullName, address: 'Rua Augusta 500, São Paulo, SP, 01304-000, Brasil' }
    expect((await write('pt', { lead })).body.split('\n')[0]).toBe(greeting)
  })

  test('a Belgian name keeps its capitals, and a Dutch one has a capital after a form of address', async () => {
    const greetingIn = async (address: string) => {
      const lead = { ...leadOf('nl'), fullName: 'Mevrouw van de Velde', address }
      return (await write('nl', { lead })).body.split('\n')[0]
    }
    expect(await greetingIn('Meir 1, 2000 Antwerpen, België')).toBe('Geachte mevrouw van de Velde,')
    expect(await greetingIn('Damrak 1, 1012 LG Amsterdam, Nederland')).toBe('Geachte mevrouw Van de Velde,')
  })

  test.each<[LanguageName, Partial<EmailInput>, RegExp]>([
    ['de', {}, /,\n\n(?:\p{Ll}|Alta|„)/u],
    ['it', {}, /,\n\n(?:\p{Ll}|«)/u],
    [
      'de',
      { lead: { ...leadOf('de'), address: '3011 Bern, Schweiz' } },
      /Freundliche Grüsse|freundlichen Grüssen/,
    ],
    // Swiss greetings have no comma.
    [
      'de',
      { lead: { ...leadOf('de'), address: '3011 Bern, Schweiz' } },
      /^Guten Tag Sanja Berg\n\n(?:\p{Lu}|„)/u,
    ],
    [
      'pt',
      { lead: { ...leadOf('pt'), fullName: 'Rafael Monteiro', address: 'São Paulo, Brasil' } },
      /^Prezado Sr\. Rafael Monteiro,/,
    ],
    [
      'pt',
      { lead: { ...leadOf('pt'), address: 'São Paulo, Brasil' }, length: 'long' },
      /^(?![\s\S]*\bIsto\b)/,
    ],
    // American full stops stand within quotation marks.
    [
      'en',
      { lead: { ...leadOf('en'), address: 'Dover, DE 19901, USA', found: [found(homes.en.statement)] } },
      /since 1987\.”\s/,
    ],
    [
      'es',
      { lead: { ...leadOf('es'), address: 'Rosario, Argentina', found: [found(homes.es.statement)] } },
      /^(?![\s\S]*he leído)/,
    ],
    ['fr', {}, /[^\s?]\u202f\?/],
    ['es', {}, /¿[^?]+\?/],
  ])('%s, with %j', async (language, over, written) => {
    expect((await write(language, over)).body).toMatch(written)
  })

  test.each<[LanguageName, string]>([
    ['en', '$1,200-4,500'],
    ['de', '1.200–4.500\u00a0$'],
    ['fr', '3\u202f200\u00a0€'],
    ['pl', '12\u00a0000\u00a0€'],
  ])('a price in %s is written %j', async (language, price) => {
    const { body } = await write(language, { length: 'long' })
    expect(body.replaceAll('\u202f', '\u00a0')).toContain(price.replaceAll('\u202f', '\u00a0'))
  })

  test('a product’s words and a site’s statement are quoted in a letter in their language, and nowhere else', async () => {
    for (const language of languages) {
      for (const other of languages) {
        const { description, benefit, statement } = homes[other]
        const lead = { ...leadOf(language), found: [found(statement)] }
        const { body } = await write(language, { lead, product: productOf(other) })
        for (const words of [description.slice(14, 30), benefit.slice(1), statement]) {
          expect(body.includes(words), `${other} in ${language}: ${body}`).toBe(language === other)
        }
        expect(body).toContain('ColdTrace')
      }
    }
  })

  test('the rep’s choice stands above the lead’s own language', async () => {
    expect((await write('fr', { language: 'en' })).body).toMatch(/^Dear Sanja,/)
    expect((await write('fr', { language: 'lead' })).body).toMatch(/^Bonjour/)
  })
})

describe('whatever the rows hold', () => {
  const text = fc.oneof(
    fc.constant(''),
    fc.lorem({ maxCount: 4 }),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
  )
  const rows = fc.record({
    language: fc.constantFrom(...languages),
    company: text,
    industry: fc.constantFrom('', 'Bakery', 'Zahnarzt', 'Hôtel', 'Logística', 'Law firm', 'x'),
    tone: fc.constantFrom(...tones),
    focus: fc.constantFrom(...focuses),
    length: fc.constantFrom(...lengths),
  })

  test('no template’s sign is left in a letter, and the same rows give the same letter', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async ({ language, company, industry, ...chosen }) => {
        const clean = company.replace(/[[\]{}<>|]/g, '')
        const lead = { ...someone, company: clean, industry }
        const input: EmailInput = { ...manner, product: productOf(language), lead, ...chosen, language }
        const letter = await composeEmail(input)
        expect(`${letter.subject}${letter.body}`).not.toMatch(/[{}<>|\uE000]|undefined|NaN/)
        expect(await composeEmail(input)).toEqual(letter)
      }),
      { numRuns: 60 },
    )
  })
})

test('every language has as many wordings of each part, with the same facts and placeholders', async () => {
  const facts = new Set(
    'statement product described benefit kind company trade here minutes price city inCity addressed called fullName honoured sender ours Description ourKind customers'.split(
      ' ',
    ),
  )
  for (const language of languages) {
    const { men, women, womensRoles, opensLow, stopsInside, toOne, toSeveral, marked, inCity, ...sentences } =
      await wordsOf(language)
    const named = JSON.stringify(sentences).match(/(?<=\{)\w+(?=\})/g) ?? []
    expect(named.filter((name) => !facts.has(name))).toEqual([])
    const { why, what, questions, demos, asks, details, wayOuts, colleagues, passOn, steps } = sentences
    for (const pool of [
      ...[why, what, questions, demos, asks, details, wayOuts, colleagues, passOn],
      ...Object.values(steps),
    ]) {
      expect(pool.length, language).toBeGreaterThanOrEqual(3)
    }
    expect(sentences.offers.every((sentence) => /\[.+\]/.test(sentence))).toBe(true)
  }
})

describe('a letter about a product that is described in another language', () => {
  const logger: Record<LanguageName, string> = {
    en: 'our logger ColdTrace',
    de: 'unseren Logger „ColdTrace“',
    fr: 'notre enregistreur «\u202fColdTrace\u202f»',
    es: 'nuestro registrador «ColdTrace»',
    it: 'il nostro registratore «ColdTrace»',
    nl: 'onze logger ‘ColdTrace’',
    pl: 'nasz rejestrator „ColdTrace”',
    pt: 'o nosso registador «ColdTrace»',
  }
  const wordsIn = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])

  test('says what kind of thing it is, asks, and holds no word of that language', async () => {
    for (const language of languages) {
      const own = wordsIn(JSON.stringify(await wordsOf(language)) + logger[language])
      for (const source of languages.filter((name) => name !== language)) {
        const { body } = await write(language, { product: productOf(source), variant: source.length })
        expect(body).toContain(logger[language])
        expect(body.match(/\?/g)?.length, body).toBe(2)
        expect(wordCount(body)).toBeLessThanOrEqual(wordBands.brief.most)
        const { description, benefit } = homes[source]
        const strange = [...wordsIn(`${description} ${benefit}`)].filter((word) => !own.has(word))
        const said = wordsIn(body)
        expect(strange.filter((word) => said.has(word))).toEqual([])
      }
    }
  })

  test('says that the offer is for the reader’s trade only where the product’s buyers include it', async () => {
    const product = { ...productOf('en'), buyers: 'cafe bakery' }
    expect((await write('de', { product })).body).toContain('Bäckereien')
    expect((await write('de', { product: { ...product, buyers: 'cafe' } })).body).not.toMatch(
      /Bäckereien|Cafés/,
    )
    const lead = { ...leadOf('de'), found: [found(homes.de.statement)] }
    expect((await write('de', { product, lead })).body).toContain('Bäckereien')
  })
})

test.each<[LanguageName, string, string, string]>([
  ['en', '4 Mill Lane, Leeds LS6 2AB, UK', '‘’', '“”'],
  ['en', '9 Main St, Portland, ME 04101, USA', '“”', '‘’'],
  ['de', 'Zeil 1, 60313 Frankfurt, Deutschland', '„“', '‚‘'],
  ['de', 'Hauptplatz 3, 4020 Linz, Österreich', '„“', '‚‘'],
  ['de', 'Langstrasse 9, 8004 Zürich, Schweiz', '«»', '‹›'],
  ['fr', '1 quai Sud, 76600 Le Havre, France', '«»', '“”'],
  ['es', 'Calle Mayor 1, 28013 Madrid, España', '«»', '“”'],
  ['es', 'Av. Juárez 120, 44100 Guadalajara, México', '“”', '‘’'],
  ['it', 'Via Roma 1, 20121 Milano, Italia', '«»', '“”'],
  ['nl', 'Damrak 1, 1012 LG Amsterdam, Nederland', '‘’', '“”'],
  ['pl', 'ul. Długa 5, 80-827 Gdańsk, Polska', '„”', '«»'],
  ['pt', 'Rua da Praia 60, 4900-360 Viana do Castelo, Portugal', '«»', '“”'],
  ['pt', 'Rua Augusta 500, São Paulo, SP, 01304-000, Brasil', '“”', '‘’'],
])(
  'a letter in %s to %j has the quotation marks of that country',
  async (language, address, outer, inner) => {
    const lead = { ...leadOf(language), address, found: [found(`${homes[language].statement} "Alta"`)] }
    for (let variant = 0; variant < 6; variant++) {
      const { subject, body } = await write(language, { lead, language, variant })
      const marks = new Set(`${subject}${body}`.match(/[“”„‚«»‹›‘]|(?<!\p{L})’|’(?!\p{L})/gu))
      expect([...marks].filter((mark) => !`${outer}${inner}`.includes(mark))).toEqual([])
      for (const mark of `${outer}${inner}`) expect(body).toContain(mark)
    }
  },
)

test.each<[LanguageName, string, string]>([
  ['pt', 'Porto', 'no Porto'],
  ['pt', 'Lisboa', 'em Lisboa'],
  ['pt', 'Figueira da Foz', 'na Figueira da Foz'],
  ['pt', 'Caldas da Rainha', 'nas Caldas da Rainha'],
  ['pt', 'Rio de Janeiro', 'no Rio de Janeiro'],
  ['pt', 'Vila Nova de Gaia', 'em Vila Nova de Gaia'],
  ['it', 'Torino', 'a Torino'],
  ['it', "L'Aquila", 'all’Aquila'],
  ['it', 'La Spezia', 'alla Spezia'],
  ['it', 'Lecce', 'a Lecce'],
  ['fr', 'Le Mans', 'au Mans'],
])('in %s a visit to %j is %j', async (language, city, within) => {
  expect((await wordsOf(language)).inCity(city)).toBe(within)
})

test('no question supposes how the reader works', async () => {
  for (const language of languages) {
    const { questions, problems, needs } = await wordsOf(language)
    for (const asked of [...questions, ...problems, ...needs]) {
      expect(asked).not.toMatch(
        /\b(?:how many|how do you|where do you|wie viele?|wie lösen|wo verlieren|combien|comment faites|cuánt|cómo lo|dónde|quant[ioe]|come gestite|dove|hoeveel|hoe pakt|waar verliest|ile|jak to|gdzie|como resolvem|onde)(?!\p{L})/iu,
      )
    }
  }
})

test.each([
  'We use cookies to make this site work for you',
  'Our bakery is open from 9:00 to 17:30 on weekdays',
  'We have baked bread on Harrow Lane since…',
  'Since 1987 we have (but for the war baked on Harrow Lane',
  'Do you know that we have baked since 1987?',
  'We have baked since 1987 and our loaves cost £4',
  'Mail us at hello@alta.test, we have baked since 1987',
])('%j is not quoted, whatever look-up kept it', async (statement) => {
  const lead = { ...leadOf('en'), found: [found(statement)] }
  expect((await write('en', { lead })).body).not.toContain(statement.slice(0, 20))
})

describe('whatever a lead and a product are called', () => {
  const closes: Record<LanguageName, string> = {
    en: ',',
    de: ',',
    fr: ',',
    es: ':',
    it: ',',
    nl: ',',
    pl: ',',
    pt: ',',
  }
  const marks: Record<LanguageName, readonly [open: RegExp, close: RegExp]> = {
    en: [/‘/g, /(?<!\p{L})’|’(?!\p{L})/gu],
    de: [/„/g, /“/g],
    fr: [/«/g, /»/g],
    es: [/«/g, /»/g],
    it: [/«/g, /»/g],
    nl: [/‘/g, /(?<!\p{L})’|’(?!\p{L})/gu],
    pl: [/„/g, /”/g],
    pt: [/«/g, /»/g],
  }
  const titles = [
    '',
    'Dr.',
    'Prof.',
    'Frau',
    'Herr',
    'Mag.',
    'Dipl.-Ing.',
    'Tischlermeister',
    'Maître',
    'Mme',
    'Dña.',
    'Arq.',
    'Lic.',
    'Dott.ssa',
    'Avv.',
    'Geom.',
    'mevrouw',
    'ir.',
    'Pani',
    'Pan Mecenas',
    'Dyrektor',
    'Exma. Sra. D.',
    'Eng.',
    'Rev',
    'Sir',
    'Cllr',
    'Inhaber:',
    'Chef',
  ]
  const names = [
    '',
    'Anna',
    'Jan',
    'van der Meulen',
    'De la Fuente',
    'María José García',
    'LE GALL',
    'O’Neill',
    'Th. Berg',
    'Kim Lee',
    'Anna Nowak-Zielińska',
    'D’Angelo',
    'info',
    'Team',
    'Einkauf',
  ]
  const companies = [
    '',
    'Alta Foods',
    'iGo Ltd.',
    'Corticeira do Vale, Unip., Lda.',
    'Kancelaria Wilk sp. z o.o. sp.k.',
    'Haus „Zur Post“ e.K.',
    'Bäckerei Kurz GmbH & Co. KG',
    'De Smet BVBA',
    'Le Fournil S.A.S.',
    'Hotel Yes!',
    'A.B.C. S.r.l.',
  ]
  const products = [
    'ColdTrace',
    'lumio',
    'iGo',
    'Focus',
    'eVet 3',
    'Rinse-it!',
    'Menú Escolar',
    '„Ruhe“',
    'dry-stone walling',
  ]
  const descriptions = [
    '',
    'MOBILE PUMP, 3 KG!',
    'Does it leak? Focus finds it.',
    '• light\n• strong\n• 40 €',
    'See www.focus.example',
    'Focus: „a plan“ for shops.',
    'lumio is a lamp. It is sold by Vale, Lda. Ask us.',
    'Für 49 €.',
    '.,;',
    '«Toujours prêt»',
  ]
  const drawn = fc.record({
    language: fc.constantFrom(...languages),
    fullName: fc
      .tuple(fc.constantFrom(...titles), fc.constantFrom(...names))
      .map((parts) => parts.join(' ').trim()),
    company: fc.constantFrom(...companies),
    name: fc.constantFrom(...products),
    description: fc.oneof(
      fc.constantFrom(...descriptions),
      fc.constantFrom(...languages.map((one) => homes[one].description)),
    ),
    statement: fc.oneof(fc.constant(''), fc.constantFrom(...languages.map((one) => homes[one].statement))),
    isStopped: fc.boolean(),
    tone: fc.constantFrom(...tones),
    length: fc.constantFrom(...lengths),
  })

  test('a letter has the punctuation of its language', async () => {
    await fc.assert(
      fc.asyncProperty(
        drawn,
        async ({ language, fullName, company, name, description, statement, isStopped, tone, length }) => {
          const { subject, body } = await write(language, {
            lead: {
              ...leadOf(language),
              fullName,
              company,
              found: statement ? [found(`${statement}${isStopped ? '.' : ''}`)] : [],
            },
            product: { ...productOf(language), name, description, benefit: '' },
            tone,
            length,
            language,
          })
          const whole = `${subject}\n\n${body}`
          const [open, close] = marks[language]
          const count = (pattern: RegExp) => whole.match(pattern)?.length ?? 0
          expect(whole).not.toMatch(/[^\S\n]{2}|\n{3}|\s$|[.,;:]{2}|[!?][,.]|\s[,.]|[“„«(]\s?[”»)]/)
          expect(count(open), whole).toBe(count(close))
          expect(body.split('\n')[0]?.at(-1), body).toBe(closes[language])
          const { opensLow } = await wordsOf(language)
          const [, ...paragraphs] = body.split('\n\n')
          const starts = paragraphs
            .slice(opensLow('') ? 1 : 0, -1)
            .map((text) => text.replace(/^[„“«‘¿[\s]+/u, ''))
          for (const start of starts) expect(start, body).toMatch(/^(?:\P{Ll}|lumio|iGo|eVet)/u)
        },
      ),
      { numRuns: 300 },
    )
  })
})
