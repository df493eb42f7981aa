import type { Language } from '#db/composer/languages/language.ts'

const call = ['a short call', 'a brief call', 'a short conversation', 'a quick call']

export const byFocus: Language['byFocus'] = {
  benefits: {
    meetings: call,
    point: [
      'Should {keywords or} come up at {house} this year, that is where I would expect it to be of use.',
      'I would measure it against one thing that {house} does every week, and see whether it becomes easier or better.',
      'Name one thing at {house} that ought to go better, and we will see together whether this helps.',
      'The question is where it would make the biggest difference to you: in time, in cost or in what your own customers notice.',
    ],
    more: [
      'If a benefit does not show in your own figures, it is not worth much, so those are what I would look at.',
      'If you tell me what you use today, I can say where this would be different, and where it would not.',
      'I would begin with the part that would help you most, and leave the rest for another day.',
    ],
    further: [
      'Which of these would count most for you: less effort, lower cost or a better result?',
      'Some of the benefit may lie with colleagues of yours, and their view would interest me as much as your own.',
      'A benefit on paper is worth little if nobody has time for it, so I would look at that side as well.',
    ],
  },
  problem: {
    meetings: call,
    before: [
      'Which part of the work takes more effort at {house} than it should?',
      'What goes wrong again and again at {house}, although everybody does their best?',
      'If you could hand one recurring trouble to somebody else tomorrow, which would it be?',
      'Where does {house} lose time, money or patience <at the moment|today>?',
      'When it comes to {what}, what works well <at {house}|today>, and what do you wish were different?',
    ],
    point: [
      'If that answers something you have struggled with, I would like to hear about it.',
      'If you have solved this <differently|in another way> already, <I would be curious to hear how|tell me how, and I have learnt something>.',
      'Whether that meets a need at {house} is what I would like to <find out|hear> from you.',
      'You will know <at once|best> whether that <speaks to a problem of yours|is a problem that {house} has>.',
    ],
    more: [
      'I ask because a good answer depends on the details: how often it happens, whom it affects and what it costs each time.',
      'Two or three lines in your own words would be enough for me to say whether we can help.',
      'Problems of this kind rarely look the same from the outside, which is why I ask and do not assume.',
    ],
    further: [
      'And if there is no such problem at {house}, you have my congratulations, and I have my answer.',
      'It would also interest me who notices it first when something goes wrong: your own people or your customers.',
      'Sometimes a small change is enough, and I would tell you so if it were.',
    ],
  },
  demo: {
    meetings: ['a demo', 'a short demo', 'a brief demo'],
    ask: [
      '<Shall I show it to you|May I show it to you> in {minutes}, <by video or at your place|by video or in person>?',
      'A demo takes {minutes}: <would one day next week suit you|is there a day next week that suits you>?',
      'Would you <like to see|look at> it for {minutes}, <on an example of your own|with an example from {house}>?',
    ],
    point: [
      'I would like to show it to you in a short demo: {minutes}, by video or in person, with time for your questions.',
      'The easiest way to judge it is to see it. A demo takes {minutes}, and you decide what we look at.',
      'A demo takes {minutes}: first what it does on an ordinary day, then your questions, then an open word on whether it suits {house}.',
      'I can offer you a demo of {minutes}, built around one example from {house}.',
    ],
    more: [
      'You would see it from beginning to end, not in a film and not on slides.',
      'If you name an example from your own work beforehand, I will keep to it.',
      'Colleagues of yours are welcome to join and to ask the awkward questions.',
    ],
    further: [
      'You would not have to prepare anything, and nothing follows from it unless you want it to.',
      'If there is one thing that would rule it out for you, tell me, and that is where we start.',
      'What I cannot show on the day, I will show later or admit that it is not there.',
    ],
  },
  discount: {
    meetings: call,
    point: [
      'As for the price, <this is my proposal|here is what I propose> to {house}: [your offer].',
      '<To make the first step easy|So that the first step is an easy one>, my <proposal|offer> to {house} is this: [your offer].',
      '<For a first order|For the first order>, this is what I can <put on the table|do on the price> for {house}: [your offer].',
      'What I can <offer|do for> {house} on the price <is|comes to> this: [your offer].',
    ],
    more: [
      'Tell me what you would compare it with, and I will tell you openly whether we can match it.',
      'Before you decide, I would go through the figures with you, line by line if you like.',
      'You would have it in writing, with everything that is included and everything that is not.',
    ],
    further: [
      'If another arrangement suits you better, for instance a different quantity or a later start, tell me and I will see what is possible.',
      'How does it compare with what you had set aside for this? A frank answer would save us both some time.',
      'A good price for the wrong thing is still too much, so I would also make sure that it fits.',
    ],
  },
  'case-study': {
    meetings: call,
    ask: [
      'Shall I send you <on one page|in a few lines> how they <went about it|began>?',
      'Would <you like|it help you> to <read|hear> how it went for them, <yes or no|good and bad>?',
      'Which <side|part> of it would <you want to hear|interest you> first: the <decision|price> or the daily use?',
    ],
    point: [
      '<The example that comes closest to|The customer I think of first for> {house} is [a customer in a similar trade].',
      'When I thought <about|of> {house}, [a customer in a similar trade] came to mind.',
      '<A comparable|Another> customer says more than a brochure; for {house} <it would be|I think of|I have in mind> [a customer in a similar trade].',
    ],
    more: [
      'I can tell you what they use it for, how they began and what they would do differently today.',
      'I would go through their case with you step by step: where they stood before, what they chose and what came of it.',
      'I would tell you how they decided, what went well and what did not.',
    ],
    further: [
      'You can then judge for yourself which parts of it apply to {house} and which do not.',
      'If they agree, I could also put the two of you in touch.',
      'No two companies are the same, so the differences would interest me as much as what you have in common.',
    ],
  },
}
