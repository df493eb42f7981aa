import { useCallback, useEffect, useState } from 'react'
import { useBackCloses } from './backCloses.ts'
import type { Selection } from './useSelection.ts'

export interface SelectMode {
  /** Whether a tap on a row selects it. */
  on: boolean
  /** @param id selected as it begins */
  begin(id?: number): void
  end(): void
}

/** On a phone rows are opened by a tap, until somebody begins to select: then a tap selects, and Escape or Back ends it. */
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
