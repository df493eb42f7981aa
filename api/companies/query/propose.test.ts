import { describe, expect, test } from 'vitest'
import { proposedBuyers } from './propose.ts'

const proposed = (name: string, description: string) =>
  proposedBuyers({ name, description, target_industry: '', category: '', keywords: '' })

const firstThree = (name: string, description: string) => proposed(name, description).slice(0, 3)

describe('a right buyer is among the first three proposals', () => {
  test.each([
    ['olive mill', 'Criba', 'La almazara gana media hora por tolva.', 'olive-mill'],
    ['olive mill', 'Mini', 'Per piccoli frantoi che vogliono più profumo.', 'olive-mill'],
    ['olive mill', 'Peneira', 'Os lagares ganham meia hora por carga.', 'olive-mill'],
    ['olive mill', 'Presse', 'Les moulins à huile gagnent une heure.', 'olive-mill'],
    ['stone workshop', 'Plinth', 'Monumental masons fit it in twenty minutes.', 'stonemason'],
    ['stone workshop', 'Saugheber', 'Steinmetzen heben damit Platten allein.', 'stonemason'],
    ['stone workshop', 'Pulidora', 'El taller de mármol deja de recoger barro.', 'stonemason'],
    ['stone workshop', 'Mole', 'Al marmista durano il doppio.', 'stonemason'],
    ['stone workshop', 'Piła', 'Zakład kamieniarski tnie bez pyłu.', 'stonemason'],
    ['beach club', 'Ombra', 'Gli stabilimenti balneari li montano senza scavare.', 'beach-club'],
    ['beach club', 'Toldo', 'El chiringuito lo recoge en un minuto.', 'beach-club'],
    ['beach club', 'Kussen', 'Strandpaviljoens bestellen het per honderd.', 'beach-club'],
    ['beach club', 'Leżak', 'Na plażę, gdzie goście wypożyczają je na godziny.', 'beach-club'],
  ])('a trade that is rarely sold to, a %s: %s, “%s”', (_, name, description, trade) => {
    expect(firstThree(name, description)).toContain(trade)
  })

  test.each([
    ['English', 'Stump grinder', 'Arborists rent it by the day.', 'landscaper'],
    ['German', 'Heuwächter', 'Bauern schlafen wieder.', 'farm'],
    ['French', 'Agenda', 'Les kinés terminent une heure plus tôt.', 'physio'],
    ['Spanish', 'Detector', 'Los fontaneros lo llevan en el bolsillo.', 'plumber'],
    ['Italian', 'Giunto', 'Gli elettricisti lo montano da soli.', 'electrician'],
    ['Dutch', 'Offerte', 'Schilders tekenen ter plekke.', 'painter'],
    ['Polish', 'Kurtka', 'Strażacy dostają rabat.', 'fire-brigade'],
    ['Portuguese', 'Rede', 'Os fruticultores dormem descansados.', 'fruit-farm'],
  ])('in %s for a product whose users are the subject: %s, “%s”', (_, name, description, trade) => {
    expect(firstThree(name, description)).toContain(trade)
  })

  test.each([
    ['English', 'LoafGuard', 'Keeps crumb dust out of the air where bread is baked.', 'bakery'],
    ['German', 'Kühler', 'Wo gezapft wird, steht er unter dem Tresen.', 'bar'],
    ['French', 'Filet', 'Protège les semis de maïs des corbeaux.', 'arable-farm'],
    ['Spanish', 'Nasa', 'Redes para lubina que duran cinco campañas.', 'fish-farm'],
    ['Italian', 'Lampada', 'Luce per navate e altari.', 'church'],
    ['Dutch', 'Borstel', 'Koeien borstelen zichzelf.', 'dairy-farm'],
    ['Polish', 'Ławka', 'Tam, gdzie zawodnicy przebierają się po treningu.', 'sports-club'],
    ['Portuguese', 'Rolha', 'Rolhas testadas uma a uma contra o gosto a mofo.', 'winery'],
    ['English', 'Rack', 'Anodes and nickel salts stay where they belong between shifts.', 'metal-finisher'],
    [
      'German',
      'Rutsche',
      'Zieht das liegengebliebene Fahrzeug sanft auf den Plateauwagen.',
      'towing-service',
    ],
    ['French', 'Cale', 'Pour les péniches qui attendent devant une écluse.', 'shipping-company'],
    ['Spanish', 'Patrón', 'Soluciones de referencia para la cromatografía.', 'testing-lab'],
    ['Italian', 'Lente', 'Per chi ritocca dipinti antichi e foglia d’oro.', 'restorer'],
    ['Dutch', 'Hoes', 'Huurfietsen komen droog terug.', 'sports-rental'],
    ['Polish', 'Nosidło', 'Dwie osoby wnoszą trumnę po schodach.', 'funeral-home'],
    ['Portuguese', 'Braçadeira', 'Prende as plataformas de andaime à fachada.', 'scaffolder'],
    ['English', 'Box', 'The game master sends hints to the players.', 'escape-room'],
    ['German', 'Absauger', 'Für Altautos, ehe die Wracks in die Presse gehen.', 'car-dismantler'],
    ['French', 'Bras', 'Secoue les poches à huîtres sur l’estran.', 'shellfish-farm'],
    ['Spanish', 'Robot', 'Recorre filas de módulos, también en seguidores.', 'solar-park'],
    ['Italian', 'Spargitore', 'Stende la terra di copertura sui prataioli.', 'mushroom-farm'],
    ['Dutch', 'Klok', 'Elke kist vis aan de afslag krijgt een foto.', 'fish-auction'],
    ['Polish', 'Kabina', 'Operatorzy w mroźni nie marzną.', 'cold-store'],
    ['Portuguese', 'Rotor', 'Micropigmentação e tatuagem sem ruído.', 'tattoo-studio'],
  ])('in %s by what is done or worked with: %s, “%s”', (_, name, description, trade) => {
    expect(firstThree(name, description)).toContain(trade)
  })

  test.each([
    ['Zahnbohrer-Etui', 'Immer griffbereit.', 'dentist'],
    ['Bloemenkoeling', 'Een wand van glas.', 'florist'],
  ])('by the first part of a compound: %s', (name, description, trade) => {
    expect(firstThree(name, description)).toContain(trade)
  })
})

