import { useState } from 'react'
import { installNow, useInstall } from '#app/data/device/install.ts'
import { movesStatus, setMovesStatus } from '#app/data/device/movesStatus.ts'
import { changeFailed } from '#app/data/failure.ts'
import { attempt } from '#app/ui/attempt.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { InstallWords } from '#app/ui/InstallWords.tsx'
import { Switch } from '#app/ui/Switch.tsx'
import { modeOf, themeNotice } from '#app/ui/theme.ts'
import { notify } from '#app/ui/toast.ts'
import { chooseTheme, useTheme } from '#app/ui/useTheme.ts'
import { ScoreThresholds } from './ScoreThresholds.tsx'

/** The person's preferences. */
export function Preferences() {
  return (
    <Card title="Preferences">
      <div className="grid gap-2 divide-y divide-line">
        <EmailNotifications />
        <LightMode />
        <MovesStatus />
        <ScoreThresholds />
        <Install />
      </div>
    </Card>
  )
}

/** Installs Rove on the home screen, if this browser can. */
function Install() {
  const way = useInstall()
  if (way === 'none') return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-2">
      <p className="min-w-0 flex-1 basis-48 text-sm">
        <InstallWords way={way} />
      </p>
      {way === 'prompt' && (
        <Button variant="secondary" onClick={installNow}>
          Install
        </Button>
      )}
    </div>
  )
}

/** Announced: one line until Rove can send mail. */
const EmailNotifications = () => (
  <p className="flex min-h-control items-center justify-between gap-4">
    <span className="font-medium">Email Notifications</span>
    <span className="text-muted text-sm">Coming Soon</span>
  </p>
)

/** Applies to this device. */
function MovesStatus() {
  const [on, setOn] = useState(movesStatus)
  const choose = (on: boolean) =>
    attempt(
      async () => {
        setMovesStatus(on)
        setOn(on)
      },
      { failed: changeFailed('Update failed', 'This could not be stored on this device. Please try again.') },
    )
  return (
    <Switch
      label="First contact sets Contacted"
      hint="A new lead becomes Contacted when you log a call that reached it, a visit or a sent email. For this device."
      checked={on}
      onCheckedChange={(on) => void choose(on)}
    />
  )
}

/** Applies to this device. */
function LightMode() {
  const theme = useTheme()
  const isLight = modeOf(theme, matchMedia('(prefers-color-scheme: light)').matches) === 'light'
  const choose = (light: boolean) =>
    notify({ title: themeNotice(chooseTheme(light ? 'light' : 'dark')), tone: 'success' })
  return (
    <Switch
      label="Light Mode"
      hint="Dark is easier on the eyes in a car at night, light in the sun."
      checked={isLight}
      onCheckedChange={choose}
    />
  )
}
