import type { Screen } from './topic.ts'

const general: readonly string[] = [
  'How do I begin?',
  'Does it work with no signal?',
  'How do I bring back what I deleted?',
  'How do I install Rove?',
]

const onScreen: Readonly<Record<Screen, readonly string[]>> = {
  '/': [
    'How do I begin?',
    'How do I set a follow-up?',
    'Does it work with no signal?',
    'How do I install Rove?',
  ],
  '/lead-management': [
    'How do I add somebody I just met?',
    'How do I log a visit?',
    'How do I export leads to Excel?',
    'What does the match score mean?',
  ],
  '/lead-generation': [
    'Where do the contacts come from?',
    'How do I find companies near me?',
    'Why are no companies found?',
    'How do I import a list of companies?',
  ],
  '/manual-lead-entry': [
    'Which fields does the form of manual entry require?',
    'Is there a quicker way to add a lead?',
    'How do I take a photo of a lead?',
  ],
  '/products': [
    'How do I add a product?',
    'How do I find companies for a product?',
    'What happens to the leads of a deleted product?',
  ],
  '/email-campaigns': [
    'How do I send an email?',
    'How do I use a template?',
    'Can I send one email to many leads?',
    'Can AI improve my email?',
  ],
  '/create-email': [
    'How do I choose the tone of an email?',
    'What is to be checked in a draft?',
    'How do I save an email as a template?',
  ],
  '/email-campaign-manager': [
    'Can I send one email to many leads?',
    'How do I use a template?',
    ...general.slice(2),
  ],
  '/analytics': ['What does Rove count today?', 'How do I export leads to Excel?', ...general.slice(2)],
  '/settings': [
    'How do I turn on two-step sign-in?',
    'Where do I enter an API key?',
    'How do I change to the light mode?',
    'How do I change my password?',
  ],
  '/team-settings': [
    'How do I invite a colleague?',
    'What may an admin do?',
    'How do I leave the team?',
    'How many AI calls are left?',
  ],
  '/audit-log': ['What is in the audit log?', 'What may an admin do?', 'Who sees our data?'],
  '/attention': [
    'What is Attention for?',
    'What if two people change the same lead?',
    'What to do when sync is stuck?',
  ],
  '/deleted': [
    'How do I bring back what I deleted?',
    'How do I erase all data of a person?',
    ...general.slice(0, 2),
  ],
}

/** @param path of the screen that somebody is on. @returns three or four questions to begin with */
export function startersOn(path: string): readonly string[] {
  const found = Object.entries(onScreen).find(([screen]) => screen === path)
  return found?.[1] ?? general
}
