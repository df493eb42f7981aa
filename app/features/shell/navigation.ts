import {
  ChartColumn,
  CircleAlert,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  Package,
  Settings,
  Users,
} from 'lucide-react'

interface Entry {
  to:
    | '/'
    | '/products'
    | '/lead-management'
    | '/lead-generation'
    | '/manual-lead-entry'
    | '/email-campaigns'
    | '/create-email'
    | '/email-campaign-manager'
    | '/analytics'
    | '/settings'
    | '/team-settings'
    | '/attention'
  label: string
}

export interface MainEntry extends Entry {
  icon: LucideIcon
  submenu?: Entry[]
}

/** The sidebar's entries. */
export const navigation: MainEntry[] = [
  { to: '/', label: 'Dashboard', icon: LayoutDashboard },
  { to: '/products', label: 'Products', icon: Package },
  {
    to: '/lead-management',
    label: 'Lead Management',
    icon: Users,
    submenu: [
      { to: '/lead-generation', label: 'Lead Generation' },
      { to: '/manual-lead-entry', label: 'Manual Lead Entry' },
    ],
  },
  {
    to: '/email-campaigns',
    label: 'My Emails',
    icon: Mail,
    submenu: [
      { to: '/create-email', label: 'Create New Email' },
      { to: '/email-campaign-manager', label: 'Email Campaigns' },
    ],
  },
  { to: '/analytics', label: 'Analytics', icon: ChartColumn },
  {
    to: '/settings',
    label: 'User Settings',
    icon: Settings,
    submenu: [{ to: '/team-settings', label: 'Team Settings' }],
  },
  { to: '/attention', label: 'Attention', icon: CircleAlert },
]

/** Where the sidebar leads. */
export const screens = navigation.flatMap(({ to, submenu = [] }) => [to, ...submenu.map((entry) => entry.to)])

/** Whether a path is one of an entry's submenu. */
export const isBelow = ({ submenu = [] }: MainEntry, path: string): boolean =>
  submenu.some(({ to }) => to === path)
