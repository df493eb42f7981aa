import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'

/**
 * Opens the sheet for adding a lead quickly, over the current screen; going back closes it. The function
 * takes the name if it is already known.
 */
export function useQuickAdd(): (name?: string) => void {
  const navigate = useNavigate()
  return useCallback(
    (name = '') =>
      void navigate({ to: '.', search: (now) => ({ ...now, newLead: name }), resetScroll: false }),
    [navigate],
  )
}
