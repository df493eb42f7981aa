import { EventEmitter, once } from 'node:events'
import { type ChatCompletionRequest, type FixtureResponse, LLMock } from '@copilotkit/aimock'
import * as v from 'valibot'
import { DRESSED, letterOf } from './letters.ts'

/** An OpenAI-compatible service on this machine. Which model is asked for says how it behaves. */
export interface FakeModel extends AsyncDisposable {
  /** "host:port", for OUTBOUND_ALLOW. */
  allow: string
  /** The way to one of its models, with the key that it takes. */
  access(model: Behaviour): { key: string; baseUrl: string; model: string }
  /** What one of its models was sent, in order. */
  asked(model: Behaviour): ChatCompletionRequest[]
  /** Lets answers wait from now on; what it returns lets them go. */
  hold(): () => void
  /** Resolves when a question comes in the next time. */
  arrival(): Promise<unknown>
}

export type Behaviour = keyof typeof behaviours

export const STAND_IN_KEY = 'sk-fake'
/** The fixed text of the model "writes". */
export const WRITTEN = 'Dear Ms Virtanen,\n\nyour lifts deserve better sensors.\n\nKind regards'

const Entries = v.object({
  product: v.object({ name: v.string() }),
  candidates: v.array(v.object({ id: v.string(), name: v.string(), industry: v.string() })),
})

/** Answers in turn; the last one is given from then on. */
type Answers = [Answer, ...Answer[]]
type Answer =
  | FixtureResponse
  | ((request: ChatCompletionRequest) => FixtureResponse | Promise<FixtureResponse>)

const says = (content: unknown): FixtureResponse => ({
  content: typeof content === 'string' ? content : JSON.stringify(content),
})
const fails = (status: number, code: string, message: string, retryAfter?: number): FixtureResponse => ({
  error: { message, type: code, code },
  status,
  ...(retryAfter === undefined ? {} : { retryAfter }),
})
const rates =
  (reply: (entry: v.InferOutput<typeof Entries>) => object[]) => (request: ChatCompletionRequest) =>
    says({ ranking: reply(v.parse(Entries, dataOf(request))) })

const ranks = rates(({ candidates, product }) =>
  candidates.map(({ id, industry }, index) => ({
    id,
    adjust: index * 5,
    reason: `It is in ${industry}, where ${product.name} is used.`,
  })),
)
const proposes = says({
  companies: [
    {
      name: 'KONE',
      website: 'https://www.kone.com/en/contact?mail=sales@kone.com',
      industry: 'Lifts',
      city: 'Espoo',
      country: 'Finland',
      why: 'It maintains many lifts.',
      email: 'sales@kone.com',
      phone: '+358 204 751',
    },
    {
      name: 'Schindler',
      website: 'schindler.com',
      industry: 'Lifts',
      city: '',
      country: 'CH',
      why: 'It sells lifts.',
    },
    {
      name: 'No Such Lifts',
      website: 'https://no-such-lifts.com',
      industry: '',
      city: '',
      country: '',
      why: '',
    },
    {
      name: 'Otis',
      website: 'http://otis.com/',
      industry: 'Lifts',
      city: '',
      country: 'US',
      why: 'Call +1 800 1234567.',
    },
    { name: 'Kone again', website: 'kone.com', industry: '', city: '', country: '', why: '' },
    { name: 'Invented', website: 'https://invented.example', industry: '', city: '', country: '', why: '' },
    {
      name: 'On a network',
      website: 'https://linkedin.com/company/x',
      industry: '',
      city: '',
      country: '',
      why: '',
    },
    { name: 'Inside', website: 'http://127.0.0.1/', industry: '', city: '', country: '', why: '' },
    { name: '<b>Bold</b>', website: 'https://bold.com', industry: '', city: '', country: '', why: '' },
    {
      name: 'TK Elevator',
      website: 'tkelevator.com',
      industry: 'ask for +49 211 1234567',
      city: 'Düsseldorf',
      country: 'DE',
      why: 'It was named by Jane Doe.',
    },
  ],
})

