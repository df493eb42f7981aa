import { Link } from '@tanstack/react-router'
import { Building2, Search, Trash2, Upload } from 'lucide-react'
import { useState } from 'react'
import { callFailed } from '#app/data/failure.ts'
import { useConnection } from '#app/data/useConnection.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { attempt } from '#app/ui/attempt.ts'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { buttonClass } from '#app/ui/buttonClass.ts'
import { Card } from '#app/ui/Card.tsx'
import { ConfirmFirst } from '#app/ui/ConfirmDialog.tsx'
import { dayDate } from '#app/ui/dates.ts'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { CompanyDirectory } from '#db/model/directory.ts'
import { NEEDS, removeDirectory, useDirectories } from './directories.ts'
import { ImportDialog } from './ImportDialog.tsx'
import { companiesInWords } from './labels.ts'

/** The team's own lists of companies, which suggestions also draw on. */
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
      <Link
        to="/import"
        className="mb-2 inline-flex min-h-control items-center text-accent-ink text-sm hover:underline"
      >
        A list of people you know? Import it as leads
      </Link>
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
        <>
          <ul className="divide-y divide-line">
            {directories.map((directory) => (
              <DirectoryEntry key={directory.id} directory={directory} teamId={team.id} />
            ))}
          </ul>
          <FindThem />
        </>
      )}
      {open && <ImportDialog teamId={team.id} onClose={() => setOpen(false)} />}
    </Card>
  )
}

/** Opens the search with the imported companies as its only source. */
function FindThem() {
  return (
    <Link
      to="/lead-generation"
      search={{ source: 'imported' }}
      hash="find-companies"
      className={buttonClass('secondary')}
    >
      <Search aria-hidden className="size-4.5" />
      Find companies in them
    </Link>
  )
}

interface DirectoryEntryProps {
  directory: CompanyDirectory
  teamId: number
}

/** One imported list: its name, its number of companies, and a button to remove it. */
function DirectoryEntry({ directory, teamId }: DirectoryEntryProps) {
  const { name, companies, createdAt, removable } = directory
  return (
    <li className="flex min-h-14 items-center justify-between gap-2 py-2">
      <div className="wrap-anywhere min-w-0 text-sm">
        <p className="font-medium">{name}</p>
        <p className="text-muted">
          {companiesInWords(companies)},{' '}
          {removable ? `imported on ${dayDate(createdAt)}` : 'for everyone here'}
        </p>
      </div>
      {removable && <RemoveDirectory directory={directory} teamId={teamId} />}
    </li>
  )
}

function RemoveDirectory({ directory: { id, name, companies }, teamId }: DirectoryEntryProps) {
  const remove = () =>
    attempt(() => removeDirectory(teamId, id), {
      done: { title: 'Companies removed', text: name },
      failed: callFailed('Removal failed', NEEDS),
    })
  return (
    <ConfirmFirst
      trigger={(ask) => <IconButton label={`Remove ${name}`} icon={<Trash2 />} onClick={ask} />}
      title="Remove imported companies"
      text={`Remove "${name}" with ${companiesInWords(companies)} for the whole team? Suggestions and leads that came from it stay.`}
      confirmLabel="Remove"
      danger
      onConfirm={remove}
    />
  )
}
