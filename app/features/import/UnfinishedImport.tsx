import { useLiveQuery } from 'dexie-react-hooks'
import { useWorkspace } from '#app/data/workspace.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { unfinishedIn } from './write.ts'

interface UnfinishedImportProps {
  onResume: (importId: number) => void
}

/** The import that was interrupted while it was written, if there is one. It goes on where it stopped. */
export function UnfinishedImport({ onResume }: UnfinishedImportProps) {
  const { store, team } = useWorkspace()
  const found = useLiveQuery(() => unfinishedIn(store, team.id), [store, team.id])
  if (!found) return null
  return (
    <Card
      title={`“${found.name}” is not imported to the end`}
      text="Go on, and the rows that are still missing are added. Or leave it, and undo below what is here."
    >
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onResume(found.id)}>Go on</Button>
        <Button variant="secondary" onClick={() => void store.unfinishedImports.delete(found.id)}>
          Leave it
        </Button>
      </div>
    </Card>
  )
}
