import { useNavigate } from '@tanstack/react-router'
import { PenLine, Plus, Sparkles, Trash2 } from 'lucide-react'
import { Button } from '#app/ui/Button.tsx'
import { ExportMenu, type ExportMenuProps } from '#app/ui/ExportMenu.tsx'
import { Menu, MenuItem } from '#app/ui/Menu.tsx'
import { useToastLift } from '#app/ui/useToastLift.ts'
import { useWide } from '#app/ui/useWide.ts'
import { type StatusGiven, StatusMenu } from './StatusMenu.tsx'

interface LeadToolbarProps {
  selected: number
  onStatus: (status: StatusGiven) => void
  onDelete: () => void
  exporting: ExportMenuProps
}

/** What can be done on this page: a bar in the thumb's reach on a phone, above the table on a desk. */
export function LeadToolbar({ selected, onStatus, onDelete, exporting }: LeadToolbarProps) {
  useToastLift(!useWide())
  return (
    <div
      role="toolbar"
      aria-label="Lead actions"
      className="sticky z-20 flex items-center gap-2 bg-page md:top-14 md:py-2 max-md:bottom-0 max-md:order-last max-md:-mx-4 max-md:mt-auto max-md:-mb-4 max-md:border-line max-md:border-t max-md:px-4 max-md:py-2 max-md:pb-[max(0.5rem,env(safe-area-inset-bottom))]"
    >
      <Button
        variant={selected > 0 ? 'danger' : 'secondary'}
        icon={<Trash2 />}
        onClick={onDelete}
        className="max-sm:px-3"
      >
        <span className="max-sm:sr-only">Delete Selected</span>
        {selected > 0 && ` (${selected})`}
      </Button>
      <ExportMenu {...exporting} />
      <StatusMenu onChoose={onStatus} />
      <AddLead />
    </div>
  )
}

function AddLead() {
  const navigate = useNavigate()
  return (
    <Menu
      label="Add Lead"
      variant="primary"
      trigger={
        <>
          <Plus aria-hidden />
          Add Lead
        </>
      }
      className="max-md:flex-auto md:px-4"
    >
      <MenuItem icon={<Sparkles />} onSelect={() => void navigate({ to: '/lead-generation' })}>
        Lead Generation
      </MenuItem>
      <MenuItem icon={<PenLine />} onSelect={() => void navigate({ to: '/manual-lead-entry' })}>
        Manual Lead Entry
      </MenuItem>
    </Menu>
  )
}
