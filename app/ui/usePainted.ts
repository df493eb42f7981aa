import { startTransition, useEffect, useState } from 'react'

/** A window that nobody sees is not painted. */
const PAINTED_WITHIN_MS = 200

/** Whether what uses it was painted once: what need not be in the first frame after a tap waits for this. */
export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    const painted = () => startTransition(() => setPainted(true))
    let timer = setTimeout(painted, PAINTED_WITHIN_MS)
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer)
      timer = setTimeout(painted)
    })
    return () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
    }
  }, [])
  return isPainted
}
