import type { tones } from '#db/model/entities/email.ts'

/** The sentences by which a tone is known. Names in braces stand for facts (facts.ts). */
export interface ToneTemplates {
  greeting: readonly string[]
  greetingOfTeam: readonly string[]
  opening: readonly string[]
  push: readonly string[]
  ask: readonly string[]
  close: readonly string[]
  signOff: readonly string[]
}

const professional: ToneTemplates = {
  greeting: ['Dear {firstName},', 'Hello {firstName},'],
  greetingOfTeam: [
    'Dear team at {company},',
    'Hello to the team at {company},',
    'Hello to everyone at {company},',
    'To the team at {company}:',
  ],
  opening: [
    'My name is {sender}, and I look after {product} at {senderCompany}.',
    'I am writing to introduce {product} and to ask whether it could be of practical use to {house}.',
    'Allow me to introduce {product} and to say why I thought of {house}.',
    'I would like to put {product} before you and hear whether it has a place at {house}.',
    'May I introduce {product} to you? I have kept to what you need in order to judge it.',
    'I work for {senderCompany}, and I am writing to you about {product}.',
    'I am writing to you as {position} at {company}, because {product} may be of use in your work.',
    'There is something that I would like to present to {house}: {product}.',
  ],
  push: [
    'I would be glad to go into whichever part is of interest to you.',
    'Whatever you tell me about {house} stays between us, of course.',
    'Please feel free to ask for anything that is missing here.',
    'I would also like to hear how {house} goes about this at present.',
    'Any doubts that you have are welcome, and the sooner I hear them the better.',
  ],
  ask: [
    'Would you be available for {meeting} next week? {Minutes} would be enough, and I will fit in with your calendar.',
    'May I suggest {meeting} of {minutes}, at a time that suits you? Two or three possible dates would help me.',
    'I would welcome {meeting} with you. Please let me know which day and time would be convenient.',
    'If this is of interest, I would propose {meeting} in the coming two weeks. Which day would suit you?',
    'Could we arrange {meeting}? I will gladly send an invitation for whichever time you name.',
  ],
  close: [
    'Thank you for your time.',
    'I look forward to your reply.',
    'Thank you for considering it.',
    'I would appreciate a brief reply, whichever way you decide.',
    'Thank you in advance for your answer.',
  ],
  signOff: ['Kind regards,', 'Best regards,', 'With kind regards,', 'Yours sincerely,'],
}

const friendly: ToneTemplates = {
  greeting: ['Hi {firstName},', 'Hello {firstName},', 'Hi there {firstName},', 'Hello there {firstName},'],
  greetingOfTeam: [
    'Hi everyone at {company},',
    'Hello to all of you at {company},',
    'Hi there, team at {company},',
    'Hello everyone at {company},',
  ],
  opening: [
    'I am {sender}, and I have something that might be useful at {house}: {product}.',
    'Here is a note about {product}, with a question at the end of it.',
    'A quick hello from {senderCompany}, and a word about {product}.',
    'I will get straight to it: I think {product} could be a good match for {house}, and I would like to hear whether you agree.',
    'You do not know me yet, so first things first: I am {sender}, and I am writing about {product}.',
    'This is a note from one person to another about {product}, not a newsletter.',
    'Could I borrow a minute of your day for {product}?',
    'I have an idea for {house}, and it concerns {product}.',
  ],
  push: [
    'No pressure at all: if it is not for you, just say so and there will be no hard feelings.',
    'And if you would simply like to talk about it first, that is fine with me too.',
    'I promise to listen more than I talk.',
    'Feel free to answer in one line; I know how full a week can get.',
    'There is no such thing as a silly question here, so ask away.',
  ],
  ask: [
    'Shall we have {meeting} next week? {Minutes}: you pick the time, I bring the answers.',
    'How about {meeting} some time next week? Just send me a time and I will be there.',
    'Would you be up for {meeting}? Tell me when it suits you and I will make it work.',
    'If that sounds worth a try, let us find {minutes} for {meeting}. When are you usually free?',
    'Do you have {minutes} for {meeting} one of these days? Mornings or afternoons, as you like.',
  ],
  close: [
    'Looking forward to hearing from you!',
    'Thanks for reading this far.',
    'Have a good week, and thanks for reading.',
    'I would love to hear what you think.',
    'Thanks a lot, and have a good day.',
  ],
  signOff: ['Best wishes,', 'All the best,', 'Warm regards,', 'Cheers,'],
}

