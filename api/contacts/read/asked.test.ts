import { expect, test } from 'vitest'
import { askedFor } from './asked.ts'
import { type Asked, distanceFrom } from './roles.ts'

test.each<[sold: string, asked: Asked]>([
  ['Milking robots', 'operations'],
  ['Antifouling paint for ship hulls', 'operations'],
  ['Ersatzteile für Gabelstapler', 'operations'],
  ['Wellpappe und Verpackungen', 'procurement'],
  ['Gants en nitrile, fournitures médicales', 'procurement'],
  ['Śruby i surowce', 'procurement'],
  ['Cloud CRM for dentists', 'it'],
  ['Oprogramowanie magazynowe', 'it'],
  ['Point-of-sale displays', 'marketing'],
  ['Reklamskyltar', 'marketing'],
  ['Büroreinigung', 'office'],
  ['Café para oficinas', 'office'],
  ['Corporate law advice', 'owner'],
])('who is sold %s is asked through the %s', (name, asked) => {
  expect(askedFor({ name, category: '', keywords: '', description: '' })).toBe(asked)
})

test.each<[asked: Asked, best: string, next: string]>([
  ['procurement', 'Leiter Einkauf', 'Geschäftsführer'],
  ['procurement', 'directrice des achats', 'président'],
  ['procurement', 'Hoofd inkoop', 'Directeur'],
  ['operations', 'Werksleiter', 'Geschäftsführende Gesellschafterin'],
  ['operations', 'Jefa de tráfico', 'Jefe de compras'],
  ['operations', 'Plant Manager', 'Head of Sales'],
  ['owner', 'właściciel', 'kierownik działu zakupów'],
  ['owner', 'VD', 'Verkstadschef'],
  ['owner', 'Titolare', 'Responsabile acquisti'],
  ['office', 'Praxismanagerin', 'Zahnärztin'],
  ['it', 'IT-Leiter', 'Geschäftsführer'],
  ['marketing', 'Marketing Manager', 'Chief Executive Officer'],
  ['owner', 'Inhaberin', 'Assistenz der Geschäftsführung'],
])('for %s, %s is asked before %s', (asked, best, next) => {
  expect(distanceFrom(asked, best)).toBeLessThan(distanceFrom(asked, next))
})

test('nothing is sold to who hires people, speaks to the press or guards data', () => {
  for (const role of [
    'Personalleiterin',
    'HR Manager',
    'Pressesprecher',
    'Datenschutzbeauftragter',
    'Kadry',
  ]) {
    expect(distanceFrom('owner', role), role).toBe(Number.POSITIVE_INFINITY)
  }
})
