import { useState } from 'react'
import { createTeam } from '#app/data/teams.ts'
import { useConnection } from '#app/data/useConnection.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { useForm } from '#app/ui/form.ts'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { type Notice, notify } from '#app/ui/toast.ts'
import type { FileValue } from '#app/ui/useUpload.ts'
import type { NewTeam, SwitcherTeam } from '#db/model/team.ts'
import { AvatarField } from './AvatarField.tsx'

export interface CreateTeamDialogProps {
  title: string
  /** The validation of the name depends on where the dialog is opened. */
  schema: typeof NewTeam | typeof SwitcherTeam
  /** Accepts neither a URL nor a PDF as an avatar. */
  pictureOnly?: boolean
  onClose: () => void
  /** Explains the failure: the server's refusal, or that it is unreachable. */
  onFailure: (error: unknown) => Notice
}

/** Creates a team and switches to it. */
export function CreateTeamDialog({ title, schema, pictureOnly, onClose, onFailure }: CreateTeamDialogProps) {
  const { user } = useWorkspace()
  const offline = useConnection() === 'offline'
  const [avatar, setAvatar] = useState<FileValue>()
  const { errors, busy, onSubmit } = useForm({
    schema,
    onSubmit: async (team) => {
      await createTeam(user, team)
      notify({ title: 'Team created', text: 'Your new team has been created successfully.', tone: 'success' })
      onClose()
    },
    onFailure,
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description="Add a new team to manage products and leads together with your colleagues."
      onSubmit={onSubmit}
      footer={
        <Button type="submit" busy={busy} disabled={avatar === 'uploading'}>
          {busy ? 'Creating...' : 'Create Team'}
        </Button>
      }
    >
      <div className="grid gap-4">
        {offline && (
          <Banner>
            Creating a team and uploading its avatar need a connection. What you enter stays here meanwhile.
          </Banner>
        )}
        <TextField
          label="Team Name"
          name="name"
          placeholder="Enter team name"
          autoComplete="off"
          required
          error={errors.name}
        />
        <TextArea
          label="Description"
          name="description"
          placeholder="Enter team description"
          hint="Briefly describe the purpose of this team"
          optional
          error={errors.description}
        />
        <AvatarField
          pictureOnly={pictureOnly}
          file={avatar}
          onFileChange={setAvatar}
          error={errors.avatarUrl}
        />
      </div>
    </Dialog>
  )
}
