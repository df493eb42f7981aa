import { useNavigate } from '@tanstack/react-router'
import { CircleQuestionMark, CircleUser, LogOut, Monitor, Moon, Settings, Sun, Users } from 'lucide-react'
import { useWorkspace } from '#app/data/workspace.tsx'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuLine } from '#app/ui/Menu.tsx'
import { themeNotice } from '#app/ui/theme.ts'
import { notify } from '#app/ui/toast.ts'
import { chooseTheme, useTheme } from '#app/ui/useTheme.ts'
import { useWide } from '#app/ui/useWide.ts'

/** The menu of the person: name, profile, settings and theme. */
export function AvatarMenu() {
  const { user } = useWorkspace()
  const navigate = useNavigate()
  const wide = useWide()
  const name = user.fullName || user.username
  return (
    <Menu
      label={`Account of ${name || 'User'}`}
      trigger={
        <Avatar
          size="small"
          src={user.avatarUrl || user.profileImageUrl}
          initials={name.charAt(0).toUpperCase() || '?'}
        />
      }
    >
      <MenuLabel>
        <span className="block font-medium text-ink">{name || 'User'}</span>
        <span className="block text-muted text-sm">{user.email}</span>
      </MenuLabel>
      <MenuItem icon={<CircleUser />} onSelect={() => void navigate({ to: '/profile' })}>
        Profile
      </MenuItem>
      <MenuItem icon={<Users />} onSelect={() => void navigate({ to: '/team-settings' })}>
        Team Settings
      </MenuItem>
      <MenuItem icon={<Settings />} onSelect={() => void navigate({ to: '/settings' })}>
        Account Settings
      </MenuItem>
      {!wide && (
        <MenuItem icon={<CircleQuestionMark />} onSelect={() => void navigate({ to: '/', hash: 'guide' })}>
          Help
        </MenuItem>
      )}
      <MenuLine />
      <ThemeChoice />
      <MenuLine />
      <MenuItem icon={<LogOut />} onSelect={() => location.assign('/logout')}>
        Log Out
      </MenuItem>
    </Menu>
  )
}

const themes = [
  { value: 'light', label: 'Light', icon: <Sun /> },
  { value: 'dark', label: 'Dark', icon: <Moon /> },
  { value: 'system', label: 'System', icon: <Monitor /> },
] as const

function ThemeChoice() {
  const theme = useTheme()
  return (
    <MenuChoice
      label="Theme"
      value={theme}
      options={themes}
      onValueChange={(next) => notify({ title: themeNotice(chooseTheme(next)), tone: 'success' })}
    />
  )
}
