import { type HelpText, helpOn, type Screen } from './screens.ts'

const tabs = {
  profile: 'Profile',
  account: 'Account',
  'api-keys': 'API Keys',
  preferences: 'Preferences',
  reminders: 'Reminders',
  'offline-maps': 'Offline maps',
  members: 'Team Members',
  settings: 'Team Settings',
} as const

const looks = { map: 'Map', board: 'Board' } as const

/** The place in the app where something is done: a screen's address. */
export interface Place {
  to: Screen
  search?: {
    tab?: keyof typeof tabs
    /** Opens Quick Add, with this name. */
    newLead?: string
    /** How the list of leads is shown. */
    view?: keyof typeof looks
  }
}

/** The name of a place: "User Settings, Account", "Lead Management, Map". */
export function placeName({ to, search }: Place): string {
  if (search?.newLead !== undefined) return 'Quick Add'
  const part = (search?.tab && tabs[search.tab]) || (search?.view && looks[search.view])
  return [helpOn(to).name, part].filter(Boolean).join(', ')
}

/** One subject of questions, with its help text and the place where it is done. */
export interface Topic extends HelpText {
  place: Place
}
