import { Eye, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '#app/ui/classes.ts'

interface ModeSwitchProps {
  editing: boolean
  onChange: (editing: boolean) => void
}

/** Whether the preview is read or edited. */
export function ModeSwitch({ editing, onChange }: ModeSwitchProps) {
  return (
    <fieldset className="flex rounded-md border border-edge">
      <legend className="sr-only">Preview mode</legend>
      <Mode icon={<Eye aria-hidden />} chosen={!editing} onChoose={() => onChange(false)}>
        View
      </Mode>
      <Mode icon={<Pencil aria-hidden />} chosen={editing} onChoose={() => onChange(true)}>
        Edit
      </Mode>
    </fieldset>
  )
}

interface ModeProps {
  icon: ReactNode
  chosen: boolean
  onChoose: () => void
  children: ReactNode
}

function Mode({ icon, chosen, onChoose, children }: ModeProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={classes(
        'flex min-h-control items-center gap-2 rounded-md px-3 font-medium text-sm transition-colors active:opacity-80 [&_svg]:size-4.5',
        chosen ? 'bg-accent-soft text-accent-ink' : 'text-muted hover:bg-raised hover:text-ink',
      )}
    >
      {icon}
      {children}
    </button>
  )
}
