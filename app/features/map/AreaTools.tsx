import { MOST_CORNERS } from '#app/entities/lead/list/area.ts'
import { Button } from '#app/ui/Button.tsx'
import type { Point } from '#db/model/place.ts'

/** The corners of an area that is being drawn. */
export type DrawnArea = readonly Point[]

const FEWEST = 3

/** The area with a further corner, unless it has as many as an address can hold. */
export const withCorner = (area: DrawnArea, corner: Point): DrawnArea =>
  area.length < MOST_CORNERS ? [...area, corner] : area

interface AreaToolsProps {
  area: DrawnArea
  /** The corners of what the map shows. */
  visible: () => Point[]
  onChange: (area: DrawnArea | undefined) => void
  onUse: (area: DrawnArea) => void
  /** Keeps the map of what is visible on this device. */
  onKeep: (corners: Point[]) => void
}

/** What can be done while an area is drawn. Whoever cannot tap on the map takes what it shows. */
export function AreaTools({ area, visible, onChange, onUse, onKeep }: AreaToolsProps) {
  return (
    <div
      role="toolbar"
      aria-label="Draw an area"
      className="flex flex-wrap items-center gap-2 rounded-md border border-line bg-surface p-2 shadow-raised"
    >
      <p role="status" className="w-full text-sm">
        {area.length < FEWEST
          ? 'Tap the corners of the area on the map.'
          : `An area with ${area.length} corners.`}
      </p>
      {area.length < FEWEST ? (
        <Button variant="secondary" onClick={() => onUse(visible())}>
          Use what is visible
        </Button>
      ) : (
        <Button onClick={() => onUse(area)}>Use area</Button>
      )}
      {area.length > 0 && (
        <Button variant="secondary" onClick={() => onChange(area.slice(0, -1))}>
          Undo
        </Button>
      )}
      {area.length === 0 && (
        <Button variant="secondary" onClick={() => onKeep(visible())}>
          Keep offline
        </Button>
      )}
      <Button variant="ghost" onClick={() => onChange(undefined)}>
        Cancel
      </Button>
    </div>
  )
}
