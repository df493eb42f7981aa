import type { Sections } from '#db/composer/languages/language.ts'

export const sections: Sections = {
  subjects: {
    benefits: [
      '{product} for {company}',
      '{product}: of use at {company}?',
      'A question to {company} about {what}',
      '{what}: a question to {company}',
      '{product} for {sectors}',
    ],
    problem: [
      'A question about {what} at {company}',
      '{company} and {what}: one question',
      'How does {company} do this today?',
      '{product}, and a question to {company}',
    ],
    demo: [
      '{product}: {minutes} at {company}?',
      'A short demo of {product} for {company}',
      '{product}: may I show you?',
      'Seeing {product} at {company}',
    ],
    discount: [
      '{product}: an offer to {company}',
      'A price for {company}: {product}',
      'Our offer on {product}',
      'What {product} would cost {company}',
    ],
    'case-study': [
      '{product} in use: an example for {company}',
      'How others use {product}',
      '{product}: an example from practice',
      'An example for {company}: {product}',
    ],
  },
  urgentSubjects: [
    '{product} for {company}: an answer this week?',
    '{company} and {product}: yes or no?',
    '{product}: a word by Friday?',
  ],
  subjectOfNothing: 'A short question',
  quotations: {
    withTruth: [
      'On your site I read “{statement}”, so <you will know this better than I do|this will not be news to you>: {truth}.',
      '“{statement}”, it says on your site, so <I tell you nothing new when I say that|you know better than I do that> {truth}.',
      'Your site says “{statement}”; <my guess is that one thing holds for you, too|I imagine that one thing holds all the same>: {truth}.',
    ],
    alone: [
      '<From your site I know one thing about {company}|Of {company} I know what your site says>: “{statement}”; <the rest I have to ask|for the rest I have to ask you>.',
      'On your site I read “{statement}”, and <so I thought of you for this|that made me think of you>.',
      '{company} <says|writes> on its site “{statement}”, <hence this note|and so I wanted to ask you>.',
    ],
  },
  observations: [
    [
      '{company} is {aSector} {inCity}, <and that is why I am writing|which is why I am writing|hence this note>: {truth}.',
      'As {aSector} {inCity}, {company} will know <this better than I do|this well>: {truth}.',
      '{company} has {size} {inCity}, <and {atSector}|and I suppose that {atSector}> {truth}.',
      '{company} is {aSector} {inCity} with {size}, and <at that size|in a company of that size> {sizeTruth}.',
      '<I am writing to {company} because|{company} came to my mind because> {atSector} {truth}, and I doubt that {city} is an exception.',
      '<Not many {sectors}|Few {sectors}> will <disagree|tell me otherwise>, and {company} {inCity} <hardly will|probably will not either>: {truth}.',
      '{Truth}, {inCity} as anywhere, and <surely|I suppose|I imagine> at {company}.',
      'For {sectors} {inCity}, {company} <among them|surely among them>, <one thing holds|I suppose one thing holds>: {truth}.',
    ],
    [
      '{company} is {aSector}, <and that is why I am writing|which is why I am writing|hence this note>: {truth}.',
      'As {aSector}, {company} will know <this better than I do|this well>: {truth}.',
      '<Not many {sectors}|Few {sectors}> will <disagree|tell me otherwise>, and {company} <hardly will|probably will not either>: {truth}.',
      '{company} has {size}, <and {atSector}|and I suppose that {atSector}> {truth}.',
      '{Truth}, and <surely|I suppose|I imagine> it is the same at {company}.',
      'For {sectors}, {company} <among them|surely among them>, <one thing holds|I suppose one thing holds>: {truth}.',
    ],
    [
      '{company} works in {industry} {inCity}, <and that is why I am writing|which is why I am writing to you>.',
      '{company} works in {industry} and has {size}, and <at that size|in a company of that size> {sizeTruth}.',
      'Your field at {company} is {industry}, <which is why I am writing|and that is the reason for this note>.',
    ],
    [
      '{company} has {size} {inCity}, and <at that size|in a company of that size> {sizeTruth}.',
      '{company} has {size}, and <at that size|in a company of that size> {sizeTruth}.',
      '{company} is {inCity}, <and so I thought of you for this|and I wanted to ask you before I ask others there>.',
    ],
    [
      'I do not know {company} from the inside, so <I will keep to one question|I will be short and ask|this is short and ends in a question>.',
      'You know {company} and I do not, <so this is short|so I will say what it is and ask>.',
      '<To you at {company} I have one short question|There is one thing I would like to ask you at {company}>.',
    ],
    [
      'I will keep this <short|brief> and <ask one thing|come to the point>.',
      'You do not know me, so <I will be short|this is short>.',
      '<I have one short question|There is one thing that I would like to ask>.',
    ],
  ],
  truths: [
    '<There is something else|And something else>: {atSector} {truth}.',
    '<As far as I can tell|From the outside I would say that>, {atSector} {truth}.',
    '{Truth}; <few {sectors} will tell me otherwise|there will be few {sectors} where that is different>.',
  ],
  sizeTruths: {
    small: ['most people look after more than one thing', 'one person on holiday is missed already'],
    medium: [
      'not everybody knows any more what the others are busy with',
      'one small detour costs many people time',
    ],
    large: ['a small thing happens many times a day', 'what is decided once has to hold in many places'],
  },
  consequences: [
    'If {effect}, <you would|{company} would|your people would> <notice it|feel it|see it> first {moment}.',
    'If {effect}, <that shows|it shows> <first|most> {moment}.',
    'What I would look at with you is whether {effect}, <and whether that shows|above all> {moment}.',
    'For {company} <the question is|it comes down to> whether {effect}, <above all|most of all> {moment}.',
    '<What counts is|What matters in the end is> whether {effect}, <above all|especially> {moment}.',
    'I would judge it by one thing<| alone>: whether, {moment}, {effect}.',
  ],
  whoAsks: [
    'Would you <look at this yourself|decide on this yourself>, or is it one for {who}?',
    'Is this <something for you|a question for you>, or <rather for|one for> {who}?',
    'Who <looks at such things|decides on such things> <at {company}|in your company>: you, or {who}?',
    'As {position}, <are you the right person for this|do you decide on such things>, or is it somebody else?',
  ],
  descriptions: {
    thing: [
      '<What I have in mind for {company}|What I would like to show {company}|My suggestion for {company}> is {product}: {description}',
      '{Product} is {description}',
      '<I am writing about|This is about|My note is about> {product}, <in short|in a sentence|that is>: {description}',
      '<Put simply|In plain words|Said briefly|In one sentence|To be brief|In a few words>, {product} is {description}',
    ],
    deed: [
      '<What I have in mind for {company}|What I would like to show {company}|My suggestion for {company}> is {product}: it {description}',
      '{Product} {description}',
      '<I am writing about|This is about|My note is about> {product}, <in short|in a sentence|in plain words>: it {description}',
      '<Put simply|In plain words|Said briefly|In one sentence|To be brief|In a few words>, {product} {description}',
    ],
    whole: [
      '{Description}',
      '<In short|Briefly|To put it simply|In a sentence|In plain words|In a few words|To be brief|In one line>: {Description}',
      '<What I am writing about|What this is about|What I have to offer>, <in short|in a sentence|in plain words|in a few words>: {Description}',
      '<What I have in mind for {company}|My suggestion for {company}> in <a sentence|short>: {Description}',
      '<This is what I offer|What I can offer you is this>: {Description}',
    ],
    words: [
      '<What I have in mind for {company}|What I would like to show {company}|My suggestion for {company}> is {product}: {described}',
      '<I am writing about|This is about|My note is about> {product}, <in short|in a sentence|in our own words>: {described}',
      '{Product} <in one line|in a sentence|in short|in a few words>: {described}',
    ],
    rest: ['<More precisely|In more detail|A little more about it|To that I would add>: {rest}'],
    none: [
      '<I am writing about|This is about|My note is about|My question is about> {product}<, and with it about {what}|: it has to do with {what}|, which is to say {what}>.',
      '<What I have in mind for {company}|My suggestion for {company}|What I would like to show you> is {product}, <from the field of|which has to do with|which belongs to> {what}.',
    ],
    bare: ['<I am writing about|This is about|My note is about> {product}.'],
  },
  starts: [
    'If you decided to go ahead, I would <suggest beginning|begin> small: one team or one place, a fixed period, and a list of what you want to see at the end of it. After that, your own experience decides.',
    'A first step can be modest. We would agree on one thing to try, on who tries it and on the day when we look at the outcome together.',
    'Here is how I would go about it: first we talk through what you have today, then you try it, and then you get a written proposal that you can pass around. You can stop at any of these points.',
    'Starting does not have to mean committing. We could write down what {house} expects, try it where it is easiest to observe, and talk about anything larger only when that has gone well.',
  ],
  efforts: [
    'On your side it takes little at first: somebody who knows the daily work, an hour of that person now and then, and the willingness to tell me when I am wrong.',
    'What I would need from you is not much: the name of the person who would use it, an idea of the quantity or size, and any date that matters to you.',
    'To give you an answer that is worth something, I need only a few lines about how {house} works today; the rest is my job.',
  ],
  questions: [
    'Three questions would help me to prepare. What do you use today? What would have to be better for a change to be worth it? And who else at {house} would want a say?',
    'In return I would like to ask you something: how is a decision like this made at {house}, who should be part of it, and is there a time of year when you look at such things?',
    'It would help me to know where you stand: are you looking for something new, comparing what there is, or content with what you have? Any of the three is a good answer.',
    'What would you want to know before you took this any further: the price, the daily handling, or how others have found it? I will begin with whatever you name.',
  ],
  rivals: [
    'If you already have something of the kind, that is no obstacle. I would then like to know what made you choose it, and you would have something to compare it with.',
    'Perhaps you are well served already. Then it may still be useful to have seen an alternative, if only to confirm your choice.',
    'You may have looked at something similar before. If so, tell me what you missed in it, and I will answer that point first.',
  ],
  wayOuts: [
    'If it turns out that it does not suit you, I will say so myself. A customer who regrets the purchase helps neither of us.',
    'There may be good reasons against it. If you see one straight away, tell me, and I will not take up more of your time.',
    'It may be the wrong moment, too. In that case, name the month in which I should ask again, and I will stay silent until then.',
  ],
  readings: [
    'If you like to read first, I can send you the <details|particulars> on a page or two, <without a meeting|and we speak only if you wish>.',
    'I can also send a written summary that you can pass on <within {house}|to your colleagues>.',
    'Should you want something on paper first, reply with the word "details" and I will send <them|them to you>.',
  ],
  colleagues: [
    'If somebody else at {house} is the right person, <I would be grateful for a name|a name would help me>.',
    'Not your area? Then a name at {house} would already help me <a great deal|very much>.',
    'Please <feel free to|do> forward this to whoever <at {house} it concerns|it concerns>.',
  ],
  visits: [
    'If you would sooner talk in person, I could come to see you {inCity}.',
    'I am also glad to come by; a visit <often answers|sometimes answers> questions that an email cannot.',
    'If it is easier for you, I can visit {house} in person.',
  ],
  afters: [
    'Afterwards you would get a short summary from me: what we said, what is still open and who does what next.',
    'Whatever we discuss, you will have it from me in writing, so that nobody has to rely on memory.',
    'After we have spoken, you will hear from me only with answers to what you asked.',
  ],
  particulars: [
    'We list it under {keywords}.',
    'It was made with {target} in mind.',
    'It is meant for {shared} in the first place.',
    'It was thought up for {otherTarget}; whether it is of use for {otherIndustry} too, you can tell better than I can.',
    'To place it for you: we count it as {grade}.',
    'It comes under the name of {brand}.',
  ],
  prices: [
    'As a guide to the cost: {price}.',
    'To give you an idea of the cost, the price is {price}.',
    'On cost, to be open from the start: {price}.',
  ],
}
