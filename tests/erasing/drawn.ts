import fc from 'fast-check'

/** A number as the test knows it: '' for a code that its lead does not say. */
export interface DrawnPhone {
  code: string
  /** What is dialled before the area at home. */
  trunk: string
  digits: string
}

/** A person to be erased, those who resemble them, and what the team wrote. */
export interface Drawn {
  name: string
  now: string
  /** The address that they had before; '' for none. */
  former: string
  phone: DrawnPhone
  formerPhone: DrawnPhone
  slug: string
  /** Leads with their address and something else in their other fields. */
  twins: { phone: string; page: string; upper: boolean }[]
  /** Of each other lead the status, and whether their number is the erased person's too. */
  mates: { status: 'new' | 'contacted' | 'qualified'; sharesNumber: boolean }[]
  /** What is taken from the pool for each text. */
  texts: number[][]
}

const email = fc
  .tuple(
    fc.constantFrom('ann', 'jo', 'a.berg', 'x', 'mia-lie', 'info', 'ann.ann', 'o_b'),
    fc.constantFrom('acme.example', 'fjord.example', 'a.example', 'ann.example'),
  )
  .map(([local, domain]) => `${local}@${domain}`)

const digitsOf = (first: string, more: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: more, maxLength: more })
    .map((rest) => `${first}${rest.join('')}`)

const phone: fc.Arbitrary<DrawnPhone> = fc.oneof(
  digitsOf('41', 6).map((digits) => ({ code: '47', trunk: '', digits })),
  digitsOf('30', 7).map((digits) => ({ code: '49', trunk: '0', digits })),
  digitsOf('6', 8).map((digits) => ({ code: '33', trunk: '0', digits })),
  digitsOf('20', 8).map((digits) => ({ code: '44', trunk: '0', digits })),
  digitsOf('212555', 4).map((digits) => ({ code: '1', trunk: '', digits })),
  digitsOf('55', 6).map((digits) => ({ code: '', trunk: '', digits })),
  digitsOf('30', 6).map((digits) => ({ code: '', trunk: '0', digits })),
)

const twin = fc.record({
  phone: fc.constantFrom('', '2026-1', '2026-11-26', '1', '1299', '+47', '26.11.2026', 'qualified'),
  page: fc.constantFrom(
    '',
    'qualified',
    'new',
    '[erased]',
    '.*',
    'https://acme.example/',
    'linkedin.example',
    '2026-1',
    'null',
  ),
  upper: fc.boolean(),
})

const mate = fc.record({
  status: fc.constantFrom('new' as const, 'contacted' as const, 'qualified' as const),
  sharesNumber: fc.boolean(),
})

/** How many texts a team has. */
export const TEXTS = 20

export const drawn: fc.Arbitrary<Drawn> = fc.record({
  name: fc.constantFrom('Ann Berg', 'Jo', 'New Acme', 'Mia Lie'),
  now: email,
  former: fc.oneof(fc.constant(''), email),
  phone,
  formerPhone: phone,
  slug: fc.constantFrom('ann-b', 'annb', 'in-in', 'new', 'ann'),
  twins: fc.array(twin, { maxLength: 2 }),
  mates: fc.array(mate, { minLength: 1, maxLength: 3 }),
  texts: fc.array(fc.array(fc.nat(9999), { minLength: 1, maxLength: 6 }), {
    minLength: TEXTS,
    maxLength: TEXTS,
  }),
})
