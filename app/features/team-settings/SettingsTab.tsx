import { mayDeleteTeam, mayEditTeam, mayReadAudit } from '#db/model/may.ts'
import type { Team } from '#db/model/team.ts'
import { DeletedTeams } from './DeletedTeams.tsx'
import { DeleteTeam } from './DeleteTeam.tsx'
import { DoNotContact } from './DoNotContact.tsx'
import { InviteLink } from './InviteLink.tsx'
import { SecondFactorRule } from './SecondFactorRule.tsx'
import { TeamData } from './TeamData.tsx'
import { TeamFacts } from './TeamFacts.tsx'
import { TeamForm } from './TeamForm.tsx'
import { UsageThisMonth } from './UsageThisMonth.tsx'

/** What holds for everybody in the team. In a personal space there is nobody else to name it for. */
export function SettingsTab({ team }: { team: Team }) {
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
      {mayReadAudit(team) && <TeamData team={team} />}
      <DeletedTeams />
      {mayDeleteTeam(team) && <DeleteTeam team={team} />}
    </div>
  )
}
