import { type ReactNode, useState } from 'react'
import { Cancelled } from '#app/data/server/passkeys.ts'
import type { Factors } from '#db/model/factor.ts'
import { asksForProof } from './factors.ts'
import { ProofDialog } from './ProofDialog.tsx'

/** Does something, after the person has shown that it is them where the server asks for that. */
export type WithProof = <T>(work: () => Promise<T>) => Promise<T>

interface Waiting {
  resolve: () => void
  reject: (error: Error) => void
}

/** @returns the way to do what may need a proof first, and the dialog in which it is given */
export function useProof(factors: Factors | undefined): { withProof: WithProof; dialog: ReactNode } {
  const [waiting, setWaiting] = useState<Waiting>()
  const withProof: WithProof = async (work) => {
    try {
      return await work()
    } catch (error) {
      if (!asksForProof(error)) throw error
    }
    await new Promise<void>((resolve, reject) => setWaiting({ resolve, reject }))
    return work()
  }
  const end = (settle: (waiting: Waiting) => void) => {
    if (waiting) settle(waiting)
    setWaiting(undefined)
  }
  const dialog = waiting && (
    <ProofDialog
      factors={factors}
      onProven={() => end(({ resolve }) => resolve())}
      onCancel={() => end(({ reject }) => reject(new Cancelled('Nothing was changed.')))}
    />
  )
  return { withProof, dialog }
}
