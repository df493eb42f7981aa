import { Braces } from 'lucide-react'
import { Menu, MenuItem } from '#app/ui/Menu.tsx'
import { variables } from '#db/composer/variables.ts'

/** What a template may leave open, to be put where the cursor stands. */
export function VariableMenu({ onChoose }: { onChoose: (text: string) => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Menu
        label="Insert a variable"
        variant="secondary"
        align="start"
        className="px-3"
        trigger={
          <>
            <Braces aria-hidden />
            Insert a variable
          </>
        }
      >
        {variables.map(({ name, label }) => (
          <MenuItem key={name} onSelect={() => onChoose(`{${name}}`)}>
            <span className="flex-1 first-letter:uppercase">{label}</span>
            <span className="text-muted">{`{${name}}`}</span>
          </MenuItem>
        ))}
      </Menu>
      <p className="text-muted text-sm">It is filled in for each lead.</p>
    </div>
  )
}
