import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'

interface Shortcut {
  /** Each is another way to do the same; keys that are pressed together are in one text. */
  keys: readonly string[]
  does: string
}

const everywhere: readonly Shortcut[] = [
  { keys: ['Ctrl K', '⌘ K'], does: 'Search leads, screens and actions' },
  { keys: ['?'], does: 'Show these shortcuts' },
  { keys: ['Esc'], does: 'Close what is open' },
  { keys: ['F8'], does: 'Go to the notices' },
]

const inLists: readonly Shortcut[] = [
  { keys: ['J', '↓'], does: 'Open the next lead, while one is open beside its list' },
  { keys: ['K', '↑'], does: 'Open the previous lead' },
  { keys: ['Space'], does: 'Pick up the head of a column; the arrow keys move it, Space puts it down' },
]

/** What the keyboard does in Rove. */
export function ShortcutDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Keyboard shortcuts"
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <div className="grid gap-5 pb-2">
        <Shortcuts title="Everywhere" shortcuts={everywhere} />
        <Shortcuts title="In the list of leads" shortcuts={inLists} />
      </div>
    </Dialog>
  )
}

function Shortcuts({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  return (
    <section aria-label={title}>
      <h3 className="mb-1 font-semibold text-heading">{title}</h3>
      <dl className="divide-y divide-line">
        {shortcuts.map(({ keys, does }) => (
          <div key={does} className="flex items-center justify-between gap-4 py-2 text-sm">
            <dt className="flex shrink-0 gap-1.5">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-7 rounded-sm border border-edge bg-field px-1.5 py-0.5 text-center font-sans text-xs"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className="min-w-0 text-right text-muted">{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
