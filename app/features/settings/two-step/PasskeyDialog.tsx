import { whyNot } from '#app/entities/proof.ts'
import { FormDialog } from '#app/ui/FormDialog.tsx'
import { useForm } from '#app/ui/form.ts'
import { TextField } from '#app/ui/TextField.tsx'
import { PasskeyName } from '#db/model/factor.ts'

interface PasskeyDialogProps {
  title: string
  text: string
  /** Its current or proposed name. */
  name: string
  confirmLabel: string
  onNamed: (name: string) => Promise<void>
  onClose: () => void
}

/** Asks for the name of a passkey, by which its owner recognises it. */
export function PasskeyDialog({ title, text, name, confirmLabel, onNamed, onClose }: PasskeyDialogProps) {
  const { errors, ...form } = useForm({
    schema: PasskeyName,
    onSubmit: ({ name }) => onNamed(name),
    onFailure: whyNot,
  })
  return (
    <FormDialog
      form={form}
      title={title}
      description={text}
      width="small"
      submitLabel={confirmLabel}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <TextField label="Name" name="name" defaultValue={name} autoComplete="off" error={errors.name} />
      </div>
    </FormDialog>
  )
}
