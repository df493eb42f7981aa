import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'

/**
 * Opens the sheet in which a lead is added in a few words, over the screen where the person is; the way back closes it.
 * The function takes the name that is known already.
 */
export function useQuickAdd(): (name?: string) => void {
  const navigate = useNavigate()
  return useCallback(
    (name = '') =>
      void navigate({ to: '.', search: (now) => ({ ...now, newLead: name }), resetScroll: false }),
    [navigate],
  )
}
