import { says, stemsOf, wordsOf } from './words.ts'

/** One thing that a product's text speaks of, with the other words for it. */
export interface Topic {
  name: string
  /** Phrases as people write them, for the full-text search. */
  phrases: string[]
  stems: string[]
  /** What a company with this topic is not, as stems. */
  unlike: string[]
  /** It only narrows another topic: "regional", "independent". */
  narrows: boolean
}

/** Words that mean the same to a sales person. */
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
  'hospital, medical centre, medical center, clinic, outpatient',
  'doctor, physician, general practitioner, family medicine',
  'vet, veterinary, veterinarian, animal health, pet care',
  'dentist, dental',
  'school, classroom, pupil, k 12',
  'university, college, campus, higher education',
  'gym, fitness studio, health club, fitness club',
  'online shop, ecommerce, e commerce, online store, web shop, webshop',
  'supermarket, grocer, grocery',
  'builder, contractor, building site, construction site, housebuilder',
  'solar, photovoltaic, pv',
  'bus, coach, motorcoach, transit',
  'electric vehicle, ev, electric bus, ev charging, electric truck',
  'recycling, recycler, recycled',
  'law firm, lawyer, solicitor, attorney',
  'mine, mining, miner, quarry',
  'boat, vessel, ship, shipyard, yacht',
  'factory, production plant, plant',
  'robot, robotic, automation',
  'pest control, fumigation',
  'penetration testing, pentest, pentesting, ethical hacking, ethical hacker, security testing',
  'booking, reservation, appointment booking, online booking',
  'tracker, tracking, telematics, monitoring',
].map((line) => topicOf(line))

const narrowing = [
  topicOf('chain, branches'),
  topicOf('regional, local, neighbourhood, neighborhood'),
  topicOf('independent, boutique, family run, single site', 'chain, franchise'),
  topicOf('mulch, soil, open field, arable', 'indoor, vertical farm, machinery'),
].map((topic) => ({ ...topic, narrows: true }))

const known = [...groups, ...narrowing]

/** @param line words that mean the same, and what they rule out, each parted by ", " */
function topicOf(line: string, unlike?: string): Topic {
  const phrases = line.split(', ')
  return {
    name: phrases[0] ?? line,
    phrases,
    stems: phrases.map(stemsOf),
    unlike: unlike?.split(', ').map(stemsOf) ?? [],
    narrows: false,
  }
}

/**
 * The topics of a text: known groups of words first, then each remaining word that says something. Parts of
 * a hyphenated word stay together ("left-handed").
 */
export function topicsOf(text: string): Topic[] {
  let rest = stemsOf(text)
  const topics = known.filter((topic) => {
    const found = topic.stems.filter((phrase) => rest.includes(phrase))
    for (const phrase of found) rest = rest.replaceAll(phrase, ' ')
    return found.length > 0
  })
  return [...topics, ...plainTopics(text, rest)]
}

function plainTopics(text: string, rest: string): Topic[] {
  const plain = new Map<string, Topic>()
  for (const part of text.split(/[^\p{L}\p{M}\p{N}\-‐‑]+/u)) {
    const words = wordsOf(part)
    if (!words.some(says)) continue
    const topic = topicOf(words.join(' '))
    if (topic.stems.every((phrase) => rest.includes(phrase))) plain.set(topic.name, topic)
  }
  return [...plain.values()]
}

/** Whether stems speak of a topic. */
export const speaksOf = (stems: string, topic: Topic) => topic.stems.some((phrase) => stems.includes(phrase))

/** How many of the topics stems speak of, 0 to 1; 0 where there are none. */
export const share = (topics: Topic[], stems: string) =>
  topics.length === 0 ? 0 : topics.filter((topic) => speaksOf(stems, topic)).length / topics.length
