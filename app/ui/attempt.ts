import { useState } from 'react'
import { type Notice, notify } from './toast.ts'

interface Outcomes {
  /** The notice after success. */
  done?: Notice | undefined
  /** The notice after a failure; undefined if none should be shown. */
  failed: (error: unknown) => Notice | undefined
}

/** Runs an action and shows a notice about the result. @returns whether it succeeded */
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

/** {@link attempt}, plus whether one is running, for the button that starts it. */
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
