import type { Lead } from '#db/model/entities/lead.ts'
import type { Suggestion } from '#db/model/entities/suggestion.ts'
import { newId } from '#db/model/id.ts'
import { makeTeam } from '#tests/api/samples.ts'
import { openTown } from '#tests/site.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'

/** A world in which one person has data on every screen. */
export interface Fixtures {
  world: World
  ana: Person
  close(): Promise<void>
}

export const TEAM = 'North Sea Region Field Sales'

const products = [
  {
    name: 'Deck ovens with stone hearths and a heat recovery unit for night bakeries',
    description: 'Ovens made to last, easy to install, and quiet enough for a shop in which people sit.',
    brand: 'premium',
    value: '4,900',
    target_industry: 'Bakery',
    company_size: 'Small',
    price_range: '4,000 to 6,000',
    category: 'Ovens',
    keywords: 'bakery, bread',
  },
  {
    name: 'Peels',
    description: 'Peels of beech for every deck oven.',
    brand: 'Harbour Steel',
    value: '60',
    target_industry: 'Bakery',
    company_size: 'Any Size',
    price_range: '40 to 80',
  },
]

const leads: Partial<Lead>[] = [
  {
    fullName: 'Maximiliane Alexandra von Hohenfels-Wartenberg zu Lichtenstein',
    email: 'maximiliane.alexandra.von.hohenfels-wartenberg@hohenfels-wartenberg-backwaren.example',
    company: 'Hohenfels-Wartenberg Backwaren und Feinkost Vertriebsgesellschaft mbH & Co. KG',
    position: 'Deputy Head of Procurement for Bakery Machines and Building Services',
    phoneNumber: '+49 30 1234567',
    companyUrl: 'https://hohenfels-wartenberg-backwaren-und-feinkost.example/about/the-company',
    linkedInUrl: 'https://www.linkedin.com/in/maximiliane-alexandra-von-hohenfels-wartenberg',
    address: 'Fischmarkt 12, 5003 Bergen',
    notes: `Met at the fair.\nDonaudampfschifffahrtsgesellschaftskapitän${'s'.repeat(60)}`,
    status: 'qualified',
    matchScore: '91',
    industry: 'Bakery',
    companySize: '51-200',
  },
  { fullName: 'Bo', email: 'bo@b.example', company: 'B', status: 'converted', matchScore: '70' },
  { fullName: '', email: 'hello@fjordfoods.example', company: 'Fjord Foods', status: 'rejected' },
  { fullName: 'Mia Berg', email: 'mia@fjord.example', company: 'Fjord Foods', status: 'contacted' },
  { fullName: 'Per Lie', email: 'per@lie.example', status: 'new', company: 'Lie & Co', position: 'Owner' },
]

/**
 * Products, suggestions, generated and saved leads with short and long texts, a conflict, a blocked address.
 */
export async function openFixtures(): Promise<Fixtures> {
  const town = await openTown('Bergen', {
    'Harbour Bakery': '<a href="mailto:orders@harbourbakery.test">Write</a>',
    'Silent Bakery': '<p>Closed.</p>',
    'The Old Town Bakery and Patisserie of the Brothers Christoffersen at the Fish Market': '<p>Bread</p>',
  })
  const world = await openWorld(town)
  const ana = await world.person('ana')
  const personal = { ...ana, teamId: await makeTeam(world, ana, TEAM) }
  const post = async (path: string, body: unknown) => {
    const answer = await world.ask('POST', path, body, personal)
    if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${answer.body.message}`)
    return answer.body
  }
  const stocked = []
  for (const product of products) stocked.push(await post('/api/products', product))
  await post('/api/generate-company-suggestions', { productId: stocked[0].id, count: 6, location: 'Bergen' })
  const asked = await world.ask('GET', '/api/company-suggestions', undefined, personal)
  const ids = asked.body
    .filter(({ companyName }: Suggestion) => /Harbour|Silent/.test(companyName))
    .map(({ id }: Suggestion) => id)
  await post('/api/company-suggestions/approve', { suggestionIds: ids })
  await meet(world, personal, stocked[0].id)
  return {
    world,
    ana: personal,
    async close() {
      await world.close()
      await town.close()
    },
  }
}

/** Leads typed on a phone. A computer then changes one without knowing the phone's change. */
async function meet(world: World, person: Person, productId: number) {
  const [phone, desk] = [world.device(person), world.device(person)]
  const made = leads.map((fields) => ({ id: newId(), fields: { ...fields, productId } }))
  await phone.change(...made.map((args) => ({ name: 'lead.create' as const, args })))
  await phone.sync()
  await desk.sync()
  const id = made.at(-1)?.id ?? 0
  await phone.change({ name: 'lead.edit', args: { id, changes: { status: ['new', 'contacted'] } } })
  await desk.change({ name: 'lead.edit', args: { id, changes: { status: ['new', 'qualified'] } } })
  await phone.sync()
  await desk.sync()
}
