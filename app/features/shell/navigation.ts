import { CircleAlert, LayoutDashboard, type LucideIcon, Package, Settings, Users } from 'lucide-react'

interface Entry {
  to:
    | '/'
    | '/products'
    | '/lead-management'
    | '/lead-generation'
    | '/manual-lead-entry'
    | '/settings'
    | '/team-settings'
    | '/attention'
  label: string
}

/** The sidebar's entries (SPEC.md section 2, App shell). */
export const navigation: (Entry & { icon: LucideIcon; submenu?: Entry[] })[] = [
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
    to: '/settings',
    label: 'User Settings',
    icon: Settings,
    submenu: [{ to: '/team-settings', label: 'Team Settings' }],
  },
  { to: '/attention', label: 'Attention', icon: CircleAlert },
]

/** Where the sidebar leads. */
export const screens = navigation.flatMap(({ to, submenu = [] }) => [to, ...submenu.map((entry) => entry.to)])
