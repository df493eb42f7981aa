/*
 * What may stand in any email, whatever its tone and focus. Each pool of sentences says one thing that no other one says.
 * An optional one has at most 45 words, so that an email can always be brought into its band.
 */

/** Why this lead, as far as anybody told us. */
export const reasons = [
  'It is meant for {target}, and as your field is {industry}, I thought of you.',
  'It is meant for {shared}, and that is your field, so I thought of {house}.',
  'We had {target} in mind with it, which is why I am writing to {house}.',
  'It was thought up for {otherTarget}; whether it is of use for {otherIndustry} too, you can tell better than I can.',
  'It is most at home in {otherTarget}, and I would like to hear whether it makes sense for {otherIndustry} as well.',
  'As {position}, you will know best whether this is relevant at {house}.',
  'I am writing to you because this seems close to your work as {position}.',
  'If you are the one who decides about {category} at {house}, you are the right person to ask.',
  'I do not know {house} from the inside, so please read this as an offer and not as advice.',
  'I have tried to write only what helps you decide.',
  'Only you can tell whether it suits {house}, so I will keep to what it is and what I can offer.',
  'I do not want to guess what {house} needs, so I will describe it and ask you the rest.',
  'I will keep to the essentials and leave the rest for when you ask.',
]

export const descriptions = {
  /** The description begins like "A logger that …". */
  thing: [
    '{Product} is {description}',
    'In plain words, it is {description}',
    'Let me say first what it is: {description}',
    'What I have in mind for you is {description}',
    'Put simply, it is {description}',
  ],
  /** It begins like "Helps dairies …". */
  deed: [
    '{Product} {description}',
    'In plain words, it {description}',
    'What it does is easily said: it {description}',
    'In short, it {description}',
    'This is what you would get: something that {description}',
  ],
  /** It is a sentence about the product already. */
  whole: [
    '{Description}',
    'In short: {Description}',
    'Briefly, then: {Description}',
    'To put it simply: {Description}',
  ],
  /** Any other words. */
  words: [
    'In brief: {Description}',
    'The short version: {Description}',
    'What it is, in our own words: {Description}',
    'To say briefly what it is: {Description}',
    'This is how we describe it: {Description}',
  ],
  rest: [
    'More precisely: {rest}',
    'A little more about it: {rest}',
    'To that I would add: {rest}',
    'Here is a little more detail: {rest}',
  ],
}

export const starts = [
  'If you decided to go ahead, I would suggest beginning small: one team or one place, a fixed period, and a list of what you want to see at the end of it. After that, your own experience decides.',
  'A first step can be modest. We would agree on one thing to try, on who tries it and on the day when we look at the outcome together. Everything beyond that can wait.',
  'A common worry is how much trouble it is to begin. I would propose a trial on a scale that you can oversee, with one person on each side who answers for it and a date for your yes or no.',
  'Starting does not have to mean committing. We could first write down what {house} expects, then try it where it is easiest to observe, and talk about anything larger only when that has gone well.',
  'Here is how I would go about it: first we talk through what you have today, then you try it, and then you get a written proposal that you can pass around. You can stop at any of these points.',
]

export const efforts = [
  'On your side it takes little at first: somebody who knows the daily work, an hour of that person now and then, and the willingness to tell me when I am wrong.',
  'What I would need from you is not much: the name of the person who would use it, an idea of the quantity or size, and any date that matters to you.',
  'I would take care of the preparation. From you I would need a contact for questions and an honest opinion at each step.',
  'To give you an answer that is worth something, I need only a few lines from you about how {house} works today; the rest is my job.',
]

export const questions = [
  'Three questions would help me to prepare. What do you use today? What would have to be better for a change to be worth it? And who else at {house} would want a say?',
  'In return I would like to ask you something: how is a decision like this made at {house}, who should be part of it, and is there a time of year when you look at such things?',
  'It would help me to know where you stand: are you looking for something new, comparing what there is, or content with what you have? Any of the three is a good answer.',
  'What would you want to know before you took this any further: the price, the daily handling, or how others have found it? I will begin with whatever you name.',
  'May I ask how you choose {category} at {house}, who is involved in the decision, and when you next look at it?',
]

export const rivals = [
  'If you already have something of the kind, that is no obstacle. I would then like to know what made you choose it, and you would have something to compare it with.',
  'Perhaps you are well served already. Then it may still be useful to have seen an alternative, if only to confirm your choice.',
  'You may have looked at something similar before. If so, tell me what you missed in it, and I will answer that point first.',
  'If you have been disappointed by something like this in the past, I would like to hear about it before I say anything else.',
]

export const wayOuts = [
  'If it turns out that it does not suit you, I will say so myself. A customer who regrets the purchase helps neither of us.',
  'There may be good reasons against it. If you see one straight away, tell me, and I will not take up more of your time.',
  'Should the answer be no, a word is enough, and I will not write again about this.',
  'It may be the wrong moment, too. In that case, name the month in which I should ask again, and I will stay silent until then.',
]

export const readings = [
  'If you like to read first, I can send you the details on a page or two, without a meeting.',
  'I can also send a written summary that you can pass on within {house}.',
  'Before we speak, I would gladly send you the particulars, so that we do not spend the time on things that you can read.',
  'Should you want something on paper first, reply with the word "details" and I will send them.',
]

export const colleagues = [
  'If somebody else at {house} is the right person for this, I would be grateful if you could pass it on or give me a name.',
  'If you are not the one who looks after {category}, could you tell me who is?',
  'Not your area? Then a name at {house} would already help me a great deal.',
  'Please feel free to forward this to whoever at {house} it concerns.',
  'If this has reached the wrong desk, could you point me to the right one?',
]

export const visits = [
  'If you would sooner talk in person, I could come to see you in {city}.',
  'I am also glad to come by; a visit often answers questions that an email cannot.',
  'If it is easier for you, I can visit {house} in person.',
  'A visit is possible too, should you prefer to speak face to face.',
  'I could also visit you in {city}, if that is more convenient for you.',
]

export const afters = [
  'Afterwards you would get a short summary from me: what we said, what is still open and who does what next.',
  'Whatever we discuss, you will have it from me in writing, so that nobody has to rely on memory.',
  'After we have spoken, you will hear from me only with answers to what you asked.',
  'You would come away with a clear picture of what it is, what it is not and what it would cost.',
]

/** What the product's fields say beyond its description; each needs a fact. */
export const particulars = [
  'We list it under {keywords}.',
  'It has to do with {keywords}, to name the headings.',
  'It was made with {target} in mind.',
  'It is meant for {shared} in the first place.',
  'It is positioned as {grade}, so that you know what to compare it with.',
  'To place it for you: we count it as {grade}.',
  'The brand is {brand}.',
  'It comes under the name of {brand}.',
]

export const prices = [
  'As a guide to the cost: {price}.',
  'To give you an idea of the cost, the price is {price}.',
  'On cost, to be open from the start: {price}.',
  'For your first calculation, the price is {price}.',
]
