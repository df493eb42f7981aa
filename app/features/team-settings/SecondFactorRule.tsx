import { useState } from 'react'
import { useMembers } from '#app/data/server/members.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { attempt } from '#app/ui/attempt.ts'
import { Card } from '#app/ui/Card.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { Switch } from '#app/ui/Switch.tsx'
import type { FactorRuleOf } from '#db/model/factor.ts'
import { mayRequireSecondFactor } from '#db/model/permissions.ts'
import { type Member, roleIn, type Team } from '#db/model/team.ts'
import { requireSecondFactor } from './people.ts'
import { teamFailed } from './whyNot.ts'

/**
 * Whether the team requires a second factor, from everybody or from the owner and admins; its owner decides.
 */
export function SecondFactorRule({ team }: { team: Team }) {
  const { user } = useWorkspace()
  const { data: members = [] } = useMembers(team.id)
  const [asking, setAsking] = useState<FactorRuleOf>()
  const rule = team.secondFactorOf
  if (!mayRequireSecondFactor(team)) {
    return rule ? <Card title="Two-step sign-in" text={`This team asks ${whom[rule]} for it.`} /> : null
  }
  const choose = (required: boolean, of: FactorRuleOf) =>
    attempt(
      async () => {
        await requireSecondFactor(user, team.id, { required, of })
        setAsking(undefined)
      },
      {
        done: {
          title: required ? 'The team asks for two-step sign-in' : 'Two-step sign-in is up to each member',
        },
        failed: teamFailed('Update failed'),
      },
    )
  const turn = (on: boolean, of: FactorRuleOf) => (on ? setAsking(of) : void choose(false, of))
  return (
    <Card title="Two-step sign-in">
      <Switch
        label="Ask the owner and admins for it"
        hint="Recommended: they let people in, take data along and erase it. You need one yourself."
        checked={rule !== undefined}
        disabled={rule === 'everybody'}
        onCheckedChange={(on) => turn(on, 'leaders')}
      />
      <Switch
        label="Ask everybody for it"
        hint="Who has none sets one up before the team's data goes on. You need one yourself."
        checked={rule === 'everybody'}
        onCheckedChange={(on) => turn(on, 'everybody')}
      />
      <ConfirmDialog
        open={asking !== undefined}
        onOpenChange={() => setAsking(undefined)}
        title={`Ask ${whom[asking ?? 'everybody']} for two-step sign-in?`}
        text={whoWaits(team, members, asking ?? 'everybody')}
        confirmLabel={asking === 'leaders' ? 'Ask them' : 'Ask everybody'}
        onConfirm={() => choose(true, asking ?? 'everybody')}
      />
    </Card>
  )
}

const whom: Record<FactorRuleOf, string> = { leaders: 'its owner and admins', everybody: 'everybody' }

function whoWaits(team: Team, members: readonly Member[], of: FactorRuleOf): string {
  const meant = members.filter((member) => of === 'everybody' || roleIn(team, member) !== 'member')
  const without = meant.filter(({ secondFactor }) => secondFactor === false).length
  if (without === 0)
    return of === 'leaders' ? 'All of them have it set up.' : 'Everybody in the team has it set up.'
  const who = without === 1 ? 'One person has' : `${without} people have`
  return `${who} none yet. They keep what is on their devices and go on working; it is sent, and news comes, once they have set it up.`
}
