import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { useForm } from '#app/ui/form.ts'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { notify } from '#app/ui/toast.ts'
import type { Team } from '#db/model/team.ts'
import { SuppressionEntry } from './SuppressionEntry.tsx'
import { addSuppression, NewSuppression, useSuppressions } from './suppressions.ts'
import { whyNot } from './whyNot.ts'

/** The team's suppression list: any member adds to it, its owner and admins take off. */
export function DoNotContact({ team }: { team: Team }) {
  return (
    <Card
      title="Do not contact"
      text="Rove finds no contacts at these addresses and domains. A domain stands for all its addresses."
    >
      <div className="grid gap-4">
        <AddForm teamId={team.id} />
        <Entries team={team} />
      </div>
    </Card>
  )
}

function AddForm({ teamId }: { teamId: number }) {
  const { errors, problem, busy, onSubmit } = useForm({
    schema: NewSuppression,
    onSubmit: async (wanted, form) => {
      await addSuppression(teamId, wanted)
      form.reset()
      notify({ title: 'Added to "Do not contact"', text: wanted.value, tone: 'success' })
    },
    onFailure: whyNot,
  })
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      {problem && <Banner tone="error">{problem}</Banner>}
      <TextField
        label="Address or domain"
        name="value"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="mia@company.com or company.com"
        required
        error={errors.value}
      />
      <TextField label="Reason" name="reason" autoComplete="off" optional error={errors.reason} />
      <Button type="submit" busy={busy} className="sm:justify-self-start">
        {busy ? 'Adding...' : 'Add'}
      </Button>
    </form>
  )
}

function Entries({ team }: { team: Team }) {
  const { data, error } = useSuppressions(team.id)
  if (!data) return error ? <p className="text-muted text-sm">{whyNot(error)}</p> : <SkeletonList rows={2} />
  if (data.length === 0) return <p className="text-muted text-sm">Nobody is on the list.</p>
  return (
    <ul className="divide-y divide-line border-line border-t">
      {data.map((entry) => (
        <SuppressionEntry key={entry.id} entry={entry} team={team} />
      ))}
    </ul>
  )
}
