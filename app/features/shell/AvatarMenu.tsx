import { useNavigate } from '@tanstack/react-router'
import { LogOut, Settings, Users } from 'lucide-react'
import { useWorkspace } from '#app/lib/workspace.tsx'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Menu, MenuItem, MenuLabel } from '#app/ui/Menu.tsx'

/** The person, and what is theirs (SPEC.md section 2, Avatar menu). */
export function AvatarMenu() {
  const { user } = useWorkspace()
  const navigate = useNavigate()
  const name = user.fullName || user.username || 'User'
  return (
    <Menu
      label={`Account of ${name}`}
      trigger={
        <Avatar
          size="small"
          src={user.avatarUrl || user.profileImageUrl}
          initials={name.charAt(0).toUpperCase() || '?'}
        />
      }
    >
      <MenuLabel>
        <span className="block font-medium text-ink">{name}</span>
        <span className="block text-muted text-sm">{user.email}</span>
      </MenuLabel>
      <MenuItem icon={<Users />} onSelect={() => void navigate({ to: '/team-settings' })}>
        Team Settings
      </MenuItem>
      <MenuItem icon={<Settings />} onSelect={() => void navigate({ to: '/settings' })}>
        Account Settings
      </MenuItem>
      <MenuItem icon={<LogOut />} onSelect={() => location.assign('/logout')}>
        Log Out
      </MenuItem>
    </Menu>
  )
}
