import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { composeEmail } from './compose.ts'
import { languages } from './language.ts'
import { isToldIn, linesIn, unmarkedLines, withLineIn } from './languageLines.ts'

const panels = {
  name: 'StillSound',
  brand: '',
  value: '',
  price_range: '',
  description: 'Acoustic panels that calm a hall without drilling. They hang from the rail that is there.',
  benefit: 'People understand every word.',
}
const inDutch = 'akoestische panelen die de galm uit een aula halen'
const lead = {
  id: 7,
  fullName: 'Robin De Smedt',
  company: 'Uitvaart De Smedt',
  position: '',
  industry: 'Funeral services',
  address: 'Kerkstraat 4, 9000 Gent, België',
}
const sender = { fullName: 'Imogen Hartley', company: 'StillSound Acoustics Ltd', position: '' }
const manner = { tone: 'professional', length: 'brief', focus: 'benefits' } as const

describe('what is said of a product in a language', () => {
  const benefit = withLineIn(panels.benefit, 'nl', inDutch)

  test('is a line with the mark of the language, below what was there', () => {
    expect(benefit).toBe(`People understand every word.\nnl: ${inDutch}`)
    expect(linesIn(benefit, 'nl')).toEqual([inDutch])
    expect(unmarkedLines(benefit)).toBe('People understand every word.')
  })

  test('takes the place of what was said in it before, and of nothing else', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[^\n]{0,40}$/),
        fc.constantFrom(...languages),
        fc.constantFrom(...languages),
        fc.stringMatching(/^[a-z][a-z ]{0,30}[a-z]$/),
        (before, language, other, said) => {
          const twice = withLineIn(withLineIn(before, language, 'once'), language, said)
          expect(linesIn(twice, language)).toEqual([said.replace(/ +/g, ' ')])
          if (other !== language) expect(linesIn(twice, other)).toEqual(linesIn(before, other))
        },
      ),
    )
  })

  test('lets a letter in that language say what the product is, and no other letter', async () => {
    expect(isToldIn(panels, 'nl')).toBe(false)
    expect(isToldIn({ ...panels, benefit }, 'nl')).toBe(true)
    expect(isToldIn({ ...panels, benefit }, 'en')).toBe(true)
    expect(isToldIn({ ...panels, benefit }, 'de')).toBe(false)
    const { body } = await composeEmail({ lead, product: { ...panels, benefit }, sender, ...manner })
    expect(body).toContain(inDutch)
    expect(body).not.toMatch(/nl:|People understand|Acoustic panels/)
    for (const language of languages.filter((one) => one !== 'nl')) {
      const other = await composeEmail({ lead, product: { ...panels, benefit }, sender, ...manner, language })
      expect(other.body, language).not.toMatch(/nl:|galm/)
    }
  })

  test.each([
    ['de', 'Risse finden, ohne zu bohren', '(?:Vorteil|Nutzen): Risse finden, ohne zu bohren.'],
    ['es', 'saber dónde está cada carro', '(?:ventaja|beneficio): saber dónde está cada carro.'],
    ['fr', 'voir les fissures sans percer', '(?:avantage|intérêt)\\s: voir les fissures sans percer.'],
    ['pt', 'saber onde está cada carro', '(?:vantagem|benefício): saber onde está cada carro.'],
    ['de', 'Paneele, die Hall dämpfen', '„StillSound“ vor(?:stellen)?: Paneele, die Hall dämpfen.'],
  ] as const)(
    'is what it does if it begins with a verb, and else what it is: %s, %s',
    async (language, line, said) => {
      const benefit = withLineIn(panels.benefit, language, line)
      const { body } = await composeEmail({
        lead,
        product: { ...panels, benefit },
        sender,
        ...manner,
        language,
      })
      expect(body).toMatch(new RegExp(said))
    },
  )
})
