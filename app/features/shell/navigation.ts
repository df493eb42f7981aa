import {
  ChartColumn,
  CircleAlert,
  CopyCheck,
  FileInput,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  MailPlus,
  Megaphone,
  Package,
  PenLine,
  Route,
  Settings,
  Sparkles,
  Trash2,
  Users,
  UsersRound,
} from 'lucide-react'
import type { Screen } from '#db/help/screens.ts'

export interface Entry {
  /** One of the screens that help tells of: db/help/screens.ts. */
  to: Screen
  label: string
  icon: LucideIcon
  /** Its name in the bar at the bottom of a phone, if it has a place there. */
  inBar?: string
}

export interface MainEntry extends Entry {
  submenu?: Entry[]
  /** The heading under which a phone has it in More; entries of a submenu are under the name of their section. */
  underMore?: string
}

/** The sidebar's entries. */
export const navigation: MainEntry[] = [
  {
    to: '/',
    label: 'Dashboard',
    icon: LayoutDashboard,
    inBar: 'Today',
    submenu: [{ to: '/day', label: 'My day', icon: Route }],
  },
  { to: '/products', label: 'Products', icon: Package, underMore: 'Find' },
  {
    to: '/lead-management',
    label: 'Lead Management',
    icon: Users,
    inBar: 'Leads',
    submenu: [
      { to: '/lead-generation', label: 'Lead Generation', icon: Sparkles, inBar: 'Find' },
      { to: '/manual-lead-entry', label: 'Manual Lead Entry', icon: PenLine },
      { to: '/import', label: 'Import Leads', icon: FileInput },
      { to: '/duplicates', label: 'Duplicates', icon: CopyCheck },
    ],
  },
  {
    to: '/email-campaigns',
    label: 'My Emails',
    icon: Mail,
    inBar: 'Emails',
    submenu: [
      { to: '/create-email', label: 'Create New Email', icon: MailPlus },
      { to: '/email-campaign-manager', label: 'Email Campaigns', icon: Megaphone },
    ],
  },
  { to: '/analytics', label: 'Analytics', icon: ChartColumn, underMore: 'Today' },
  {
    to: '/settings',
    label: 'User Settings',
    icon: Settings,
    underMore: 'Settings',
    submenu: [
      { to: '/team-settings', label: 'Team Settings', icon: UsersRound },
      { to: '/deleted', label: 'Recently deleted', icon: Trash2 },
    ],
  },
  { to: '/attention', label: 'Attention', icon: CircleAlert, underMore: 'Today' },
]

/** What has no place there, as another screen leads to it: a team's settings to the audit log. */
export const reachedElsewhere: readonly Screen[] = ['/audit-log']

const entries: Entry[] = navigation.flatMap(({ submenu = [], ...entry }) => [entry, ...submenu])

/** The entries of the bar at the bottom of a phone, from the left. */
export const bar = entries.filter(({ inBar }) => inBar !== undefined)

/**
 * The entry of the bar to which a path belongs: itself, or its parent; undefined if it is only under More.
 */
export function placeInBar(path: string): string | undefined {
  if (bar.some(({ to }) => to === path)) return path
  return navigation.find((entry) => entry.inBar !== undefined && isBelow(entry, path))?.to
}

/** The entries under the bar's More. */
export const more = entries.filter(({ inBar }) => inBar === undefined)

/** The same, grouped as the bar is and in its order; the settings come last, next to the thumb. */
export const moreGroups = ['Today', 'Leads', 'Find', 'Emails', 'Settings'].map((name) => ({
  name,
  entries: navigation
    .filter(({ inBar, underMore }) => name === (underMore ?? inBar))
    .flatMap(({ submenu = [], ...entry }) => [entry, ...submenu])
    .filter((entry) => more.some(({ to }) => to === entry.to)),
}))

/** The name of the entry that opens the support chat. */
export const CHAT = 'AI Support Chat'

/** Whether a path is in an entry's submenu. */
export const isBelow = ({ submenu = [] }: MainEntry, path: string): boolean =>
  submenu.some(({ to }) => to === path)