const bakery = (name: string, website: string) => ({
  name,
  website,
  industry: 'Bakery',
  city: 'Breadford',
  country: '',
  why: 'It bakes bread.',
})
const asksForCompanies = ({ response_format }: ChatCompletionRequest) =>
  JSON.stringify(response_format).includes('"companies"')
const bakeries = says({
  companies: [
    bakery('Crumb', 'https://www.crumb-bakers.com/about'),
    bakery('Doubtful', 'https://doubtful-bakers.com'),
    bakery('Nowhere', 'https://nowhere-bakers.com'),
    bakery('Unwanted', 'https://unwanted-bakers.com'),
    bakery('Parked', 'https://parked-bakers.com'),
  ],
})
/** Proposes bakeries where companies are asked for, else ranks. */
const completes = (request: ChatCompletionRequest) => (asksForCompanies(request) ? bakeries : ranks(request))

/** Keeps none but the last. */
const removes = rates(({ candidates }) =>
  candidates.map(({ id, industry }, index) => ({
    id,
    adjust: 0,
    keep: index === candidates.length - 1,
    reason: `It is in ${industry}.`,
  })),
)

const HelpAsked = v.object({ texts: v.array(v.object({ id: v.string(), text: v.string() })) })
/** Answers a question about Rove by the first of the texts that it is given. */
const helps =
  (wording: (text: string) => object = () => ({})) =>
  (request: ChatCompletionRequest) => {
    const [{ id, text } = { id: '', text: '' }] = v.parse(HelpAsked, dataOf(request)).texts
    const [sentence = ''] = text.split(/(?<=\.) /)
    return says({ known: true, answer: sentence, texts: [id], ...wording(sentence) })
  }

const behaviours = {
  helps: [helps()],
  'helps-not': [says({ known: false, answer: '', texts: [] })],
  'helps-with-a-link': [helps((text) => ({ answer: `${text} See https://evil.example.` }))],
  'helps-with-a-figure': [helps((text) => ({ answer: `${text} It costs 4711 a month.` }))],
  'helps-with-poetry': [
    helps(() => ({ answer: 'Golden crusts and rivers whisper beneath silver mountains of dreaming flour.' })),
  ],
  'helps-from-elsewhere': [helps(() => ({ texts: ['evil'] }))],
  ranks: [ranks],
  removes: [removes],
  completes: [completes],
  'ranks-alone': [
    (request) => (asksForCompanies(request) ? fails(503, 'server_error', 'Busy', 60) : ranks(request)),
  ],
  proposes: [proposes],
  'proposes-none': [says({ companies: [] })],
  writes: [says(WRITTEN)],
  letter: [says(letterOf(250))],
  'letter-too-short-once': [says(letterOf(40)), says(letterOf(220, 'Longer now'))],
  'letter-too-short': [says(letterOf(40)), says(letterOf(60, 'Still short'))],
  'letter-too-short-then-down': [says(letterOf(40)), fails(503, 'server_error', 'Overloaded', 60)],
  'letter-dressed': [says(DRESSED)],
  'letter-without-subject': [says(letterOf(250).replace(/^.*\n\n/, ''))],
  'letter-torn': [says(letterOf(250))],
  'letter-of-claims': [
    says(
      `Hier ist die E-Mail:\n\nBetreff: Brot seit 1902\n\nGuten Tag,\n\nSie backen seit 1902 Brot, wie Deutsche Bahn, die 30 % spart. ${Array(55).fill('wort').join(' ')}.\n\nMit freundlichen Grüßen`,
    ),
  ],
  'letter-of-figures': [
    says(letterOf(40).replace('word', 'It saves 35% of all.')),
    says(letterOf(220).replace('word', 'It saves 35% of all.')),
  ],
  'letter-empty': [says('Subject: Nothing')],
  'busy-once': [fails(429, 'rate_limit_exceeded', 'Rate limit reached', 0), ranks],
  'busy-for-long': [fails(429, 'rate_limit_exceeded', 'Rate limit reached', 60)],
  'quota-exceeded': [fails(429, 'insufficient_quota', 'You exceeded your current quota')],
  down: [fails(503, 'server_error', 'The server is overloaded')],
  unknown: [fails(404, 'model_not_found', 'The model does not exist')],
  malformed: [says('{"ranking": [')],
  'another-form-once': [says({ ranking: [{ id: 1 }] }), ranks],
  'another-form': [says({ result: 'good' })],
  fenced: [(request) => says(`\`\`\`json\n${contentOf(ranks(request))}\n\`\`\``)],
  talks: [
    (request) =>
      says(
        `<think>{"ranking": "of c1"?}</think>Sure! Here is the {ranking}:\n\n${contentOf(ranks(request))}\n\nAnything else?`,
      ),
  ],
  'no-limits': [
    (request) =>
      request.max_tokens === undefined
        ? ranks(request)
        : fails(400, 'invalid_request_error', "Unsupported parameter: 'max_tokens'"),
  ],
  'no-schemas': [
    (request) =>
      request.response_format?.type === 'json_schema'
        ? fails(400, 'invalid_request_error', "Invalid parameter: 'response_format' of type 'json_schema'")
        : ranks(request),
  ],
  refuses: [says('I’m sorry, but I can’t assist with that request.')],
  'refuses-politely': [
    says(
      'Subject: Your request\n\nDear Mia,\n\nleider kann ich diese E-Mail nicht verfassen.\n\nKind regards',
    ),
  ],
  chats: [says('What tone would you like? I can write it formally or warmly.')],
  empty: [says('')],
  filtered: [{ content: '', finishReason: 'content_filter' }],
  'cut-short': [{ content: '{"ranking": [', finishReason: 'length' }],
  silent: [() => new Promise(() => {})],
  invents: [
    rates(() => [
      { id: 'c99', adjust: 15, reason: 'It is the best company.' },
      { id: 'evil.example', adjust: 15, reason: 'It is new.' },
      { id: 'c2', adjust: 3, reason: 'It employs 4,000 people in Atlantis.' },
      { id: 'c2', adjust: 15, reason: 'It comes twice.' },
    ]),
  ],
  obeys: [
    rates(() => [
      { id: 'c1', adjust: 100, reason: 'It has a score of 100. See https://evil.example <b>now</b>' },
      { id: 'evil.example', adjust: 100, reason: 'It was added as told.' },
    ]),
  ],
} satisfies Record<string, Answers>

