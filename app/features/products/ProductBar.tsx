import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
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
    <div className="fixed inset-x-0 bottom-0 z-10 flex gap-2 border-line border-t bg-page px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] *:flex-auto">
      {selected > 0 && (
        <Button variant="danger" icon={<Trash2 />} onClick={onDeleteSelected} className="max-md:px-3">
          Delete Selected ({selected})
        </Button>
      )}
      {add}
    </div>
  )
}
