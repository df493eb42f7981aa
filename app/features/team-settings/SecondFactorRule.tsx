import { useState } from 'react'
import { useMembers } from '#app/data/server/members.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { attempt } from '#app/ui/attempt.ts'
import { Card } from '#app/ui/Card.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { Switch } from '#app/ui/Switch.tsx'
import { mayRequireSecondFactor } from '#db/model/permissions.ts'
import type { Member, Team } from '#db/model/team.ts'
import { requireSecondFactor } from './people.ts'
import { teamFailed } from './whyNot.ts'

/** Whether the team is for those alone who sign in with a second factor; its owner decides. */
export function SecondFactorRule({ team }: { team: Team }) {
  const { user } = useWorkspace()
  const { data: members = [] } = useMembers(team.id)
  const [asking, setAsking] = useState(false)
  const isOn = team.secondFactor !== undefined
  if (!mayRequireSecondFactor(team)) {
    return isOn ? <Card title="Two-step sign-in" text="This team asks everybody for it." /> : null
  }
  const choose = (required: boolean) =>
    attempt(
      async () => {
        await requireSecondFactor(user, team.id, required)
        setAsking(false)
      },
      {
        done: {
          title: required ? 'The team asks for two-step sign-in' : 'Two-step sign-in is up to each member',
        },
        failed: teamFailed('Update failed'),
      },
    )
  return (
    <Card title="Two-step sign-in">
      <Switch
        label="Ask everybody for it"
        hint="Who has none sets one up before the team's data goes on. You need one yourself."
        checked={isOn}
        onCheckedChange={(on) => (on ? setAsking(true) : void choose(false))}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Ask everybody for two-step sign-in?"
        text={whoWaits(members)}
        confirmLabel="Ask everybody"
        onConfirm={() => choose(true)}
      />
    </Card>
  )
}

function whoWaits(members: readonly Member[]): string {
  const without = members.filter(({ secondFactor }) => secondFactor === false).length
  if (without === 0) return 'Everybody in the team has it set up.'
  const who = without === 1 ? 'One person has' : `${without} people have`
  return `${who} none yet. They keep what is on their devices and go on working; it is sent, and news comes, once they have set it up.`
}
