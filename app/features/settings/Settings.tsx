import { Download } from 'lucide-react'
import { useState } from 'react'
import { reasonOf } from '#app/data/failure.ts'
import { download } from '#app/data/server/download.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { PasswordDialog } from '#app/ui/PasswordDialog.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { notify } from '#app/ui/toast.ts'
import { boundsIn } from '#db/pmtiles/bounds.ts'
import { ApiKeys } from './ApiKeys.tsx'
import { OfflineMaps } from './areas/OfflineMaps.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { Password } from './Password.tsx'
import { Preferences } from './Preferences.tsx'
import { Profile } from './Profile.tsx'
import { Calendar } from './reminders/Calendar.tsx'
import { Reminders } from './reminders/Reminders.tsx'
import { SignedInDevices } from './SignedInDevices.tsx'
import { TwoStep } from './two-step/TwoStep.tsx'

const tabsWith = (area: string) =>
  [
    { value: 'profile', label: 'Profile', content: <Profile /> },
    { value: 'account', label: 'Account', content: <Account /> },
    { value: 'api-keys', label: 'API Keys', content: <ApiKeys /> },
    { value: 'preferences', label: 'Preferences', content: <Preferences /> },
    { value: 'reminders', label: 'Reminders', content: <RemindersAndCalendar /> },
    { value: 'offline-maps', label: 'Offline maps', content: <OfflineMaps shown={boundsIn(area)} /> },
  ] as const

export interface SettingsProps {
  /** The tab in the address; an unknown one opens the first. */
  tab: string | undefined
  /** The box of the map of which the person wants to keep an area, as text; '' for none. */
  area: string
  onTabChange: (tab: string) => void
}

/** The person's own settings. */
export function Settings({ tab, area, onTabChange }: SettingsProps) {
  const tabs = tabsWith(area)
  const { value } = tabs.find((each) => each.value === tab) ?? tabs[0]
  return (
    <>
      <PageHeader title="User Settings" subtitle="What is yours, in every team" />
      <Tabs label="User Settings" tabs={tabs} value={value} onValueChange={onTabChange} />
    </>
  )
}

/** What the person is reminded of, and their calendar. */
function RemindersAndCalendar() {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Reminders />
      <Calendar />
    </div>
  )
}

/** Password, second factors, devices and deletion of the account. */
function Account() {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Password />
      <TwoStep />
      <SignedInDevices />
      <YourData />
      <DeleteAccount />
    </div>
  )
}

const whyNot = (error: unknown) => reasonOf(error, 'A download needs a connection.')

/** Downloads everything that is stored about the person, as a file. */
function YourData() {
  const { user } = useWorkspace()
  const [open, setOpen] = useState(false)
  const confirm = async (password: string) => {
    await download('/api/users/me/download', password)
    setOpen(false)
    notify({ title: 'Download started', tone: 'success' })
  }
  return (
    <Card
      title="Your data"
      text="Your profile, preferences, teams, devices, and what you wrote in every team you are in, with its files: a ZIP of JSON."
    >
      <Button variant="secondary" icon={<Download />} onClick={() => setOpen(true)}>
        Download all my data
      </Button>
      <PasswordDialog
        open={open}
        onOpenChange={setOpen}
        title="Download all my data"
        text="Whoever has the file can read all of it. Passwords and keys are not in it."
        confirmLabel="Download"
        username={user.username}
        onConfirm={confirm}
        whyNot={whyNot}
      />
    </Card>
  )
}
