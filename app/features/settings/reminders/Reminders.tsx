import { useEffect, useState } from 'react'
import { callFailed, changeFailed } from '#app/data/failure.ts'
import { type PushAbility, pushAbility, startPush, stopPush } from '#app/data/push.ts'
import { useChangeOwn, useSettings } from '#app/data/useSettings.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { attempt } from '#app/ui/attempt.ts'
import { Banner } from '#app/ui/Banner.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Switch } from '#app/ui/Switch.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { defaultReminders, type ReminderKind, type Reminders as Wanted } from '#db/model/reminders.ts'

const kinds: readonly { kind: ReminderKind; label: string; hint: string }[] = [
  { kind: 'followUp', label: 'Follow-ups that are due', hint: 'At their time; those of a day at 8:00.' },
  { kind: 'mention', label: 'Notes that mention me', hint: 'Somebody writes @ and your username or name.' },
  { kind: 'assigned', label: 'Leads given to me', hint: 'Somebody made you the owner.' },
  { kind: 'attention', label: 'Changes that need me', hint: 'Your change and another one met.' },
]

const whyNot: Partial<Record<PushAbility, string>> = {
  denied:
    'This browser blocks notifications from Rove. Allow them in its settings for this site. All of it stands in Today as well.',
  install:
    'On an iPhone or iPad, add Rove to the Home Screen first, and open it there. All of it stands in Today as well.',
  never: 'This browser has no push messages. All of it stands in Today as well.',
}

/** What the person is reminded of, on this device and when. */
export function Reminders() {
  const { user } = useWorkspace()
  const changeOwn = useChangeOwn()
  const settings = useSettings()
  const wanted = settings?.reminders ?? defaultReminders
  const change = (changes: Partial<Wanted>) => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    return attempt(
      () =>
        changeOwn({
          name: 'settings.setReminders',
          args: { id: user.id, reminders: { ...wanted, timeZone, ...changes } },
        }),
      { failed: changeFailed('Update failed') },
    )
  }
  return (
    <Card title="Reminders" text="Short messages on your device, also while Rove is closed.">
      <div className="grid gap-2">
        <OnThisDevice onStart={() => void change({})} />
        {kinds.map(({ kind, label, hint }) => (
          <Switch
            key={kind}
            label={label}
            hint={hint}
            checked={wanted[kind]}
            disabled={!settings}
            onCheckedChange={(on) => void change({ [kind]: on })}
          />
        ))}
        <Switch
          label="Show names"
          hint="People and companies are in the message, and on a locked screen."
          checked={wanted.names}
          disabled={!settings}
          onCheckedChange={(names) => void change({ names })}
        />
        {settings && (
          <div className="grid grid-cols-2 gap-4">
            {(['quietFrom', 'quietTo'] as const).map((field) => (
              <TextField
                key={`${field} ${wanted[field]}`}
                name={field}
                type="time"
                label={field === 'quietFrom' ? 'Quiet from' : 'Quiet until'}
                defaultValue={wanted[field]}
                onBlur={({ target: { value } }) => {
                  if (value && value !== wanted[field]) void change({ [field]: value })
                }}
              />
            ))}
          </div>
        )}
        <p className="text-muted text-sm">
          In quiet hours nothing is sent; it follows afterwards, as one message. The choices apply on all your
          devices.
        </p>
      </div>
    </Card>
  )
}

/** @param onStart called when this device begins to show reminders */
function OnThisDevice({ onStart }: { onStart: () => void }) {
  const [ability, setAbility] = useState<PushAbility>()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    void pushAbility().then(setAbility)
  }, [])
  const turn = async (on: boolean) => {
    setBusy(true)
    await attempt(
      async () => {
        if (on) {
          setAbility(await startPush())
          onStart()
        } else {
          await stopPush()
          setAbility('off')
        }
      },
      { failed: callFailed('Reminders not changed', 'Turning reminders on or off needs a connection.') },
    )
    setBusy(false)
  }
  const reason = ability && whyNot[ability]
  if (reason) return <Banner tone="info">{reason}</Banner>
  return (
    <Switch
      label="Remind me on this device"
      hint="A reminder goes to the device that you used last."
      checked={ability === 'on'}
      disabled={!ability || busy}
      onCheckedChange={(on) => void turn(on)}
    />
  )
}
