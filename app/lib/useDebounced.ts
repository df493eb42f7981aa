import { useEffect, useState } from 'react'

/** The value once it has rested for a while: 300 ms as SPEC.md section 9 says for a search. */
export function useDebounced<T>(value: T, delayMs = 300): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return rested
}
