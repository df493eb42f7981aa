import { describe, expect, test } from 'vitest'
import { mentionsOf, tellingOf } from './mentions.ts'

const ann = [
  { kind: 'email', value: 'Ann@acme.example' },
  { kind: 'phone', value: '+49 30 555 1234' },
  { kind: 'page', value: 'https://www.linkedin.example/in/ann-b/' },
] as const
const without = (text: string, of: Parameters<typeof tellingOf>[0] = ann) =>
  mentionsOf(tellingOf(of)).without(text, '…')

describe('a person is found in a text', () => {
  test.each([
    ['ann@acme.example', '…'],
    ['Write to ANN@acme.example.', 'Write to ….'],
    ['mailto:ann@acme.example', 'mailto:…'],
    ['(ann@acme.example)', '(…)'],
    ['"ann@acme.example", bo@acme.example', '"…", bo@acme.example'],
    ['https://x.example/?to=ann%40acme.example&a=1', 'https://x.example/?to=…&a=1'],
    ['Call +49 30 555 1234 today', 'Call … today'],
    ['Call 030-5551234, ask for A.', 'Call …, ask for A.'],
    ['0049 (0)30 555-12-34', '…'],
    ['+49305551234', '…'],
    ['Call: 030 5551234', 'Call: …'],
    ['See it – +49 30 5551234', 'See it – …'],
    ['Page 17\n030 5551234', 'Page 17\n…'],
    ['(030 5551234)', '(…)'],
    ['(030) 5551234', '…'],
    ['+49 5500 – +49 30 5551234', '+49 5500 – …'],
    ['?to=bo%40x.example%2Cann%40acme.example', '?to=bo%40x.example%2C…'],
    ['?to=ann%40acme.example&cc=bo%40x.example', '?to=…&cc=bo%40x.example'],
    ['linkedin.example/in/ann-b', '…'],
    ['See http://linkedin.example/in/Ann-B/.', 'See ….'],
  ])('%j', (text, left) => {
    expect(without(text)).toBe(left)
  })
})

describe('what is somebody else’s, or nobody’s, stays', () => {
  test.each([
    'joann@acme.example',
    'ann@acme.example.org',
    'x.ann@acme.example',
    'ann@acme',
    'Call +49 30 555 12345',
    'Order 1305551234',
    'A305551234',
    '+46 305551234',
    '+491305551234',
    'jo%2Bann%40acme.example',
    '2026-11-26T10:00:00.000Z',
    'linkedin.example/in/ann-bo',
    'linkedin.example/in/ann',
    'Ann from Acme',
  ])('%j', (text) => {
    expect(without(text)).toBe(text)
  })
})

test('what a lead has in the place of an address, a number or a page is looked for only where it is one', () => {
  const twin = [
    { kind: 'email', value: 'qualified' },
    { kind: 'phone', value: '2026-1' },
    { kind: 'phone', value: '2026-11-26' },
    { kind: 'page', value: 'qualified' },
    { kind: 'page', value: 'https://acme.example/' },
  ] as const
  const text = 'qualified on 2026-1, 2026-11-26 at https://acme.example/'
  expect(without(text, twin)).toBe(text)
  expect(mentionsOf(tellingOf(twin)).any).toBe(false)
})

test.each([
  ['1 299,00\n030 00 00 00', '1 299,00\n…'],
  ['For 1 299,00 030 00 00 00', 'For 1 299,00 …'],
  ['Call 00\n030 00 00 00', 'Call 00\n…'],
  ['Call 00 33 30 00 00 00', 'Call …'],
])('an amount before a number stays: %j', (text, left) => {
  expect(without(text, [{ kind: 'phone', value: '030000000' }])).toBe(left)
})

test('a day stays a day, also where it has a number’s digits', () => {
  expect(without('On 2026-11-26 or 20261126', [{ kind: 'phone', value: '20261126' }])).toBe(
    'On 2026-11-26 or …',
  )
})
