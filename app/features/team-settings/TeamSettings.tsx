import type { ReactNode } from 'react'
import { useConnection } from '#app/data/useConnection.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { Banner } from '#app/ui/Banner.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { SettingsTab } from './SettingsTab.tsx'
import { TeamMembers } from './TeamMembers.tsx'

export interface TeamSettingsProps {
  /** As the address has it; what is no tab opens the first. */
  tab: string | undefined
  onTabChange: (tab: string) => void
  /** The way to a first team, for someone who works alone. */
  createTeam: ReactNode
}

/** Who is in the team, and what holds for everybody in it (SPEC.md section 2, Team settings). */
export function TeamSettings({ tab, onTabChange, createTeam }: TeamSettingsProps) {
  const { team } = useWorkspace()
  const offline = useConnection() === 'offline'
  const tabs = [
    {
      value: 'members',
      label: 'Team Members',
      content: <TeamMembers key={team.id} team={team} createTeam={createTeam} />,
    },
    { value: 'settings', label: 'Team Settings', content: <SettingsTab key={team.id} team={team} /> },
  ] as const
  const { value } = tabs.find((each) => each.value === tab) ?? tabs[0]
  return (
    <>
      <PageHeader title="Team Settings" subtitle={team.name} />
      {offline && (
        <Banner className="mb-4">
          Team settings need a connection. This is what was known when there was one.
        </Banner>
      )}
      <Tabs label="Team Settings" tabs={tabs} value={value} onValueChange={onTabChange} />
    </>
  )
}