test.each([
  ['Hochbeet-Bausatz Kita', 'Ohne Schrauben, aus Lärche.', 'kindergarten'],
  ['Logiciel hôtel', 'Simple et rapide.', 'hotel'],
])('a trade that sells nothing to companies buys what is named after it: %s', (name, description, trade) => {
  expect(proposed(name, description)[0]).toBe(trade)
})

test('a sentence that begins with "a" or "ein" is about the product, not about its users', () => {
  expect(proposed('Panel Pup', 'A small robot that cleans slates for roofers.')[0]).toBe('roofer')
  expect(proposed('Grabber', 'A printer that fits every barn and every cow.')).not.toContain('printer')
})

test('what a product does for a customer tells who buys it as its description does', () => {
  const product = { description: 'Fits in a pocket.', target_industry: '', category: '', keywords: '' }
  const benefit = 'Florists stop throwing away half of their tulips.'
  expect(proposedBuyers({ ...product, name: 'Keepfresh', benefit })[0]).toBe('florist')
})

test('what hints at a wide trade counts for its part that is hinted at, too', () => {
  const buyers = proposed('Clampex', 'Farmers dry every udder while guests watch from the lobby.')
  expect(buyers[0]).toBe('dairy-farm')
})

test.each([
  [
    'Shade',
    'We started out making meters for caravan parks, but now it is for marinas.',
    'marina',
    'campsite',
  ],
  ['Bügel', 'Ursprünglich für Zahnärzte gebaut, heute schwören Imker darauf.', 'beekeeper', 'dentist'],
  ['Sonde', 'Née dans les caves des vignerons, elle veille aujourd’hui au musée.', 'museum', 'winery'],
  ['Aviso', 'La idea nos vino de una guardería, pero es para residencias.', 'care-home', 'kindergarten'],
  ['Borsa', 'La scocca deriva dalle borse per la pizza, ma è per le farmacie.', 'pharmacy', 'pizzeria'],
  ['Zorb', 'Anders dan apparaten voor hotels, past hij bij kappers.', 'hairdresser', 'hotel'],
  ['Opaska', 'Pierwotnie powstała dla przedszkoli, dziś jest dla hoteli.', 'hotel', 'kindergarten'],
  ['Funil', 'Ao contrário dos filtros de padaria, os dentistas lavam-no.', 'dentist', 'bakery'],
  ['Bins', 'Brewers get a monthly note for your auditor.', 'brewery', 'accountant'],
  ['Lack', 'It was first sold to dentists, now shipyards ask for it.', 'shipyard', 'dentist'],
  ['Meetset', 'Het rapport voor de verzekeraar. Schoorsteenvegers zijn sneller.', 'chimney-sweep', 'insurer'],
])(
  'what a product came from, replaces or is shown to names no buyer: %s, “%s”',
  (name, text, buyer, other) => {
    const buyers = proposed(name, text)
    expect(buyers[0]).toBe(buyer)
    expect(buyers).not.toContain(other)
  },
)

test('where a text tells of nothing else, what a product came from is the only hint', () => {
  expect(proposed('Zorb', 'We started out making meters for caravan parks.')[0]).toBe('campsite')
})

test('a word with which many trades work says less than one that belongs to a single trade', () => {
  const buyers = proposed(
    'Clampex',
    'The workshop, the appointments and the kitchen are kept beside the hives.',
  )
  expect(buyers[0]).toBe('beekeeper')
})

test('what many products are made of or kept in says less than a word that belongs to a single trade', () => {
  const buyers = proposed('Clampex', 'Wood, glass and a lock beside the camera keep every hive dry.')
  expect(buyers[0]).toBe('beekeeper')
  expect(proposed('Clampex', 'Dries the glass.')).toContain('glazier')
})

test('who sells the same comes after those who buy it', () => {
  const buyers = proposed('Window cleaning', 'Hotels get clean windows every week.')
  expect(buyers[0]).toBe('hotel')
})

test('a wide trade is followed by its parts', () => {
  expect(proposed('Zorb', 'Maritime companies save an hour.').slice(0, 5)).toEqual([
    'maritime',
    ...['shipyard', 'shipping-company', 'marina', 'port'],
  ])
})

test.each(['Xyzzy', 'Church bells', 'Särge', 'Wäschekorb'])(
  'at least three and at most six trades are proposed: %s',
  (name) => {
    const { length } = proposed(name, '')
    expect(length).toBeGreaterThanOrEqual(3)
    expect(length).toBeLessThanOrEqual(6)
  },
)
