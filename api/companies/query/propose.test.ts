import { expect, test } from 'vitest'
import { proposedBuyers } from './propose.ts'

const proposed = (name: string, description: string) =>
  proposedBuyers({ name, description, target_industry: '', category: '', keywords: '' })

test.each([
  ['an olive mill in Spanish', 'Criba', 'La almazara gana media hora por tolva.', 'olive-mill'],
  ['an olive mill in Italian', 'Mini', 'Per piccoli frantoi che vogliono più profumo.', 'olive-mill'],
  ['an olive mill in Portuguese', 'Peneira', 'Os lagares ganham meia hora por carga.', 'olive-mill'],
  ['a stone workshop in English', 'Plinth', 'Monumental masons fit it in twenty minutes.', 'stonemason'],
  ['a stone workshop in Spanish', 'Pulidora', 'El taller de mármol deja de recoger barro.', 'stonemason'],
  ['a stone workshop in Italian', 'Mole', 'Al marmista durano il doppio.', 'stonemason'],
  ['a beach club in Italian', 'Ombra', 'Gli stabilimenti balneari li montano senza scavare.', 'beach-club'],
  ['a beach club in Dutch', 'Kussen', 'Strandpaviljoens bestellen het per honderd.', 'beach-club'],
  ['a beach club in Spanish', 'Toldo', 'Para quien alquila hamacas en la playa.', 'beach-club'],
])('%s is proposed', (_, name, description, trade) => {
  expect(proposed(name, description).slice(0, 3)).toContain(trade)
})
