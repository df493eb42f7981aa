import type { ReactNode } from 'react'
import { useConnection } from '#app/data/useConnection.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { Banner } from '#app/ui/Banner.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { mayDeleteTeam, mayEditTeam, mayReadAudit, mayReadStorage } from '#db/model/permissions.ts'
import type { Team } from '#db/model/team.ts'
import { DeletedTeams, DeleteTeam } from './DeleteTeam.tsx'
import { DoNotContact } from './DoNotContact.tsx'
import { InviteLink } from './InviteLink.tsx'
import { SecondFactorRule } from './SecondFactorRule.tsx'
import { StorageUsed } from './StorageUsed.tsx'
import { TeamData } from './TeamData.tsx'
import { TeamFacts } from './TeamFacts.tsx'
import { TeamForm } from './TeamForm.tsx'
import { TeamMembers } from './TeamMembers.tsx'
import { UsageThisMonth } from './UsageThisMonth.tsx'

export interface TeamSettingsProps {
  /** The tab in the address; an unknown one opens the first. */
  tab: string | undefined
  onTabChange: (tab: string) => void
  /** The button to create a first team, for someone who works alone. */
  createTeam: ReactNode
}

/** The members of the team, and the settings that apply to all of them. */
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

/** The settings that apply to the whole team. A personal space has no name to set. */
function SettingsTab({ team }: { team: Team }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      {!team.personal && (
        <>
          {mayEditTeam(team) ? <TeamForm team={team} /> : <TeamFacts team={team} />}
          <InviteLink team={team} />
          <SecondFactorRule team={team} />
        </>
      )}
      <DoNotContact team={team} />
      <UsageThisMonth team={team} />
      {mayReadStorage(team) && <StorageUsed team={team} />}
      {mayReadAudit(team) && <TeamData team={team} />}
      <DeletedTeams />
      {mayDeleteTeam(team) && <DeleteTeam team={team} />}
    </div>
  )
}
