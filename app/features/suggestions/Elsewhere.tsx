import { Link } from '@tanstack/react-router'
import { LocateFixed, Upload } from 'lucide-react'
import { useState } from 'react'
import { placeNow } from '#app/data/device/place.ts'
import { useSources } from '#app/data/server/sources.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { Button } from '#app/ui/Button.tsx'
import { buttonClass } from '#app/ui/buttonClass.ts'
import type { SuggestRequest } from './requests.ts'
import type { Requests } from './useRequests.ts'

/** Leads to the import of a list of companies, at the foot of the screen. */
export function ToImport() {
  return (
    <Link to="." search hash="imported-companies" className={buttonClass('secondary')}>
      <Upload aria-hidden className="size-4.5" />
      Import a list
    </Link>
  )
}

interface ElsewhereProps {
  task: SuggestRequest['task']
  asking: Requests
}

/** Where else to look when the lists have no companies that fit: around the phone, and in a list of one's own. */
export function Elsewhere({ task, asking }: ElsewhereProps) {
  const { team } = useWorkspace()
  const { data: offered } = useSources(team.id)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const searchHere = async () => {
    setProblem('')
    setBusy(true)
    const position = await placeNow()
    setBusy(false)
    if ('problem' in position) return setProblem(position.problem)
    const { location: _location, source: _source, ...args } = task.args
    const { latitude, longitude } = position
    const near = { latitude, longitude }
    await asking.ask({ kind: task.kind, args: { ...args, source: 'openstreetmap', near } })
  }
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap gap-2">
        {offered?.names.includes('openstreetmap') && (
          <Button variant="secondary" icon={<LocateFixed />} busy={busy} onClick={() => void searchHere()}>
            Search near me
          </Button>
        )}
        <ToImport />
      </div>
      <p role="status" className="text-muted text-sm empty:hidden">
        {problem}
      </p>
    </div>
  )
}
