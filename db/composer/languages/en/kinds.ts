import type { Language } from '#db/composer/languages/language.ts'

export const kinds: Language['kinds'] = {
  software: {
    what: 'software',
    effects: [
      'some of the typing and searching falls away',
      'everybody looks at the same figures',
      'nobody has to ask around how far a thing has come',
    ],
    asks: [
      'Do you use a program for this today, <or a spreadsheet|a spreadsheet, or paper>?',
      'How many people <would work with it|would need it at their desk>, roughly?',
      'Is a program for this <on your list for this year|a topic this year>, <yes or no|or not>?',
    ],
  },
  cooling: {
    what: 'cooling',
    effects: [
      'less has to be thrown away because it got warm',
      'the temperature holds although the door keeps opening',
      'keeping things cold takes less power',
    ],
    asks: [
      'Which worries you more on a hot day: <the store, the counter or the van|the cold store or the journey>?',
      'How old is the oldest unit <you cool with|that keeps things cold for you>, roughly?',
      'Do you own your cooling, <or rent it|or is it rented>?',
    ],
  },
  measuring: {
    what: 'measuring',
    effects: [
      'a deviation shows while there is still time to act',
      'nobody has to go round and write readings down',
      'the record is there when somebody asks for it',
    ],
    asks: [
      'Is this measured <by hand today, by a device, or not at all|today, and if so by hand or by a device>?',
      'Who asks <you|your people> for such records: <customers, auditors, or nobody|an auditor, a customer, nobody>?',
      'Are readings <still written down by hand|put on paper> <at your place|today>, yes or no?',
    ],
  },
  kitchen: {
    what: 'kitchen and baking equipment',
    effects: [
      'one batch comes out like the next',
      'the equipment is hot when it is needed and clean soon after',
      'nobody has to stand beside it and watch',
    ],
    asks: [
      'Roughly how old is <what you bake or cook with|the oldest machine in your kitchen>?',
      'Is anything in the <kitchen or bakehouse|way of ovens and machines> due to be replaced <this year|before long>, yes or no?',
      'Electric or gas: what do you <have|work with> <today|in the house>?',
    ],
  },
  medical: {
    what: 'medical supplies',
    effects: [
      'a treatment is over a little sooner',
      'what is needed is at hand when it is needed',
      'the paperwork is done along the way',
    ],
    asks: [
      'Do you order such things <by the week|at fixed times>, or when they run low?',
      'Would a sample <be of use to you|help you to judge>, yes or no?',
      'Is this ordered <centrally|for the whole house>, or does each room look after itself?',
    ],
  },
  farming: {
    what: 'farm supplies',
    effects: [
      'one round less has to be made each day',
      'animals and plants get the same on every day',
      'the season starts with one worry less',
    ],
    asks: [
      'Do you buy this <for the season|once a year>, or as you need it?',
      'Is this something you would <change this season|look at this season>, or not before the next?',
      'Which costs you more time <today|at present>: the <animals|work in the barn> or the fields?',
    ],
  },
  cleaning: {
    what: 'cleaning',
    effects: [
      'cleaning is done sooner and looks the same every day',
      'nobody has to go over it a second time',
      'everything looks as it should when people come in',
    ],
    asks: [
      'Do your own people clean, or <a firm|somebody from outside>?',
      'When is it cleaned: <before, during or after work|early, late, or in between>?',
      'Which <corner|room|part> always takes longest <to clean|to get clean>?',
    ],
  },
  energy: {
    what: 'energy and light',
    effects: [
      'the same work takes less energy',
      'the costs are easier to foresee',
      'nothing runs any more when nobody is there',
    ],
    moments: ['on the next bill', 'in the yearly accounts', 'in the coming winter'],
    asks: [
      'Do you own the building, <or rent it|or is it rented>?',
      'Is energy one of the costs <you look at this year|on your list this year>, <yes or no|or not>?',
      'Which costs more <at your place|with you>: <heat, cold or light|light, heat or machines>?',
    ],
  },
  safety: {
    what: 'safety',
    effects: [
      'trouble is noticed while it is still small',
      'nobody has to think about it while they work',
      'what the rules ask for can be shown at any time',
    ],
    asks: [
      'Is safety <one person’s job|in one person’s hands> <at your place|with you>, or does everybody do a part?',
      'When was this last <checked|looked at>: this year, or earlier?',
      'Do you buy this for <all sites together|everybody at once>, or as it is needed?',
    ],
  },
  packaging: {
    what: 'packaging',
    effects: [
      'less arrives damaged',
      'each parcel is packed a little faster',
      'there is less to throw away at the other end',
    ],
    asks: [
      'Do you pack by hand, <or by machine|or is there a machine for it>?',
      'Which <size|format> do you use most?',
      'Do you order packaging <for the month|at fixed times>, or when it runs low?',
    ],
  },
  vehicle: {
    what: 'transport',
    effects: [
      'fewer trips are needed for the same work',
      'a vehicle stands still less often',
      'goods are moved with less effort',
    ],
    asks: [
      'How many vehicles do you have <on the road|in use>, roughly?',
      'Do you <buy, lease or rent|own your vehicles or lease them>?',
      'Do your own people drive, or <a carrier|somebody from outside>?',
    ],
  },
  textile: {
    what: 'clothing and textiles',
    effects: [
      'things are replaced less often',
      'everybody has what fits when they need it',
      'the washing takes care of itself',
    ],
    moments: ['when the next person joins', 'at the yearly order', 'in the busiest month'],
    asks: [
      'Do you wash <yourselves|in the house>, or is that done for you?',
      'Do you buy such things <once a year|all at once>, or piece by piece?',
      'For how many people <would it be|do you need such things>, roughly?',
    ],
  },
  furniture: {
    what: 'furnishing',
    effects: [
      'people work and wait in more comfort',
      'a room can be used for two things',
      'what is used every day still looks well later on',
    ],
    asks: [
      'Is a room due to be changed <this year|before long>, yes or no?',
      'Do you furnish bit by bit, <or all at once|or a whole room at a time>?',
      'Which room would you <change first|begin with>?',
    ],
  },
  promotion: {
    what: 'visibility',
    effects: [
      'people who pass by know what there is to be had',
      'those who look for you find you at once',
      'a regular customer hears from you more than once a year',
    ],
    moments: ['in the next quiet month', 'when somebody new is looking', 'in the weeks before the season'],
    asks: [
      'Where do most of your customers come from: <the street, the web or word of mouth|the web, or word of mouth>?',
      'Do you do this yourselves <today|at present>, or does <an agency|somebody from outside>?',
      'When did you last change something about this: this year, or <earlier|longer ago>?',
    ],
  },
  people: {
    what: 'people and training',
    effects: [
      'new people find their feet sooner',
      'what one person knows does not leave with them',
      'a gap is filled before it hurts',
    ],
    moments: ['when the next person joins', 'in the holiday season', 'when somebody leaves'],
    asks: [
      'Do you do this yourselves <today|at present>, or with somebody from outside?',
      'When do you plan such things: <at the start of the year|once a year>, or as they come up?',
      'For how many people <would it be|would that matter>, roughly?',
    ],
  },
  advice: {
    what: 'advice and finance',
    effects: [
      'one thing less has to be watched by yourselves',
      'the papers are in order when somebody asks',
      'a risk is known before it costs money',
    ],
    moments: ['at the end of the year', 'when somebody asks for the papers', 'in the next audit'],
    asks: [
      'Do you have somebody for this <already|today>, yes or no?',
      'When do you <look at this next|next go through this>: this year, or later?',
      'Is this decided <by you|at your desk>, or by <somebody else|a head office>?',
    ],
  },
  telecom: {
    what: 'devices and connections',
    effects: [
      'a call or an order gets through at the first try',
      'nobody has to wait for a device to do its work',
      'one bill takes the place of several',
    ],
    moments: ['on the day when everybody calls', 'when a customer is on the line', 'on the next bill'],
    asks: [
      'When does your present contract <end|run out>, roughly?',
      'How many devices <are in use|do you have in use>, roughly?',
      'Does anybody look after this <in the house|for you>, or <does everybody help themselves|is it done along the way>?',
    ],
  },
  food: {
    what: 'food and drink',
    effects: [
      'customers come back and ask for it',
      'one line on the order list is settled',
      'each delivery tastes like the one before',
    ],
    asks: [
      'Do you buy this <from a wholesaler|through the trade>, or from the maker?',
      'Would a sample <be of use to you|help you to judge>, yes or no?',
      'How often do you order: <weekly, monthly, or as it runs out|every week, or less often>?',
    ],
  },
  material: {
    what: 'materials',
    effects: [
      'it is longer before anybody has to go back to it',
      'less is wasted while working',
      'the result is the same each time',
    ],
    moments: ['on the next job', 'when the next order is due', 'a year from now'],
    asks: [
      'Which do you use for this <today|at present>?',
      'Do you order by the job, <or for stock|or keep a stock>?',
      'How much of it do you use in a month, <roughly|more or less>?',
    ],
  },
  machine: {
    what: 'machines and tools',
    effects: [
      'the same job takes fewer steps',
      'a machine stands still less often',
      'the heavy part of the work becomes easier',
    ],
    asks: [
      'Is a machine due to be replaced <this year|before long>, yes or no?',
      'Do you look after your machines yourselves, <or is that done for you|or does a firm>?',
      'Roughly how old is what you use for this <today|at present>?',
    ],
  },
  other: {
    what: '',
    effects: [
      'one thing that is done every week becomes easier',
      'somebody on the team gets some time back',
      'a job that is put off today simply gets done',
    ],
    asks: [
      'Is this a topic for you <this year|at present>, yes or no?',
      'Have you something of the kind <today|already>, <or not|yes or no>?',
      'Is this something for <this year|now>, for later, or not at all?',
    ],
  },
}
