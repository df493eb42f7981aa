import { useState } from 'react'

/** Whether it is open or was before: until then nothing of what opens needs to be drawn, which costs every screen. */
export function useOpened(open: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  return open || wasOpen
}
