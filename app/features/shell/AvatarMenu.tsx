import { LogOut } from 'lucide-react'
import { useWorkspace } from '#app/lib/workspace.tsx'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Menu, MenuItem, MenuLabel } from '#app/ui/Menu.tsx'

/** The person, and what is theirs (SPEC.md section 2, Avatar menu). */
export function AvatarMenu() {
  const { user } = useWorkspace()
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
      <MenuItem icon={<LogOut />} onSelect={() => location.assign('/logout')}>
        Log Out
      </MenuItem>
    </Menu>
  )
}
