import { useState } from 'react'
import * as v from 'valibot'
import { draftKey, useDraft } from '#app/data/device/draft.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { useForm } from '#app/ui/form.ts'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { notify } from '#app/ui/toast.ts'
import { NewTeam, type Team } from '#db/model/team.ts'
import { editTeam } from './people.ts'
import { CreatedOn } from './TeamFacts.tsx'
import { teamFailed } from './whyNot.ts'

const TeamDetails = v.pick(NewTeam, ['name', 'description'])
type TeamDetails = v.InferOutput<typeof TeamDetails>

/** The team's name and description for its owner. */
export function TeamForm({ team }: { team: Team }) {
  const [{ round, stored }, setRound] = useState({ round: 0, stored: detailsOf(team) })
  const startFrom = (stored: TeamDetails) => setRound(({ round }) => ({ round: round + 1, stored }))
  return (
    <Card title="About the team">
      <Fields
        key={round}
        team={team}
        stored={stored}
        onSaved={startFrom}
        onCancel={() => startFrom(detailsOf(team))}
      />
    </Card>
  )
}

interface FieldsProps {
  team: Team
  /** The values that changes are computed against. */
  stored: TeamDetails
  onSaved: (saved: TeamDetails) => void
  onCancel: () => void
}

function Fields({ team, stored, onSaved, onCancel }: FieldsProps) {
  const { user } = useWorkspace()
  const draft = useDraft(draftKey(user.id, `team-${team.id}`), stored)
  const { errors, busy, onSubmit } = useForm({
    schema: TeamDetails,
    onSubmit: async (wanted) => {
      const saved = await editTeam(user, team.id, changesTo(draft.start, wanted))
      draft.forget()
      notify({ title: 'Team updated', tone: 'success' })
      onSaved(saved)
    },
    onFailure: teamFailed('Update failed', 'Failed to update team settings. Please try again.'),
  })
  const cancel = () => {
    draft.forget()
    onCancel()
  }
  return (
    <form noValidate onSubmit={onSubmit} onInput={draft.keep} className="grid gap-4">
      {draft.cameBack && (
        <Banner action={{ label: 'Discard', onSelect: cancel }}>
          What you typed earlier is not saved yet.
        </Banner>
      )}
      <TextField
        label="Team Name"
        name="name"
        autoComplete="off"
        required
        defaultValue={draft.values.name}
        error={errors.name}
      />
      <CreatedOn team={team} />
      <TextArea
        label="Team Description"
        name="description"
        defaultValue={draft.values.description}
        error={errors.description}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={cancel}>
          Cancel
        </Button>
        <Button type="submit" busy={busy}>
          {busy ? 'Saving...' : 'Save Changes'}
        </Button>
      </div>
    </form>
  )
}

const detailsOf = ({ name, description }: Team): TeamDetails => ({ name, description })

/** Only the changed fields, because the others may have been changed on another device meanwhile. */
function changesTo(start: Readonly<Record<string, string>>, wanted: TeamDetails): Partial<TeamDetails> {
  return {
    ...(wanted.name !== start.name && { name: wanted.name }),
    ...(wanted.description !== start.description && { description: wanted.description }),
  }
}
