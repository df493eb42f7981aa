import { type HelpText, helpOn, type Screen } from './screens.ts'

const tabs = {
  profile: 'Profile',
  account: 'Account',
  'api-keys': 'API Keys',
  preferences: 'Preferences',
  members: 'Team Members',
  settings: 'Team Settings',
} as const

/** The place in the app where something is done: a screen's address. */
export interface Place {
  to: Screen
  search?: {
    tab?: keyof typeof tabs
    /** Opens Quick Add, with this name. */
    newLead?: string
  }
}

/** The name of a place: "User Settings, Account". */
export function placeName({ to, search }: Place): string {
  if (search?.newLead !== undefined) return 'Quick Add'
  return [helpOn(to).name, search?.tab && tabs[search.tab]].filter(Boolean).join(', ')
}

/** One subject of questions, with its help text and the place where it is done. */
export interface Topic extends HelpText {
  place: Place
}
