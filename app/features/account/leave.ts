import { forgetUser } from '#db/device/device.ts'
import { storeOf, syncAs } from '#db/device/engine.ts'

const TRY_TO_SEND_MS = 5_000

/**
 * Sends what waits, if that is quickly done; with nothing left unsent the person's data leaves this device.
 * @returns how many changes are still only on this device
 */
export async function leaveDevice(userId: number): Promise<number> {
  const store = storeOf(userId)
  const unsent = () => store.outbox.where('state').notEqual('confirmed').count()
  if ((await unsent()) > 0) await Promise.race([syncAs(userId), after(TRY_TO_SEND_MS)])
  const left = await unsent()
  if (left > 0) return left
  await forgetUser()
  await store.delete()
  return 0
}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
