import { useEffect } from 'react'

/** Places notices above a bar at the bottom of the screen while there is one. */
export function useToastLift(hasBar: boolean): void {
  useEffect(() => {
    if (!hasBar) return
    const { style } = document.documentElement
    style.setProperty('--toast-lift', '3.75rem')
    style.setProperty('--toast-room', '0px')
    return () => {
      style.removeProperty('--toast-lift')
      style.removeProperty('--toast-room')
    }
  }, [hasBar])
}
