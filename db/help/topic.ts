/** The screens that help leads to, as people know them. */
export const screens = {
  '/': 'Today',
  '/lead-management': 'Lead Management',
  '/lead-generation': 'Lead Generation',
  '/manual-lead-entry': 'Manual Lead Entry',
  '/products': 'Products',
  '/email-campaigns': 'My Emails',
  '/create-email': 'Create New Email',
  '/email-campaign-manager': 'Email Campaigns',
  '/analytics': 'Analytics',
  '/settings': 'User Settings',
  '/team-settings': 'Team Settings',
  '/audit-log': 'Audit log',
  '/attention': 'Attention',
  '/deleted': 'Recently deleted',
} as const
export type Screen = keyof typeof screens

const tabs = {
  profile: 'Profile',
  account: 'Account',
  'api-keys': 'API Keys',
  preferences: 'Preferences',
  members: 'Team Members',
  settings: 'Team Settings',
} as const

/** Where something is done: a screen's address. */
export interface Place {
  to: Screen
  search?: {
    tab?: keyof typeof tabs
    /** Opens Quick Add, with this name. */
    newLead?: string
  }
}

/** What a place is called: "User Settings, Account". */
export function placeName({ to, search }: Place): string {
  if (search?.newLead !== undefined) return 'Quick Add'
  return [screens[to], search?.tab && tabs[search.tab]].filter(Boolean).join(', ')
}

/** One thing that people ask about, and the answer in 40 to 120 words. */
export interface Topic {
  id: string
  title: string
  place: Place
  text: string
  /** Words by which people ask for it that neither the title nor the text has. */
  asked: string
}
