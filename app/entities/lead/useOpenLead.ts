import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { isPanelOpen } from '#app/ui/panelRoom.ts'

/**
 * Opens the page of the lead with this id over the current screen, or beside its list. Going back closes it,
 * however many leads were opened beside the list.
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
