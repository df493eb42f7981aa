import { useState } from 'react'
import { notify } from '#app/ui/toast.ts'
import { whyNot } from './whyNot.ts'

/** Does what the server must agree to; why it did not is said in a notice (SPEC.md section 8). */
export function useDoing() {
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<void>, failure: { title: string; otherwise?: string }) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      notify({ title: failure.title, text: whyNot(error, failure.otherwise), tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return { busy, run }
}
