import { expect, test } from 'vitest'
import { isFormerPerson } from './formerPeople.ts'

test.each([
  'Ehemaliger Geschäftsführer: Karl Vogel',
  'Karl Vogel, Geschäftsführer bis 2019',
  'Karl Vogel (1931–2015), Gründer',
  'Karl Vogel † 2015',
  'CEO: Karl Vogel, 2005–2019',
  'Former owner Karl Vogel',
  'In memory of our founder Karl Vogel',
  'The bakery was founded in 1898 by master baker Karl Vogel',
  'Fondée en 1911 par Karl Vogel',
  'L’ancien gérant, Karl Vogel',
  'El antiguo propietario Karl Vogel',
  'De voormalige directeur Karl Vogel',
  'Tidigare ägare: Karl Vogel',
  '1967 : Karl Vogel, le fondateur',
  'Karl Vogel, falegname e fondatore, apre la prima bottega. Karl ci ha lasciati nel 2011.',
  'Karl Vogel, le fondateur, devant sa pompe. Il nous a quittés en 2003.',
  'Il fratello Karl Vogel, direttore tecnico, ha lasciato la società nel 2012',
  'Karl Vogel a fondé l’entreprise en 1984. En 2019, il a vendu ses parts à ses filles',
  'Bakker Karl Vogel sr. voor de oude oven, 1924',
  'Karl Vogel, Mitgründer, hat das Unternehmen 2015 verlassen',
])('who is named so is no longer there: %s', (text) => {
  expect(isFormerPerson('Karl Vogel', text)).toBe(true)
})

test.each([
  'Geschäftsführer: Karl Vogel',
  'Karl Vogel, Inhaber seit 2019',
  'Karl Vogel, Inhaber. Sein Vater verstarb 1999',
  'Founded in 1998 by Karl Vogel',
  'Karl Vogel, Geschäftsführer. Ehemaliger Sitz: Berlin',
  'Seit 1923. Inhaber: Karl Vogel',
  'Karl Vogel, Inhaber, seit 1958',
  'Karl Vogel, Einkauf, Mo–Fr 8–17 Uhr',
])('who is named so is there: %s', (text) => {
  expect(isFormerPerson('Karl Vogel', text)).toBe(false)
})
