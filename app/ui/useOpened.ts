import { useState } from 'react'

/**
 * Whether it is open or has been open before. Until then its content need not be rendered, which would slow
 * down every screen.
 */
export function useOpened(open: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  return open || wasOpen
}
