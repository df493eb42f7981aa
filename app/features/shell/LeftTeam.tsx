import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { useWorkspace } from '#app/data/workspace.tsx'
import { Banner } from '#app/ui/Banner.tsx'

const WorkedIn = v.pipe(v.string(), v.parseJson(), v.object({ id: v.number(), name: v.string() }))

/** The team that the person worked in last on this device; undefined before the first. */
function workedIn(key: string) {
  const kept = v.safeParse(WorkedIn, localStorage.getItem(key))
  return kept.success ? kept.output : undefined
}

/** Says that the person is no longer in the team they worked in, and where they work now, until they have read it. */
export function LeftTeam() {
  const { user, team, teams } = useWorkspace()
  const key = `rove-worked-in-${user.id}`
  const [, setRead] = useState(false)
  const before = workedIn(key)
  const left = before && !teams.some(({ id }) => id === before.id) ? before : undefined
  const keep = () => localStorage.setItem(key, JSON.stringify({ id: team.id, name: team.name }))
  useEffect(() => {
    if (!left) keep()
  })
  if (!left) return null
  const read = () => {
    keep()
    setRead(true)
  }
  return (
    <Banner tone="warn" action={{ label: 'OK', onSelect: read }}>
      You are no longer in {left.name}, and now work in {team.name}. What you had not sent is under Attention.
    </Banner>
  )
}
