import type { focuses, tones } from '#db/model/entities/email.ts'

type ByTone = Record<(typeof tones)[number], readonly string[]>

/** Each names the product or the company. */
export const subjects: Record<(typeof focuses)[number], ByTone> = {
  benefits: {
    professional: [
      '{product} for {company}',
      'Introducing {product}',
      '{product}: a brief introduction',
      'What {product} could do for {house}',
    ],
    friendly: [
      'A thought for {company}: {product}',
      'Could {product} be useful to you?',
      'Hello, and a word about {product}',
      'Something for {company}: {product}',
    ],
    persuasive: [
      'A place on your list for {product}',
      'The case for {product}',
      '{product}: judge for yourself',
      'One good reason to look at {product}',
    ],
    urgent: [
      '{product}: a word this week?',
      'A quick decision about {product}',
      'This week: {product} for {house}?',
      '{product}: a yes or no by Friday?',
    ],
    informative: [
      '{product} at a glance',
      'The essentials on {product}',
      '{product}, in plain words',
      'About {product}, for {company}',
    ],
  },
  problem: {
    professional: [
      'A question about how {company} works today',
      '{product}, and a question to you',
      'A question that led me to {product}',
      'What {product} might solve for {house}',
    ],
    friendly: [
      'A question for you at {company}',
      'What would you change? And a word on {product}',
      'Does this sound familiar? About {product}',
      'One question, and {product}',
    ],
    persuasive: [
      'What if {product} took care of it?',
      'The problem behind {product}',
      'One problem less at {company}?',
      'Ask {product} a hard question',
    ],
    urgent: [
      'One question for {company} this week',
      'What should not wait: {product}',
      'A problem to settle this week? {product}',
      '{product}: is this urgent for {house}?',
    ],
    informative: [
      'The kind of problem that calls for {product}',
      '{product}: the problem and the answer',
      'A problem, and {product}',
      '{product} and the question behind it',
    ],
  },
  demo: {
    professional: [
      'A short demo of {product} for {house}',
      'Invitation to a demo of {product}',
      '{product}: may I show you?',
      'A demonstration of {product}',
    ],
    friendly: [
      'Shall I show you {product}?',
      'Want to see {product}?',
      'A look at {product} together?',
      '{product}: come and have a look',
    ],
    persuasive: [
      'See {product} and decide',
      '{product}: see for yourself',
      'Your hardest question for {product}',
      '{product}: look first, then decide',
    ],
    urgent: [
      '{product}: a demo this week?',
      'A demo of {product} before Friday?',
      'Can I show you {product} this week?',
      'This week: {product} for you to see',
    ],
    informative: [
      'What a demo of {product} shows',
      '{product}: a demo and how it runs',
      'How a demo of {product} works',
      'Seeing {product}: the practical details',
    ],
  },
  discount: {
    professional: [
      'An offer on {product} for {house}',
      '{product}: our proposal on the price',
      'A price for {product}',
      'Proposal for {company}: {product}',
    ],
    friendly: [
      'A good price on {product} for you',
      '{product}: shall we talk about the price?',
      'Something off {product} for {house}',
      'An offer for you on {product}',
    ],
    persuasive: [
      'An easier first step with {product}',
      '{product}, at a price worth comparing',
      'Compare this: our offer on {product}',
      'A reason to try {product} now',
    ],
    urgent: [
      '{product}: our offer, your answer this week?',
      'An offer on {product}: by Friday?',
      'Can we agree on {product} this week?',
      '{product}: a price to decide on this week',
    ],
    informative: [
      '{product}: price and conditions',
      '{product}: the cost, and our offer',
      'Pricing of {product} for {house}',
      '{product}: the figures',
    ],
  },
  'case-study': {
    professional: [
      '{product} in practice: an example for {house}',
      'How others use {product}',
      '{product}: a comparable case',
      'A case that may interest {company}',
    ],
    friendly: [
      'A story about {product}',
      '{product}, and how somebody else went about it',
      'Somebody in your trade, and {product}',
      'An example from your trade, and {product}',
    ],
    persuasive: [
      'Let a customer speak for {product}',
      '{product}: ask somebody who knows',
      'What others found in {product}',
      'The example behind {product}',
    ],
    urgent: [
      '{product}: a case to look at this week',
      'An example for {company}, this week?',
      '{product} in use: a word before Friday?',
      'This week: how others use {product}',
    ],
    informative: [
      '{product}: an example from practice',
      'A case from practice: {product}',
      '{product} in use, step by step',
      'An example of {product} in use',
    ],
  },
}