const persuasive: ToneTemplates = {
  greeting: ['Hello {firstName},', 'Dear {firstName},', 'Hi {firstName},'],
  greetingOfTeam: [
    'Dear team at {company},',
    'Hello to the team at {company},',
    'Hello to all of you at {company},',
    'Hello everyone at {company},',
  ],
  opening: [
    'Let me put a simple question to you: what would have to be true for {product} to earn a place at {house}?',
    'I believe {product} deserves a place on your list, and I would like to tell you why.',
    'Give me one minute for {product}, and then decide whether {house} should hear more.',
    'There is a simple way to find out whether {product} belongs at {house}: look at it once, with your own questions in hand.',
    'I would like to win you over to {product}, and to do it with substance instead of adjectives.',
    'Most sales emails ask for your trust. I would sooner let {product} speak for itself.',
    'Suppose you gave {product} one honest look: what would {house} have to lose?',
    'If I had one sentence with you, it would be this: {product} is worth a look at {house}.',
  ],
  push: [
    'Ask yourself one thing: if it does what it promises, would you want it at {house}? Then it deserves a closer look.',
    'All you risk is a few minutes, and you will know more than before in either case.',
    'Do not take my word for it. Put it to the test on something that matters to {house}.',
    'The best argument for it is not in this email. It is what you will see when you try it on your own terms.',
    'Hold it against what you have today. I am content to be judged by that comparison.',
  ],
  ask: [
    'Give it {minutes} of your time: {meeting}, your questions first, and then you decide.',
    'So here is my proposal: {meeting}, {minutes}, and at the end you tell me frankly whether it is worth another step.',
    'Why not see for yourself? Name a time for {meeting}, and bring your hardest question.',
    'Let us find out together; {meeting} is all it takes. What would be a good time for you?',
    'Take me at my word: {meeting}, {minutes}, any question that you like. When would suit you?',
  ],
  close: [
    'I look forward to convincing you.',
    'The next step is yours, and it is a small one.',
    'I am curious to hear what you decide.',
    'I would be happy to prove my point.',
    'Let me show you that it is time well spent.',
  ],
  signOff: ['Best regards,', 'With best wishes,', 'Kind regards,', 'All the best,'],
}

const urgent: ToneTemplates = {
  greeting: ['Hello {firstName},', 'Dear {firstName},', 'Hi {firstName},'],
  greetingOfTeam: [
    'Hello to the team at {company},',
    'Dear team at {company},',
    'Hello to everyone at {company},',
    'Hello everyone at {company},',
  ],
  opening: [
    'There is something that I would like to settle with you this week: whether {product} is worth a conversation.',
    'May I ask for a quick decision? It concerns {product}, and a yes or a no is all I need.',
    'I am planning my next two weeks and would like to set aside some time for {house}. It is about {product}.',
    'I have one question about {product}, and I would be glad of an answer by Friday.',
    'I would like to talk to you about {product} in the next few days, so let me come to the point.',
    'One question for this week: is {product} something that {house} should look at?',
    'Can we decide this week whether {product} is worth pursuing for {house}?',
    'I am writing about {product}, and I am hoping for a decision before the week is out.',
  ],
  push: [
    'I would sooner have a clear no this week than leave the question open for months.',
    'The sooner I know where you stand, the better I can prepare.',
    'If it is a yes, I would like to start preparing at once.',
    'Waiting does not make the question any easier, and answering it takes a minute.',
    'Whatever is still unclear, I can answer today or tomorrow.',
  ],
  ask: [
    'Can we settle on a time for {meeting} this week? A day and an hour in reply is all it takes.',
    'Could you let me know by Friday whether {meeting} makes sense to you? A single line is enough.',
    'Would tomorrow or the day after work for {meeting}? If not, please send me the first time that does.',
    'Please reply with a time for {meeting} in the next few days, or with a plain no. Both help me.',
    'Do you have {minutes} for {meeting} before the week is over? Tell me when, and I will be ready.',
  ],
  close: [
    'Thank you for a quick reply.',
    'I look forward to your answer this week.',
    'Thank you for letting me know soon.',
    'A one-word answer is fine.',
    'Many thanks for deciding quickly, one way or the other.',
  ],
  signOff: ['Best regards,', 'With best wishes,', 'With kind regards,', 'Kind regards,'],
}

const informative: ToneTemplates = {
  greeting: ['Dear {firstName},', 'Hello {firstName},'],
  greetingOfTeam: [
    'Dear team at {company},',
    'Hello to the team at {company},',
    'Hello to everyone at {company},',
    'For the team at {company}:',
  ],
  opening: [
    'This email tells you about {product}: what it is, what I can offer and how to find out more.',
    'I would like to give you the main facts about {product}, so that you can judge for yourself whether it concerns {house}.',
    'Below you will find the essentials on {product}, in plain words.',
    'You may not have come across {product} yet, so here is an overview.',
    'Here is some information on {product} that may be useful at {house}.',
    'I am {sender}, and I would like to inform you about {product}.',
    'For your information, here is an outline of {product}.',
    'What follows is a plain description of {product}, written with {house} in mind.',
  ],
  push: [
    'Everything here can be asked about, checked and, where needed, put in writing.',
    'If a detail is missing, it is because I did not want to guess at what matters to you.',
    'Where I do not know an answer myself, I will find the person who does.',
    'These are the basics; the particulars depend on what {house} has in mind.',
    'If you have a precise question already, I will answer it precisely.',
  ],
  ask: [
    'If you would like to know more, {meeting} of {minutes} is the quickest way; I am equally happy to answer by email.',
    'Should questions come up, I can answer them in {meeting} or in writing. Which would you prefer?',
    'You can reach me by replying to this message. If you like, I will arrange {meeting} at a time that suits you.',
    'As a next step I could offer you {meeting}. Would that be useful, or would you sooner have the answers in writing?',
    'For anything beyond this email, {meeting} would be the simplest. When would be a good time?',
  ],
  close: [
    'Thank you for your attention.',
    'I hope this answers the first questions.',
    'Please keep this for later if the time is not right.',
    'Thank you for reading.',
    'If anything is unclear, please ask.',
  ],
  signOff: ['Kind regards,', 'Best regards,', 'With kind regards,', 'Regards,'],
}

export const toneTemplates: Record<(typeof tones)[number], ToneTemplates> = {
  professional,
  friendly,
  persuasive,
  urgent,
  informative,
}
