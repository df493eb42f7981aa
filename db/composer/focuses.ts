import type { focuses } from '#db/model/entities/email.ts'

/** What a focus puts in the middle of an email. */
export interface FocusTemplates {
  /** What the person is asked to, in {meeting}. */
  meetings: readonly string[]
  /** Questions that stand before the product is described. */
  before?: readonly string[]
  point: readonly string[]
  more: readonly string[]
  further: readonly string[]
}

const call = ['a short call', 'a brief call', 'a short conversation', 'a quick call']

const benefits: FocusTemplates = {
  meetings: call,
  point: [
    'It has to do with {keywords}. If any of that takes up time or money at {house} today, that is where the benefit would show first.',
    'For {house}, the question is where this would make the biggest difference: in time, in cost or in what your own customers notice.',
    'The benefit that I would look for at {house} is a plain one: something that you do anyway becomes easier or better.',
    'What matters is what changes for you. I would measure it against one thing that {house} does every week, and see whether it becomes easier or better.',
    'You need not take the benefit on trust: name one thing at {house} that ought to go better, and we will see together whether this helps.',
    'Should {keywords or} come up at {house} this year, that is where I would expect it to be of use.',
  ],
  more: [
    'If a benefit does not show in your own figures, it is not worth much, so those are what I would look at.',
    'I would be glad to go through it point by point with you and to leave out whatever does not concern you.',
    'If you tell me what you use today, I can say where this would be different, and where it would not.',
    'I would begin with the part that would help you most, and leave the rest for another day.',
  ],
  further: [
    'Which of these would count most for you: less effort, lower cost or a better result? I would concentrate on that one.',
    'Some of the benefit may lie with colleagues of yours, and their view would interest me as much as your own.',
    'It may be a small improvement or a large one; I would not like to claim either before I have heard how you work.',
    'A benefit on paper is worth little if nobody has time for it, so I would look at that side as well.',
  ],
}

const problem: FocusTemplates = {
  meetings: call,
  before: [
    'May I ask how {house} deals with {keyword} today? And what happens on a day when it does not go to plan?',
    'Which part of the work takes more effort at {house} than it should? And what have you already tried?',
    'When it comes to {category}, what works well at {house}, and what do you wish were different?',
    'What keeps going wrong at {house} although everybody does their best, and who has to put it right afterwards?',
    'Does anything about {keywords or} take up more of your time than you would like? And what would it be worth to you to have that time back?',
    'If you could hand one recurring trouble at {house} to somebody else tomorrow, which one would it be?',
    'Where does {house} lose time, money or patience at the moment?',
  ],
  point: [
    'If that answers something you have struggled with, I would like to hear about it.',
    'Is that close to what you need, or have you found another way?',
    'If you have already solved this differently, I would be curious to hear how.',
    'Whether that meets a real need at {house} is what I would like to find out from you.',
    'You will know at once whether that speaks to a problem of yours.',
  ],
  more: [
    'I ask because a good answer depends on the details: how often it happens, whom it affects and what it costs each time.',
    'Two or three lines in your own words would be enough for me to say whether we can help.',
    'I would sooner understand the problem properly than present a solution too early.',
    'Problems of this kind rarely look the same from the outside, which is why I ask and do not assume.',
  ],
  further: [
    'And if there is no such problem at {house}, you have my congratulations, and I have my answer.',
    'It would also interest me who notices it first when something goes wrong: your own people or your customers.',
    'How much does it matter to you? A nuisance calls for a different answer from a risk.',
    'Sometimes a small change is enough, and I would tell you so if it were.',
  ],
}

const demo: FocusTemplates = {
  meetings: ['a demo', 'a short demo', 'a brief demo', 'a demonstration'],
  point: [
    'I would like to show it to you in a short demo: {minutes}, by video or in person, with time for your questions.',
    'The easiest way to judge it is to see it. A demo takes {minutes}, and you decide what we look at.',
    'A demo takes {minutes}: first what it does on an ordinary day, then your questions, then an open word on whether it suits {house}.',
    'Shall I show it to you? In {minutes} you would see it as it is, and you could interrupt me at any point.',
    'I can offer you a demo of {minutes}, built around one example from {house}.',
  ],
  more: [
    'You would see it from beginning to end, not in a film and not on slides.',
    'If you name an example from your own work beforehand, I will keep to it.',
    'Tell me what you want to see most, and I will leave out the rest.',
    'Colleagues of yours are welcome to join and to ask the awkward questions.',
    'By the end you should know what it would be like to have it, and I should know whether it is worth your while.',
  ],
  further: [
    'You would not have to prepare anything, and nothing follows from it unless you want it to.',
    'If there is one thing that would rule it out for you, tell me, and that is where we start.',
    'What I cannot show on the day, I will show later or admit that it is not there.',
    'I would bring no script: what you ask about is what you get to see.',
  ],
}

const discount: FocusTemplates = {
  meetings: call,
  point: [
    'Let us also talk about the price. What I can offer {house} is [your offer].',
    'As for the price, this is my proposal to {house}: [your offer].',
    'I would like to make the first step easy on your budget, and my proposal is this: [your offer].',
    'To come to the price, I can put this on the table for {house}: [your offer].',
    'Here is what I can do on the price for a first order: [your offer].',
  ],
  more: [
    'The price to compare it with is {price}.',
    'So that you can work it out for yourself: the regular price is {price}.',
    'I would put it in writing, so that you have something firm to compare.',
    'What would help me is an idea of the quantity that you have in mind and of when you would need it.',
    'Tell me what you would compare it with, and I will tell you openly whether we can match it.',
    'Before you decide, I would go through the figures with you, line by line if you like.',
  ],
  further: [
    'If another arrangement suits you better, for instance a different quantity or a later start, tell me and I will see what is possible.',
    'If the price is not the point for you, tell me what is, and we will begin there.',
    'How does it compare with what you had set aside for this? A frank answer would save us both some time.',
    'A good price for the wrong thing is still too much, so I would also make sure that it fits.',
  ],
}

const caseStudy: FocusTemplates = {
  meetings: call,
  point: [
    'A comparable customer says more than a brochure. The one that I would like to tell you about is [a customer in a similar trade].',
    'Instead of listing features, I would like to tell you about [a customer in a similar trade].',
    'The example that comes closest to {house} is [a customer in a similar trade].',
    'When I thought about what might be of interest to {house}, [a customer in a similar trade] came to mind.',
    'May I tell you about a comparable case? It is [a customer in a similar trade].',
  ],
  more: [
    'I can tell you what they use it for, how they began and what they would do differently today.',
    'I would go through their case with you step by step: where they stood before, what they chose and what came of it.',
    'What was their starting point, what did they decide, and what changed? I can take you through all three.',
    'I would tell you how they decided, what went well and what did not.',
  ],
  further: [
    'You can then judge for yourself which parts of it apply to {house} and which do not.',
    'If they agree, I could also put the two of you in touch.',
    'No two companies are the same, so the differences would interest me as much as what you have in common.',
    'If a case from another field would tell you more, say so and I will look for one.',
    'Which side of the story would you want to hear first: the decision, the beginning or the daily use?',
  ],
}

export const focusTemplates: Record<(typeof focuses)[number], FocusTemplates> = {
  benefits,
  problem,
  demo,
  discount,
  'case-study': caseStudy,
}
