import type { Language } from '#db/composer/languages/language.ts'

export const byTone: Language['byTone'] = {
  professional: {
    greeting: ['Dear {firstName},', 'Hello {firstName},'],
    greetingOfTeam: [
      'Dear team at {company},',
      'Hello to the team at {company},',
      'To the team at {company}:',
    ],
    tail: [
      '<A line|A short line|One line> in reply <is enough|is all it takes|will do>.',
      'A word <is enough|will do>; <the details can follow|I will send what you ask for|the rest I can send you>.',
      '<If it is a no|Should the answer be no>, a word is enough <and I will leave it at that|and you will not hear from me again about this>.',
    ],
    push: [
      'I will go into whichever part is of interest to you, and leave out the others.',
      'Whatever you tell me about {house} stays between us.',
      'Any doubts are welcome, and the sooner I hear them the better.',
      'I would also like to hear how {house} goes about this at present.',
    ],
    ask: [
      'Would you be available for {meeting} next week? {Minutes} would be enough, and I will fit in with your calendar.',
      'May I suggest {meeting} of {minutes}? Two or three possible dates would help me.',
      'If this is of interest, I would propose {meeting} in the coming two weeks. Which day would suit you?',
      'Could we arrange {meeting}? I will send an invitation for whichever time you name.',
    ],
    close: [
      'Thank you for your time.',
      'I look forward to your reply.',
      'Thank you in advance for your answer.',
    ],
    signOff: ['Kind regards,', 'Best regards,', 'With kind regards,'],
  },
  friendly: {
    greeting: ['Hi {firstName},', 'Hello {firstName},'],
    greetingOfTeam: [
      'Hi everyone at {company},',
      'Hello to all of you at {company},',
      'Hello everyone at {company},',
    ],
    tail: [
      '<One line|A line|A word> is plenty, and a no is <fine too|just as welcome|fine with me>.',
      'Just <answer in a word|hit reply>; I will <take it from there|do the rest>.',
      'No rush: <answer|write back|reply> when you <have a minute|have a moment|can>.',
    ],
    push: [
      'If it is not for you, just say so and there will be no hard feelings.',
      'If you would sooner talk about it first, that is fine with me too.',
      'I will listen more than I talk.',
      'There is no such thing as a silly question here, so ask away.',
    ],
    ask: [
      'Shall we have {meeting} next week? {Minutes}: you pick the time, I bring the answers.',
      'How about {meeting} some time next week? Just send me a time and I will be there.',
      'Would you be up for {meeting}? Tell me when it suits you and I will make it work.',
      'Do you have {minutes} for {meeting} one of these days? Mornings or afternoons, as you like.',
    ],
    close: ['Looking forward to hearing from you!', 'Thanks for reading this far.', 'Have a good week.'],
    signOff: ['Best wishes,', 'All the best,', 'Warm regards,'],
  },
  persuasive: {
    greeting: ['Hello {firstName},', 'Dear {firstName},'],
    greetingOfTeam: [
      'Dear team at {company},',
      'Hello to the team at {company},',
      'Hello everyone at {company},',
    ],
    tail: [
      'Hold it against what you have <today|now>; <I am content to be judged by that|that comparison is all I ask for>.',
      '<Do not take my word for it|You need not believe me>: <try it on one thing|put it to the test> <and decide then|and then decide>.',
      'It takes <one look|a few minutes> to <know|tell> whether it <is worth another|deserves more of your time>.',
    ],
    push: [
      'If it does what it promises, would you want it at {house}? Then it deserves a closer look.',
      'All you risk is a few minutes, and you will know more than before in either case.',
      'Put it to the test on something that matters to {house}.',
      'Hold it against what you have today. I am content to be judged by that comparison.',
    ],
    ask: [
      'Here is my proposal: {meeting}, {minutes}, and at the end you tell me frankly whether it is worth another step.',
      'Why not see for yourself? Name a time for {meeting}, and bring your hardest question.',
      'Give it {minutes}: {meeting}, your questions first, and then you decide. When would suit you?',
      'Let us find out together; {meeting} is all it takes. What would be a good time for you?',
    ],
    close: [
      'I am curious to hear what you decide.',
      'The next step is yours, and it is a small one.',
      'I look forward to your verdict.',
    ],
    signOff: ['Best regards,', 'With best wishes,', 'Kind regards,'],
  },
  urgent: {
    greeting: ['Hello {firstName},', 'Dear {firstName},'],
    greetingOfTeam: [
      'Hello to the team at {company},',
      'Dear team at {company},',
      'Hello everyone at {company},',
    ],
    tail: [
      'I would be <glad|grateful> <of an answer|to have an answer> <this week|by Friday>, <a no included|even if it is a no>.',
      'A <yes or a no|clear yes or no> <this week|by Friday> <is all I need|helps me most>.',
      '<Please let me know|Please answer> <by Friday|this week>, <in a word|if only with a word>.',
    ],
    push: [
      'I would sooner have a clear no this week than leave the question open for months.',
      'The sooner I know where you stand, the better I can prepare.',
      'If it is a yes, I would like to start preparing at once.',
      'Whatever is still unclear, I can answer today or tomorrow.',
    ],
    ask: [
      'Can we settle on a time for {meeting} this week? A day and an hour in reply is all it takes.',
      'Could you let me know by Friday whether {meeting} makes sense to you?',
      'Would tomorrow or the day after work for {meeting}? If not, please send me the first time that does.',
      'Do you have {minutes} for {meeting} before the week is over? Tell me when, and I will be ready.',
    ],
    close: [
      'Thank you for a quick reply.',
      'I look forward to your answer this week.',
      'Thank you for letting me know soon.',
    ],
    signOff: ['Best regards,', 'With best wishes,', 'Kind regards,'],
  },
  informative: {
    greeting: ['Dear {firstName},', 'Hello {firstName},'],
    greetingOfTeam: [
      'Dear team at {company},',
      'Hello to the team at {company},',
      'For the team at {company}:',
    ],
    tail: [
      'The details fit on <one page|a page>, which I can <send you|send along> <today|at once|whenever you like>.',
      'Where I do not know an answer, I will find <the person who does|somebody who does>.',
      '<Anything|Whatever> that is missing here I can <answer|add> <by email|in writing>.',
    ],
    push: [
      'Everything here can be asked about, checked and, where needed, put in writing.',
      'If a detail is missing, it is because I did not want to guess at what matters to you.',
      'Where I do not know an answer myself, I will find the person who does.',
      'If you have a precise question already, I will answer it precisely.',
    ],
    ask: [
      'If you would like to know more, {meeting} of {minutes} is the quickest way; I am equally happy to answer by email.',
      'Should questions come up, I can answer them in {meeting} or in writing. Which would you prefer?',
      'As a next step I could offer you {meeting}. Would that be useful, or would you sooner have the answers in writing?',
      'For anything beyond this email, {meeting} would be the simplest. When would be a good time?',
    ],
    close: [
      'Thank you for your attention.',
      'If anything is unclear, please ask.',
      'Please keep this for later if the time is not right.',
    ],
    signOff: ['Kind regards,', 'Best regards,', 'Regards,'],
  },
}
