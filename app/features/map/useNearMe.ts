import { findHere } from '#app/data/device/here.ts'
import { useAttempt } from '#app/ui/attempt.ts'
import { notify } from '#app/ui/toast.ts'

/** Asks the device where it is, and says so if that is not known. @param onFound what follows */
export function useNearMe(onFound?: () => void): { busy: boolean; find: () => void } {
  const { busy, attempt } = useAttempt()
  const find = async () => {
    const problem = await findHere()
    if (problem) notify({ title: 'Where you are is not known', text: problem, tone: 'error' })
    else onFound?.()
  }
  return { busy, find: () => void attempt(find, { failed: () => undefined }) }
}
