export interface ScorePartsProps {
  parts: readonly { part: string; points: number; of: number; why: string }[]
}

/** The parts of a score, such as "Industry 30/30 Bakery". */
export function ScoreParts({ parts }: ScorePartsProps) {
  if (parts.length === 0) return null
  return (
    <ul aria-label="How the score came about" className="grid gap-1 py-1 text-sm">
      {parts.map(({ part, points, of, why }) => (
        <li key={part + why} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-3">
          <span className="font-medium tabular-nums">
            {part} {of > 0 ? `${points}/${of}` : points > 0 ? `+${points}` : points < 0 ? `−${-points}` : ''}
          </span>
          <span className="wrap-anywhere text-muted">{why}</span>
        </li>
      ))}
    </ul>
  )
}
