import { useConnection } from '#app/data/useConnection.ts'
import { Banner } from '#app/ui/Banner.tsx'
import { Card } from '#app/ui/Card.tsx'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import { DeviceEntry } from './DeviceEntry.tsx'
import { useDevices, whyNot } from './devices.ts'
import { SignOutEverywhere } from './SignOutEverywhere.tsx'

/** Where the person is signed in, and the way to end that from here. */
export function SignedInDevices() {
  const { data, error } = useDevices()
  const offline = useConnection() === 'offline'
  return (
    <Card
      title="Signed-in devices"
      text="A device that you sign out keeps what is on it, for you alone, until you sign in there again."
    >
      {offline && data && (
        <Banner className="mb-2">Signing out elsewhere needs a connection. This is what was known.</Banner>
      )}
      {!data && (error ? <Banner tone="warn">{whyNot(error)}</Banner> : <SkeletonList rows={2} />)}
      {data && (
        <ul className="divide-y divide-line">
          {data.map((device) => (
            <DeviceEntry key={device.id} device={device} />
          ))}
        </ul>
      )}
      {data && (
        <div className="border-line border-t pt-3">
          <SignOutEverywhere />
        </div>
      )}
    </Card>
  )
}
