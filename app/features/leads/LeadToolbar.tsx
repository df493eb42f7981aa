import { useNavigate } from '@tanstack/react-router'
import { PenLine, Plus, Sparkles } from 'lucide-react'
import { ActionBar, DeleteSelected } from '#app/ui/ActionBar.tsx'
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
    <ActionBar label="Lead actions" phone="list" className="max-md:mt-auto max-md:-mb-4">
      <DeleteSelected count={selected} onDelete={onDelete} />
      <ExportMenu {...exporting} />
      <StatusMenu onChoose={onStatus} />
      <AddLead />
    </ActionBar>
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
