import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { useForm } from '#app/ui/form.ts'
import { TextField } from '#app/ui/TextField.tsx'
import { PasskeyName } from '#db/model/factor.ts'
import { whyNot } from './factors.ts'

interface PasskeyDialogProps {
  title: string
  text: string
  /** What it is called now, or would be. */
  name: string
  confirmLabel: string
  onNamed: (name: string) => Promise<void>
  onClose: () => void
}

/** What a passkey is to be called, so that its owner knows it again. */
export function PasskeyDialog({ title, text, name, confirmLabel, onNamed, onClose }: PasskeyDialogProps) {
  const { errors, problem, busy, onSubmit } = useForm({
    schema: PasskeyName,
    onSubmit: ({ name }) => onNamed(name),
    onFailure: whyNot,
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={text}
      onSubmit={onSubmit}
      width="small"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {problem && <Banner tone="error">{problem}</Banner>}
        <TextField label="Name" name="name" defaultValue={name} autoComplete="off" error={errors.name} />
      </div>
    </Dialog>
  )
}
