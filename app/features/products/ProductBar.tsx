import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { ActionBar } from '#app/ui/ActionBar.tsx'
import { Button } from '#app/ui/Button.tsx'
import { useToastLift } from '#app/ui/useToastLift.ts'
import { useWide } from '#app/ui/useWide.ts'

interface ProductBarProps {
  /** How many products are selected. */
  selected: number
  onDeleteSelected: () => void
  add: ReactNode
}

/** On a phone, what can be done here, in the thumb's reach. */
export function ProductBar({ selected, onDeleteSelected, add }: ProductBarProps) {
  const wide = useWide()
  useToastLift(!wide)
  if (wide) return null
  return (
    <ActionBar phone="screen" className="*:flex-auto">
      {selected > 0 && (
        <Button variant="danger" icon={<Trash2 />} onClick={onDeleteSelected} className="max-md:px-3">
          Delete Selected ({selected})
        </Button>
      )}
      {add}
    </ActionBar>
  )
}
