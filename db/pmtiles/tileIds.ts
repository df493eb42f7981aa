import { type Bounds, type TileBox, tilesOf } from './bounds.ts'

/** Tile ids from `from` up to, but without, `to`. */
export interface IdRange {
  from: number
  to: number
}

/** The number of tiles of all zooms below this one, which is the id of its first tile. */
const firstOf = (zoom: number) => (4 ** zoom - 1) / 3

/** The place of a tile on the Hilbert curve through the tiles of its zoom. */
function placeOnCurve(zoom: number, column: number, row: number): number {
  let [x, y, place] = [column, row, 0]
  for (let side = 2 ** (zoom - 1); side >= 1; side /= 2) {
    const right = (x & side) > 0
    const below = (y & side) > 0
    place += side * side * (right ? (below ? 2 : 3) : below ? 1 : 0)
    if (!below) {
      if (right) [x, y] = [side - 1 - x, side - 1 - y]
      ;[x, y] = [y, x]
    }
  }
  return place
}

/** The id of a tile in a PMTiles archive. */
export const tileId = (zoom: number, column: number, row: number): number =>
  firstOf(zoom) + placeOnCurve(zoom, column, row)

/** The ids of the tiles that a box touches at zooms 0 to `maxZoom`, as few ranges in ascending order. */
export function idsOf(bounds: Bounds, maxZoom: number): IdRange[] {
  const ranges: IdRange[] = []
  for (let zoom = 0; zoom <= maxZoom; zoom++) {
    const box = tilesOf(bounds, zoom)
    const ofZoom: IdRange[] = []
    addSquare(ofZoom, box, zoom, { column: 0, row: 0, side: zoom })
    ranges.push(...merged(ofZoom))
  }
  return merged(ranges)
}

interface Square {
  column: number
  row: number
  /** The square has 2^side columns and rows. */
  side: number
}

/** Adds the ids of a square's tiles that are in the box. An aligned square is one stretch of the curve. */
function addSquare(ranges: IdRange[], box: TileBox, zoom: number, { column, row, side }: Square): void {
  const length = 2 ** side
  const [right, bottom] = [column + length - 1, row + length - 1]
  if (column > box.right || right < box.left || row > box.bottom || bottom < box.top) return
  if (column >= box.left && right <= box.right && row >= box.top && bottom <= box.bottom) {
    const area = 4 ** side
    const from = firstOf(zoom) + placeOnCurve(zoom - side, column / length, row / length) * area
    ranges.push({ from, to: from + area })
    return
  }
  const half = length / 2
  for (const [right, down] of [
    [0, 0],
    [0, half],
    [half, 0],
    [half, half],
  ] as const)
    addSquare(ranges, box, zoom, { column: column + right, row: row + down, side: side - 1 })
}

/** The same ids in ascending order, with ranges that touch made one. */
function merged(ranges: readonly IdRange[]): IdRange[] {
  const all: IdRange[] = []
  for (const range of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1)
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to)
    else all.push({ from: range.from, to: range.to })
  }
  return all
}

/** The parts of `range` that are in `ranges`, which are in ascending order and do not overlap. */
export function within(range: IdRange, ranges: readonly IdRange[]): IdRange[] {
  let [low, high] = [0, ranges.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ranges[middle]?.to ?? 0) <= range.from) low = middle + 1
    else high = middle
  }
  const parts: IdRange[] = []
  for (let at = low; at < ranges.length; at++) {
    const other = ranges[at]
    if (!other || other.from >= range.to) break
    parts.push({ from: Math.max(range.from, other.from), to: Math.min(range.to, other.to) })
  }
  return parts
}
