import { useState } from 'react'
import { type Notice, notify } from './toast.ts'

interface Outcomes {
  /** Said when it is done. */
  done?: Notice | undefined
  /** Says why it is not; undefined where there is nothing to say. */
  failed: (error: unknown) => Notice | undefined
}

/** Does something and says what came of it. @returns whether it is done */
export async function attempt(work: () => unknown, { done, failed }: Outcomes): Promise<boolean> {
  try {
    await work()
  } catch (error) {
    const notice = failed(error)
    if (notice) notify(notice)
    return false
  }
  if (done) notify({ tone: 'success', ...done })
  return true
}

/** {@link attempt}, and whether one is under way, for the button that began it. */
export function useAttempt() {
  const [busy, setBusy] = useState(false)
  return {
    busy,
    attempt: async (work: () => unknown, outcomes: Outcomes): Promise<boolean> => {
      setBusy(true)
      const isDone = await attempt(work, outcomes)
      setBusy(false)
      return isDone
    },
  }
}
