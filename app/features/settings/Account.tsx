import { DeleteAccount } from './DeleteAccount.tsx'
import { Password } from './Password.tsx'
import { SignedInDevices } from './SignedInDevices.tsx'
import { TwoStep } from './two-step/TwoStep.tsx'
import { YourData } from './YourData.tsx'

/** Who may come in as this person (SPEC.md section 2, Settings, Account). */
export function Account() {
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
