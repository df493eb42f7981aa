import { expect, test } from 'vitest'
import { parseQuery } from '#api/companies/query/query.ts'
import { makesTheSame } from './maker.ts'

const isMaker = (name: string, productText: string, companyText: string) =>
  makesTheSame(
    companyText,
    parseQuery({
      product: {
        name,
        description: productText,
        target_industry: 'Any',
        company_size: 'Any',
        price_range: '',
        category: '',
        keywords: '',
      },
      count: 1,
      exclude: new Set(),
    }),
  )

test.each([
  ['Bread slicers', 'They cut every loaf.', 'We make slicers and mixers in Leeds.'],
  ['Ladenbackofen', 'Ein Ofen für Bäckereien.', 'Hersteller von Backöfen und Gärschränken seit 1950.'],
  ['Backofen für Bäckereien', 'Der Ofen für die Backstube.', 'Wir produzieren Ladenbacköfen mit Dampf.'],
  ['Four à pain électrique', 'Le four pour les boulangeries.', 'Fabricant de fours pour artisans.'],
  ['Horno de pan', 'El horno para las panaderías.', 'Somos fabricantes de hornos industriales.'],
  ['Forno per il pane', 'Il forno per le panetterie.', 'Siamo produttori di forni e impastatrici.'],
  ['Broodoven', 'De oven voor de bakkerij.', 'Fabrikant van broodovens en rijskasten.'],
  ['Piec piekarniczy', 'Piec dla piekarni i cukierni.', 'Producent pieców piekarniczych.'],
])('a company that makes “%s” itself is a competitor', (name, text, company) => {
  expect(isMaker(name, text, company)).toBe(true)
})

test.each([
  ['Bread slicers', 'They cut every loaf.', 'We make bread and rolls.'],
  ['Testing software', 'For software companies.', 'We develop software for hospitals.'],
  ['Four à pain électrique', 'Le four pour les boulangeries.', 'Fabricant de pain au levain.'],
  ['Broodoven', 'De oven voor de bakkerij.', 'Bakkerij die brood maakt.'],
  ['Piec piekarniczy', 'Piec dla piekarni i cukierni.', 'Producent pieczywa i ciast.'],
])('a company that makes something else is no competitor of “%s”', (name, text, company) => {
  expect(isMaker(name, text, company)).toBe(false)
})
