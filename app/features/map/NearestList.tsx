import { type ReactNode, useMemo } from 'react'
import { useHere } from '#app/data/device/here.ts'
import { distanceWords } from '#app/entities/lead/list/distance.ts'
import { pointWords } from '#app/entities/lead/pointWords.ts'
import { Button } from '#app/ui/Button.tsx'
import type { LeadPoint } from '#db/model/leadPoint.ts'
import { kilometresBetween, type Point } from '#db/model/place.ts'
import { boundsOf, middleOf } from '#db/pmtiles/bounds.ts'

interface NearestListProps<Row> {
  rows: readonly Row[]
  pointOf: (row: Row) => LeadPoint | undefined
  /**
   * The middle of the map, which counts where it is not known where this device is; undefined until the map was moved
   * from where it shows all rows.
   */
  middle: Point | undefined
  /** The ids of the rows that are shown alone, because their pins cannot be told apart. */
  group: ReadonlySet<number> | undefined
  onUngroup: () => void
  /** "3 leads", "1 company". */
  counted: (count: number) => string
  /** @param whereOf how far away a row is, and how far that can be relied on, in words */
  children: (nearest: readonly Row[], whereOf: (row: Row) => string) => ReactNode
}

/** What a map shows as rows, the nearest first; those without a known place come last. */
export function NearestList<Row extends { id: number }>(props: NearestListProps<Row>) {
  const { rows, pointOf, middle, group, onUngroup, counted, children } = props
  const here = useHere()
  const start = useMemo(() => middleOfAll(rows, pointOf), [rows, pointOf])
  const from = here ?? middle ?? start
  const kilometres = useMemo(() => kilometresOf(rows, pointOf, from), [rows, pointOf, from])
  const nearest = useMemo(() => {
    const shown = group ? rows.filter(({ id }) => group.has(id)) : rows
    return nearestFirst(shown, kilometres)
  }, [rows, group, kilometres])
  const whereOf = (row: Row) => {
    const at = pointOf(row)
    const away = here && kilometres.get(row.id)
    const words = at ? pointWords(at) : 'No place known'
    return away === undefined ? words : `${distanceWords(away)} · ${words}`
  }
  return (
    <>
      {group ? (
        <div className="flex items-center justify-between gap-2 text-sm">
          <p role="status">{counted(nearest.length)} at one place</p>
          <Button variant="ghost" onClick={onUngroup}>
            Show all
          </Button>
        </div>
      ) : (
        <p role="status" className="py-2 text-muted text-xs">
          {counted(rows.length)}, by distance from {here ? 'you' : 'the middle of the map'}
        </p>
      )}
      {children(nearest, whereOf)}
    </>
  )
}

/** The middle of a map that shows all rows; undefined if no place is known. */
function middleOfAll<Row extends { id: number }>(
  rows: readonly Row[],
  pointOf: NearestListProps<Row>['pointOf'],
): Point | undefined {
  const bounds = boundsOf(rows.flatMap((row) => pointOf(row)?.point ?? []))
  return bounds && middleOf(bounds)
}

/** In kilometres, for what has no known place. */
const FARTHER_THAN_ANY = Number.MAX_VALUE

/** The nearest first; the order of rows that are equally far away stays. */
const nearestFirst = <Row extends { id: number }>(
  rows: readonly Row[],
  kilometres: ReadonlyMap<number, number>,
): Row[] =>
  rows
    .map((row) => ({ row, away: kilometres.get(row.id) ?? FARTHER_THAN_ANY }))
    .sort((one, other) => one.away - other.away)
    .map(({ row }) => row)

function kilometresOf<Row extends { id: number }>(
  rows: readonly Row[],
  pointOf: NearestListProps<Row>['pointOf'],
  from: Point | undefined,
): ReadonlyMap<number, number> {
  if (!from) return new Map()
  return new Map(
    rows.flatMap((row): [number, number][] => {
      const at = pointOf(row)
      return at ? [[row.id, kilometresBetween(from, at.point)]] : []
    }),
  )
}
