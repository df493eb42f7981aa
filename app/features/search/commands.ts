import { addresses, helpOn, type Screen } from '#db/help/screens.ts'

/** What can be done from any screen, besides opening a screen. */
export type Action = 'addLead' | 'addProduct' | 'chat' | 'showShortcuts'

/** Something that the search offers beside rows: a screen to open, or an action. */
export interface Command {
  id: number
  name: string
  /** Other words by which it is found. */
  words: string
  does: { open: Screen } | { act: Action }
}

type Unnumbered = Omit<Command, 'id'>

const actions: readonly Unnumbered[] = [
  { name: 'Add a lead', words: 'new lead person contact quick', does: { act: 'addLead' } },
  { name: 'New email', words: 'write create an email letter', does: { open: '/create-email' } },
  { name: 'Add a product', words: 'new product create', does: { act: 'addProduct' } },
  { name: 'AI Support Chat', words: 'help question ask', does: { act: 'chat' } },
  { name: 'Keyboard shortcuts', words: 'keys help', does: { act: 'showShortcuts' } },
]

/** Words by which people look for a screen and which its name does not have. */
const wordsOf: Readonly<Partial<Record<Screen, string>>> = {
  '/': 'dashboard home start',
  '/lead-management': 'leads list table',
  '/lead-generation': 'find companies suggestions',
  '/manual-lead-entry': 'add new by hand form',
  '/email-campaigns': 'emails templates drafts',
  '/settings': 'profile account password keys preferences theme two-step',
  '/team-settings': 'members people invite',
  '/attention': 'conflicts refused',
  '/deleted': 'restore undo bin trash',
}

const screens: readonly Unnumbered[] = addresses
  // "New email" opens it.
  .filter((address) => address !== '/create-email')
  .map((open) => ({ name: `Go to ${helpOn(open).name}`, words: wordsOf[open] ?? '', does: { open } }))

/** The actions, then the screens. */
export const commands: readonly Command[] = [...actions, ...screens].map((command, id) => ({
  ...command,
  id,
}))
