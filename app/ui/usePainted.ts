import { useEffect, useState } from 'react'
import { afterPaint } from './afterPaint.ts'

/**
 * Whether the component has been painted once. Content that is not needed in the first frame after a tap
 * waits for this.
 */
export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => afterPaint(() => setPainted(true)), [])
  return isPainted
}
