import type { ReactNode } from 'react'
import { IconButton } from '#app/ui/IconButton.tsx'

interface MapButtonProps {
  label: string
  icon: ReactNode
  disabled?: boolean
  pressed?: boolean
  onClick: () => void
}

/** A button on the map. */
export const MapButton = ({ pressed, ...button }: MapButtonProps) => (
  <IconButton {...button} aria-pressed={pressed} className="border border-line bg-surface shadow-raised" />
)
