import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Cancelled } from '#app/data/server/passkeys.ts'
import { proofAskedBy } from './proof.ts'

const ProofDialog = lazy(() => import('./ProofDialog.tsx').then((part) => ({ default: part.ProofDialog })))

/** Runs an action, after the person has confirmed their identity if the server requires that. */
export type WithProof = <T>(work: () => Promise<T>) => Promise<T>

interface Waiting {
  asked: 'any' | 'factor'
  resolve: () => void
  reject: (error: Error) => void
}

/** @returns a function that runs an action which may require a proof, and the dialog that asks for it */
export function useProof(): { withProof: WithProof; dialog: ReactNode } {
  const [waiting, setWaiting] = useState<Waiting>()
  const withProof: WithProof = async (work) => {
    let asked: Waiting['asked'] | undefined
    try {
      return await work()
    } catch (error) {
      asked = proofAskedBy(error)
      if (!asked) throw error
    }
    const by = asked
    await new Promise<void>((resolve, reject) => setWaiting({ asked: by, resolve, reject }))
    return work()
  }
  const end = (settle: (waiting: Waiting) => void) => {
    if (waiting) settle(waiting)
    setWaiting(undefined)
  }
  const dialog = waiting && (
    <Suspense>
      <ProofDialog
        asked={waiting.asked}
        onProven={() => end(({ resolve }) => resolve())}
        onCancel={() => end(({ reject }) => reject(new Cancelled('Nothing was changed.')))}
      />
    </Suspense>
  )
  return { withProof, dialog }
}
