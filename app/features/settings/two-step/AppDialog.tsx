import { encodeQR } from 'qr'
import { useWorkspace } from '#app/data/workspace.tsx'
import { whyNot } from '#app/entities/proof.ts'
import { Button } from '#app/ui/Button.tsx'
import { buttonClass } from '#app/ui/buttonClass.ts'
import { useCopied } from '#app/ui/copy.ts'
import { FormDialog } from '#app/ui/FormDialog.tsx'
import { useForm } from '#app/ui/form.ts'
import { TextField } from '#app/ui/TextField.tsx'
import { TotpConfirmation, type TotpSetUp } from '#db/model/factor.ts'
import { confirmApp } from './factors.ts'

interface AppDialogProps {
  setUp: TotpSetUp
  onCancel: () => void
  /** Receives the recovery codes, if there are new ones. */
  onAdded: (recoveryCodes: string[]) => void
}

/** Shows the secret for the authenticator app, and asks for a code to confirm that the app has it. */
export function AppDialog({ setUp: { secret, uri }, onCancel, onAdded }: AppDialogProps) {
  const { user } = useWorkspace()
  const { copied, copy } = useCopied()
  const { errors, ...form } = useForm({
    schema: TotpConfirmation,
    onSubmit: async ({ code }) => {
      onAdded(await confirmApp(user.id, code))
    },
    onFailure: whyNot,
  })
  return (
    <FormDialog
      form={form}
      title="Set up an authenticator app"
      description="Any app for six-digit codes will do, such as the one of your password manager."
      submitLabel="Turn on"
      onClose={onCancel}
    >
      <div className="grid gap-4">
        <ol className="grid list-decimal gap-4 pl-5">
          <li>
            <p>Scan this with the app on your phone:</p>
            <img
              src={encodeQR(uri, 'data-url', { border: 4, scale: 5 })}
              alt="QR code for the authenticator app. The key below says the same."
              className="mt-2 max-w-full rounded-md bg-white"
            />
          </li>
          <li>
            <p>If the app is on this device, open it or copy the key into it:</p>
            <code className="wrap-anywhere my-2 block rounded-md bg-field px-3 py-2 text-sm">
              {spaced(secret)}
            </code>
            <div className="flex flex-wrap gap-2">
              <a href={uri} className={buttonClass('secondary')}>
                Open the app
              </a>
              <Button variant="secondary" onClick={() => void copy(secret)}>
                {copied ? 'Copied!' : 'Copy the key'}
              </Button>
            </div>
          </li>
          <li>
            <TextField
              label="Type the code that the app shows"
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              error={errors.code}
            />
          </li>
        </ol>
      </div>
    </FormDialog>
  )
}

/** Groups of four letters are easier to read and type. */
const spaced = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')
