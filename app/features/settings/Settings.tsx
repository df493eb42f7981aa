import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { ApiKeys } from './ApiKeys.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { Password } from './Password.tsx'
import { Preferences } from './Preferences.tsx'
import { Profile } from './Profile.tsx'
import { SignedInDevices } from './SignedInDevices.tsx'
import { TwoStep } from './two-step/TwoStep.tsx'
import { YourData } from './YourData.tsx'

const tabs = [
  { value: 'profile', label: 'Profile', content: <Profile /> },
  { value: 'account', label: 'Account', content: <Account /> },
  { value: 'api-keys', label: 'API Keys', content: <ApiKeys /> },
  { value: 'preferences', label: 'Preferences', content: <Preferences /> },
] as const

export interface SettingsProps {
  /** As the address has it; what is no tab opens the first. */
  tab: string | undefined
  onTabChange: (tab: string) => void
}

/** What is the person's own. */
export function Settings({ tab, onTabChange }: SettingsProps) {
  const { value } = tabs.find((each) => each.value === tab) ?? tabs[0]
  return (
    <>
      <PageHeader title="User Settings" subtitle="What is yours, in every team" />
      <Tabs label="User Settings" tabs={tabs} value={value} onValueChange={onTabChange} />
    </>
  )
}

/** Who may come in as this person. */
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
