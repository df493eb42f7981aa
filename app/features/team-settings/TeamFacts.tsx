import { Card } from '#app/ui/Card.tsx'
import { dayDate } from '#app/ui/dates.ts'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { Team } from '#db/model/team.ts'

/** The team's name and description for members who can't change them. */
export function TeamFacts({ team }: { team: Team }) {
  return (
    <Card title="About the team" text="Only the owner can change the name and the description.">
      <div className="grid gap-4">
        <TextField label="Team Name" readOnly value={team.name} />
        <CreatedOn team={team} />
        <TextArea label="Team Description" readOnly value={team.description} />
      </div>
    </Card>
  )
}

/** When the team was created, which nobody can change. */
export const CreatedOn = ({ team: { createdAt } }: { team: Team }) => (
  <TextField label="Created On" readOnly value={dayDate(createdAt)} />
)