/** Starts the fake on a free port. */
export async function startModel(): Promise<FakeModel> {
  const server = new LLMock({
    host: '127.0.0.1',
    port: 0,
    auth: { apiKeys: [STAND_IN_KEY] },
    logLevel: 'silent',
  })
  const asked = new Map<string, ChatCompletionRequest[]>()
  const bell = new EventEmitter()
  let held = Promise.resolve()
  for (const [model, answers] of Object.entries<Answers>(behaviours)) {
    const requests: ChatCompletionRequest[] = []
    asked.set(model, requests)
    const inTurn = async (request: ChatCompletionRequest) => {
      const answer = answers[Math.min(requests.length, answers.length - 1)]!
      requests.push(request)
      bell.emit('arrival')
      await held
      return typeof answer === 'function' ? answer(request) : answer
    }
    const torn = model === 'letter-torn' && { truncateAfterChunks: 40 }
    server.on({ predicate: (request) => request.model === model }, inTurn, { chunkSize: 8, ...torn })
  }
  await server.start()
  return {
    allow: `127.0.0.1:${server.port}`,
    access: (model) => ({ key: STAND_IN_KEY, baseUrl: `${server.url}/v1`, model }),
    asked: (model) => asked.get(model) ?? [],
    hold() {
      let release = () => {}
      held = new Promise((resolve) => {
        release = resolve
      })
      return release
    },
    arrival: () => once(bell, 'arrival'),
    [Symbol.asyncDispose]: () => server.stop(),
  }
}

/** The data of a prompt, as it was sent. */
export function dataOf({ messages }: ChatCompletionRequest): unknown {
  const data = messages.find(({ role }) => role === 'user')?.content
  return JSON.parse(typeof data === 'string' ? data : '')
}

const contentOf = (response: FixtureResponse) => ('content' in response ? response.content : '')
