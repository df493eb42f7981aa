import { KeyRound, LifeBuoy, Smartphone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { canUsePasskeys } from '#app/data/server/passkeys.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { whyNot } from '#app/entities/proof.ts'
import { useProof } from '#app/entities/useProof.tsx'
import { useAttempt } from '#app/ui/attempt.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { Button } from '#app/ui/Button.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { dayDate } from '#app/ui/dates.ts'
import { notify } from '#app/ui/toast.ts'
import { deviceName } from '#db/model/deviceName.ts'
import type { Factors, Passkey, TotpSetUp } from '#db/model/factor.ts'
import { AppDialog } from './AppDialog.tsx'
import { CodesDialog } from './CodesDialog.tsx'
import {
  addPasskey,
  newRecoveryCodes,
  passkeyOptions,
  removeApp,
  removePasskey,
  renamePasskey,
  setUpApp,
} from './factors.ts'
import { PasskeyDialog } from './PasskeyDialog.tsx'
import { PasskeyEntry } from './PasskeyEntry.tsx'

/** The action that is in progress. */
type Doing =
  | { what: 'setUpApp'; setUp: TotpSetUp }
  | { what: 'addPasskey' }
  | { what: 'rename'; passkey: Passkey }
  | { what: 'remove'; passkey: Passkey | undefined }
  | { what: 'keepCodes'; codes: readonly string[] }

/** The person's second factors, with buttons to add and remove them. */
export function FactorList({ factors }: { factors: Factors }) {
  const { user, teams } = useWorkspace()
  const [doing, setDoing] = useState<Doing>()
  const { busy, attempt } = useAttempt()
  const { withProof, dialog } = useProof()
  const { totpSince, passkeys, recoveryCodes } = factors
  const count = passkeys.length + (totpSince ? 1 : 0)

  const goOnTo = (work: () => Promise<Doing | undefined>) =>
    attempt(async () => setDoing(await work()), {
      failed: (error) => {
        const text = whyNot(error)
        return text === undefined ? undefined : { title: 'Update failed', text, tone: 'error' }
      },
    })
  const stop = () => setDoing(undefined)
  const added = (codes: readonly string[]): Doing | undefined => {
    notify({ title: 'Two-step sign-in is on', tone: 'success' })
    return codes.length > 0 ? { what: 'keepCodes', codes } : undefined
  }
  const setUp = () => goOnTo(async () => ({ what: 'setUpApp', setUp: await withProof(setUpApp) }))
  const makeCodes = () =>
    goOnTo(async () => ({ what: 'keepCodes', codes: await withProof(newRecoveryCodes) }))
  const remove = (passkey: Passkey | undefined) =>
    goOnTo(async () => {
      await withProof(() => (passkey ? removePasskey(passkey) : removeApp()))
      notify({ title: passkey ? 'Passkey removed' : 'Authenticator app turned off', tone: 'success' })
      return undefined
    })

  return (
    <div className="grid gap-2 divide-y divide-line">
      <Line
        icon={<Smartphone />}
        title="Authenticator app"
        state={totpSince ? <Badge tone="green">On</Badge> : <Badge>Off</Badge>}
        text={
          totpSince
            ? `Since ${dayDate(totpSince)}`
            : 'Six digits that an app on your phone makes, offline too.'
        }
      >
        <Button variant={count === 0 ? 'primary' : 'secondary'} busy={busy} onClick={() => void setUp()}>
          {totpSince ? 'Set up anew' : 'Set up'}
        </Button>
        {totpSince && (
          <Button variant="secondary" onClick={() => setDoing({ what: 'remove', passkey: undefined })}>
            Turn off
          </Button>
        )}
      </Line>
      <Line
        icon={<KeyRound />}
        title="Passkeys"
        state={passkeys.length > 0 ? <Badge tone="green">{passkeys.length}</Badge> : <Badge>None</Badge>}
        text={
          canUsePasskeys()
            ? 'Your finger, face or screen lock, without a password.'
            : 'This browser, or this address, knows no passkeys.'
        }
      >
        {canUsePasskeys() && (
          <Button variant="secondary" onClick={() => setDoing({ what: 'addPasskey' })}>
            Add a passkey
          </Button>
        )}
      </Line>
      {passkeys.length > 0 && (
        <ul aria-label="Passkeys" className="divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyEntry
              key={passkey.id}
              passkey={passkey}
              onRename={() => setDoing({ what: 'rename', passkey })}
              onRemove={() => setDoing({ what: 'remove', passkey })}
            />
          ))}
        </ul>
      )}
      {count > 0 && (
        <Line
          icon={<LifeBuoy />}
          title="Recovery codes"
          state={<Badge tone={recoveryCodes > 2 ? 'grey' : 'yellow'}>{recoveryCodes} left</Badge>}
          text="For the day when your phone is lost. New ones end those before."
        >
          <Button variant="secondary" busy={busy} onClick={() => void makeCodes()}>
            New recovery codes
          </Button>
        </Line>
      )}
      {doing?.what === 'setUpApp' && (
        <AppDialog setUp={doing.setUp} onCancel={stop} onAdded={(codes) => setDoing(added(codes))} />
      )}
      {doing?.what === 'addPasskey' && (
        <PasskeyDialog
          title="Add a passkey"
          text="Give it a name, then your device asks for your finger, face or screen lock."
          name={deviceName(navigator.userAgent)}
          confirmLabel="Go on"
          onNamed={async (name) => {
            const options = await withProof(passkeyOptions)
            setDoing(added(await addPasskey(user.id, name, options)))
          }}
          onClose={stop}
        />
      )}
      {doing?.what === 'rename' && (
        <PasskeyDialog
          title="Rename the passkey"
          text="So that you know which one it is."
          name={doing.passkey.name}
          confirmLabel="Save"
          onNamed={async (name) => {
            await renamePasskey(doing.passkey, name)
            stop()
          }}
          onClose={stop}
        />
      )}
      {doing?.what === 'remove' && (
        <ConfirmDialog
          open
          onOpenChange={stop}
          title={doing.passkey ? `Remove ${doing.passkey.name}?` : 'Turn off the authenticator app?'}
          text={whatGoes(count === 1, teams)}
          confirmLabel={doing.passkey ? 'Remove' : 'Turn off'}
          danger
          onConfirm={() => remove(doing.passkey)}
        />
      )}
      {doing?.what === 'keepCodes' && <CodesDialog codes={doing.codes} onClose={stop} />}
      {dialog}
    </div>
  )
}

function whatGoes(isLast: boolean, teams: readonly { name: string; secondFactor?: unknown }[]): string {
  if (!isLast) return 'Your other ways to take the second step stay.'
  const asking = teams.find(({ secondFactor }) => secondFactor !== undefined)
  const password = 'From then on your password alone signs you in.'
  return asking
    ? `${password} ${asking.name} asks for two-step sign-in, and waits until it is back.`
    : password
}

interface LineProps {
  icon: ReactNode
  title: string
  state: ReactNode
  text: string
  children: ReactNode
}

function Line({ icon, title, state, text, children }: LineProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
      <span aria-hidden className="text-muted [&_svg]:size-5">
        {icon}
      </span>
      <div className="min-w-0 flex-1 basis-48 text-sm">
        <h3 className="flex flex-wrap items-center gap-2 font-semibold">
          {title} {state}
        </h3>
        <p className="text-muted">{text}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  )
}
