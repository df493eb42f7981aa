import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './afterPaint.ts'

/** Whether what uses it was painted once: what need not be in the first frame after a tap waits for this. */
export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), [])
  return isPainted
}
