/** A help text of 40 to 120 words. */
export interface HelpText {
  id: string
  title: string
  text: string
  /** Words that people use in questions about it, and that neither the title nor the text contains. */
  asked: string
}

/** The help of a screen. */
interface ScreenHelp {
  /** The name that people know. */
  name: string
  /** Three or four questions to begin with; without them, the general questions are shown. */
  starters?: readonly string[]
  /** A text about the screen, if the texts of its subject (texts/) have none. */
  topic?: HelpText
}

const general: readonly string[] = [
  'How do I begin?',
  'Does it work with no signal?',
  'How do I bring back what I deleted?',
  'How do I install Rove?',
]

/** Every screen behind the sign-in, by its address. */
const screens = {
  '/': {
    name: 'Today',
    starters: [
      'How do I begin?',
      'How do I set a follow-up?',
      'Does it work with no signal?',
      'How do I install Rove?',
    ],
  },
  '/day': {
    name: 'My day',
    starters: ['How do I plan my visits for a day?', 'How do I log a visit?', 'Does it work with no signal?'],
    topic: {
      id: 'my-day',
      title: 'Planning a day of visits',
      text: 'My day puts the visits of a day in the best order, also with no signal. “Add visits” offers visits that are due, leads by their rhythm, leads near you and any lead; in Lead Management, select leads and choose “Plan my day”. Set start, end, lunch and the minutes a visit under “Start, end, lunch”. “Best order” minds opening hours and appointments and says which visit is impossible. Drag a visit, keep its place, skip it, or use “From here on anew” after a delay. Times and kilometres are about right, no more. Check in to mark a visit as made.',
      asked: 'route itinerary tour trip driving stops schedule optimise shortest',
    },
  },
  '/lead-management': {
    name: 'Lead Management',
    starters: [
      'How do I add somebody I just met?',
      'How do I log a visit?',
      'How do I export leads to Excel?',
      'What does the match score mean?',
    ],
  },
  '/lead-generation': {
    name: 'Lead Generation',
    starters: [
      'Where do the contacts come from?',
      'How do I find companies near me?',
      'Why are no companies found?',
      'How do I import a list of companies?',
    ],
  },
  '/manual-lead-entry': {
    name: 'Manual Lead Entry',
    starters: [
      'Which fields does the form of manual entry require?',
      'Is there a quicker way to add a lead?',
      'How do I take a photo of a lead?',
    ],
  },
  '/import': {
    name: 'Import Leads',
    starters: [
      'How do I bring my list of leads?',
      'Which files can be imported?',
      'How do I undo an import?',
      'What happens to rows that are held back in an import?',
    ],
  },
  '/duplicates': {
    name: 'Duplicates',
    starters: [
      'How do I find leads that are here twice?',
      'How do I merge two leads?',
      'Can a merge be undone?',
      'What does “Not the same” do?',
    ],
  },
  '/products': {
    name: 'Products',
    starters: [
      'How do I add a product?',
      'How do I find companies for a product?',
      'What happens to the leads of a deleted product?',
    ],
  },
  '/email-campaigns': {
    name: 'My Emails',
    starters: [
      'How do I send an email?',
      'How do I use a template?',
      'Can I send one email to many leads?',
      'Can AI improve my email?',
    ],
  },
  '/create-email': {
    name: 'Create New Email',
    starters: [
      'How do I choose the tone of an email?',
      'What is to be checked in a draft?',
      'How do I save an email as a template?',
    ],
  },
  '/email-campaign-manager': {
    name: 'Email Campaigns',
    starters: ['Can I send one email to many leads?', 'How do I use a template?', ...general.slice(2)],
  },
  '/analytics': {
    name: 'Analytics',
    starters: ['What does Rove count today?', 'How do I export leads to Excel?', ...general.slice(2)],
  },
  '/settings': {
    name: 'User Settings',
    starters: [
      'How do I turn on two-step sign-in?',
      'Where do I enter an API key?',
      'How do I change to the light mode?',
      'How do I change my password?',
    ],
  },
  '/team-settings': {
    name: 'Team Settings',
    starters: [
      'How do I invite a colleague?',
      'What may an admin do?',
      'How do I leave the team?',
      'How many AI calls are left?',
    ],
  },
  '/audit-log': {
    name: 'Audit log',
    starters: ['What is in the audit log?', 'What may an admin do?', 'Who sees our data?'],
  },
  '/attention': {
    name: 'Attention',
    starters: [
      'What is Attention for?',
      'What if two people change the same lead?',
      'What to do when sync is stuck?',
    ],
  },
  '/deleted': {
    name: 'Recently deleted',
    starters: [
      'How do I bring back what I deleted?',
      'How do I erase all data of a person?',
      ...general.slice(0, 2),
    ],
  },
} satisfies Readonly<Record<string, ScreenHelp>>
export type Screen = keyof typeof screens

const isScreen = (path: string): path is Screen => Object.hasOwn(screens, path)

/** The addresses of all screens. */
export const addresses: readonly Screen[] = Object.keys(screens).filter(isScreen)

/** The help of a screen. */
export const helpOn = (screen: Screen): ScreenHelp => screens[screen]

/** Three or four questions to begin with. @param path the path of the current screen */
export const startersOn = (path: string): readonly string[] =>
  (isScreen(path) ? helpOn(path).starters : undefined) ?? general
