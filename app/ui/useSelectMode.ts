import { useCallback, useEffect, useState } from 'react'
import { useBackCloses } from './backCloses.ts'
import type { Selection } from './useSelection.ts'

export interface SelectMode {
  /** Whether select mode is on, in which a tap selects a row. */
  on: boolean
  /** @param id a row to select immediately */
  begin(id?: number): void
  end(): void
}

/**
 * On a phone a tap opens a row. In select mode it selects the row instead; Escape or Back ends select mode.
 */
export function useSelectMode({ set, clear }: Pick<Selection, 'set' | 'clear'>): SelectMode {
  const [on, setOn] = useState(false)
  const begin = useCallback(
    (id?: number) => {
      setOn(true)
      if (id !== undefined) set(id, true)
    },
    [set],
  )
  const end = useCallback(() => {
    setOn(false)
    clear()
  }, [clear])
  useBackCloses(on, end)
  useEffect(() => {
    if (!on) return
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('[data-sheet]')) end()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [on, end])
  return { on, begin, end }
}
