import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { isPanelOpen } from '#app/ui/panelRoom.ts'

/**
 * Opens the page of the lead with this id over the screen where the person is, or beside its list; the way back closes
 * it, however many were looked at beside the list.
 */
export function useOpenLead(): (id: number) => void {
  const navigate = useNavigate()
  return useCallback(
    (id) =>
      void navigate({
        to: '.',
        search: (now) => ({ ...now, lead: id }),
        resetScroll: false,
        replace: isPanelOpen(),
      }),
    [navigate],
  )
}
