import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Opens the page of the lead with this id over the screen where the person is; the way back closes it. */
export function useOpenLead(): (id: number) => void {
  const navigate = useNavigate()
  return useCallback(
    (id) => void navigate({ to: '.', search: (now) => ({ ...now, lead: id }), resetScroll: false }),
    [navigate],
  )
}
