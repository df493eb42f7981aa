import { isContent, stemsOf, tokensOf } from '#api/text/tokens.ts'

/** One subject of a product's text, with the other words for it. */
export interface Term {
  name: string
  /** Phrases as people write them, for the full-text search. */
  phrases: string[]
  stems: string[]
  /** Stems that a company with this term does not have. */
  excludes: string[]
  /** Stems of related buyers, who often buy for the same reasons: bakeries for chocolate. */
  related: string[]
  /** Whether the term only narrows another: "regional", "independent". */
  narrows: boolean
  /** Whether the term is a general word for a place or a company: "shop", "utility". */
  general: boolean
}

/** Words that mean the same to a sales representative. */
const groups = [
  'cold chain, refrigerated, refrigeration, refrigerated transport, reefer, chilled, cold storage, cold room, cold shipping, temperature controlled, frozen food',
  'fleet, truck, trucking, truckload, haulage, haulier, lorry, van, road transport, refrigerated transport, refrigerated freight',
  'freight, forwarding, forwarder, cargo',
  'warehouse, warehousing, fulfilment, fulfillment',
  'parcel, courier, last mile, delivery network',
  'cafe, coffee shop, coffee house, coffee bar, espresso bar, cafe bar',
  'restaurant, diner, eatery, bistro, casual dining, quick service, fast food, takeaway',
  'food service, foodservice, catering, caterer, horeca, canteen',
  'hospitality, hotel, inn, hostel, guest house, resort, guest room, bed and breakfast, lodge',
  'fintech, payment, open banking, pay by bank, neobank, card issuing, financial technology',
  'bank, banking, credit union, lender',
  'agriculture, farm, farmer, farming, grower, grows, crop, orchard, horticulture, arable, fresh produce',
  'vineyard, winery, wine, winemaker',
  'brewery, brewer, brewing, microbrewery, beer, ale',
  'doctor, physician, general practitioner, family medicine',
  'veterinary hospital, animal hospital, veterinary clinic, vet, veterinary, veterinarian, animal health, pet care',
  'dentist, dental',
  'school, classroom, pupil, k 12',
  'university, college, campus, higher education',
  'gym, fitness studio, health club, fitness club',
  'online shop, ecommerce, e commerce, online store, web shop, webshop',
  'supermarket, grocer, grocery',
  'builder, contractor, building site, construction site, housebuilder',
  'solar, photovoltaic, pv',
  'bus, coach, motorcoach, transit',
  'theme park, amusement park, water park',
  'water utility, water company, drinking water, wastewater, waste water, sewage, water supply, bulk water',
  'electric utility, power company, power distribution, electricity, hydropower',
  'electric vehicle, ev, electric bus, ev charging, electric truck',
  'recycling, recycler, recycled',
  'clothing, clothes, garment, apparel',
  'landlord, property owner, letting, lets, leases, leasing, property management, student housing',
  'law firm, lawyer, solicitor, attorney',
  'mine, mining, miner, quarry',
  'boat, vessel, ship, shipyard, yacht',
  'factory, production plant, plant',
  'robot, robotic, automation',
  'pest control, fumigation',
  'penetration testing, pentest, pentesting, ethical hacking, ethical hacker, security testing',
  'booking, reservation, appointment booking, online booking',
  'tracker, tracking, telematics, monitoring',
].map((line) => termOf(line))

/** Trades whose buyers are also found in a neighbouring trade. */
const neighbours = [
  termOf('hospital', {
    excludes: 'veterinary, vet',
    related: 'clinic, medical centre, medical center, outpatient',
  }),
  termOf('clinic, medical centre, medical center, outpatient', { related: 'hospital' }),
  termOf('chocolate, confectionery, confectioner, sweets, candy', {
    related: 'bakery, baking, bread, ice cream, dessert, snacks',
  }),
]

const narrowing = [
  termOf('chain, branches'),
  termOf('regional, local, neighbourhood, neighborhood'),
  termOf('independent, boutique, family run, single site', { excludes: 'chain, franchise' }),
  termOf('mulch, soil, open field, arable', { excludes: 'indoor, vertical farm, machinery' }),
  ...`busy, growing, luxury, craft, artisan, traditional, commercial, private, public, national, international,
  rural, urban, city, primary, secondary, certified, leading, indie, specialist, indoor, outdoor, branch, site`
    .split(/,\s+/)
    .map((word) => termOf(word)),
].map((term) => ({ ...term, narrows: true }))

const general =
  `shop, store, outlet, utility, agency, studio, maker, manufacturer, producer, plant, office, centre,
  center, park, practice, brand, label, club, house, yard, venue, network, carrier, group`
    .split(/,\s+/)
    .map((word) => ({ ...termOf(word), general: true }))

const known = [...groups, ...neighbours, ...narrowing, ...general]

/** @param line words that mean the same; in it, in `excludes` and in `related` words are separated by ", " */
function termOf(line: string, { excludes, related }: { excludes?: string; related?: string } = {}): Term {
  const phrases = line.split(', ')
  return {
    name: phrases[0] ?? line,
    phrases,
    stems: phrases.map(stemsOf),
    excludes: excludes?.split(', ').map(stemsOf) ?? [],
    related: related?.split(', ').map(stemsOf) ?? [],
    narrows: false,
    general: false,
  }
}

/**
 * The terms of a text: known groups of words first, then each remaining content word. The parts of a hyphenated word
 * stay together ("left-handed").
 */
export function termsIn(text: string): Term[] {
  let rest = stemsOf(text)
  const terms = known.filter((term) => {
    const found = term.stems.filter((phrase) => rest.includes(phrase))
    for (const phrase of found) rest = rest.replaceAll(phrase, ' ')
    return found.length > 0
  })
  return [...terms, ...plainTerms(text, rest)]
}

function plainTerms(text: string, rest: string): Term[] {
  const plain = new Map<string, Term>()
  for (const part of text.split(/[^\p{L}\p{M}\p{N}\-‐‑]+/u)) {
    const words = tokensOf(part)
    if (!words.some(isContent)) continue
    const term = termOf(words.join(' '))
    if (term.stems.every((phrase) => rest.includes(phrase))) plain.set(term.name, term)
  }
  return [...plain.values()]
}

/** Whether stems contain a term. */
export const mentions = (stems: string, term: Term) => term.stems.some((phrase) => stems.includes(phrase))

/** The share of the terms that stems contain, 0 to 1; 0 if there are no terms. */
export const share = (terms: Term[], stems: string) =>
  terms.length === 0 ? 0 : terms.filter((term) => mentions(stems, term)).length / terms.length
