import { Building2, Upload } from 'lucide-react'
import { useState } from 'react'
import { useConnection } from '#app/data/useConnection.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { DirectoryEntry } from './DirectoryEntry.tsx'
import { useDirectories } from './directories.ts'
import { ImportDialog } from './ImportDialog.tsx'

/** The team's own lists of companies, from which suggestions come too. */
export function ImportedCompanies() {
  const { team } = useWorkspace()
  const { data: directories, error } = useDirectories(team.id)
  const offline = useConnection() === 'offline'
  const [open, setOpen] = useState(false)
  const importButton = (
    <Button variant="secondary" icon={<Upload />} disabled={offline} onClick={() => setOpen(true)}>
      Import companies
    </Button>
  )
  const empty = directories?.length === 0
  return (
    <Card
      title="Imported companies"
      text="Suggestions come from these lists too."
      actions={!empty && importButton}
    >
      {offline && <Banner className="mb-3">Importing needs a connection.</Banner>}
      {!directories && !error && <Skeleton className="h-14 w-full" />}
      {!directories && error && !offline && (
        <Banner tone="warn">The imported companies could not be read.</Banner>
      )}
      {empty && (
        <EmptyState
          icon={<Building2 />}
          title="No companies imported yet"
          text="Bring your own list as CSV or JSON Lines: from a trade fair, a directory or another system."
          action={importButton}
        />
      )}
      {directories && !empty && (
        <ul className="divide-y divide-line">
          {directories.map((directory) => (
            <DirectoryEntry key={directory.id} directory={directory} teamId={team.id} />
          ))}
        </ul>
      )}
      {open && <ImportDialog teamId={team.id} onClose={() => setOpen(false)} />}
    </Card>
  )
}
