import type { RequestListener } from 'node:http'

const MIB = 1024 * 1024
const json =
  (body: string): RequestListener =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(body)

/** Just under what is read of a service's answer. */
const filled = (piece: string, bytes: number) => piece.repeat(Math.floor(bytes / piece.length) - 100)

/** What a service says that is not itself, by its name: whose answer it is, and what stands in it. */
export interface HostileAnswer {
  service: 'overpass' | 'wikidata' | 'hunter' | 'model'
  answer: () => RequestListener
}

const element =
  '{"type":"node","id":1,"lat":1,"lon":1,"tags":{"name":"A","shop":"bakery","website":"https://a.test"}},'
const email = '{"value":"a@bakery.test","type":"personal","confidence":90,"first_name":"A","last_name":"B"},'
const binding =
  '{"item":{"type":"uri","value":"http://www.wikidata.org/entity/Q1"},"itemLabel":{"value":"A"}},'
const nested = (bytes: number) => '['.repeat(bytes / 2 - 10) + ']'.repeat(bytes / 2 - 10)

export const hostileAnswers: Record<string, HostileAnswer> = {
  'OpenStreetMap says 4 MiB of companies': {
    service: 'overpass',
    answer: () => json(`{"elements":[${filled(element, 4 * MIB)}{}]}`),
  },
  'OpenStreetMap says 4 MiB in brackets': { service: 'overpass', answer: () => json(nested(4 * MIB)) },
  'Wikidata says 2 MiB of companies': {
    service: 'wikidata',
    answer: () => json(`{"results":{"bindings":[${filled(binding, 2 * MIB)}{}]}}`),
  },
  'Hunter says 2 MiB of people': {
    service: 'hunter',
    answer: () => json(`{"data":{"emails":[${filled(email, 2 * MIB)}{}]}}`),
  },
  'Hunter says 2 MiB in brackets': { service: 'hunter', answer: () => json(nested(2 * MIB)) },
  'a model says 2 MiB': {
    service: 'model',
    answer: () =>
      json(JSON.stringify({ choices: [{ message: { role: 'assistant', content: nested(1.9 * MIB) } }] })),
  },
  'a model says 2 MiB in brackets': { service: 'model', answer: () => json(nested(2 * MIB)) },
}
