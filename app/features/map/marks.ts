import type { Palette } from './palette.ts'

/** What a mark on the map stands for: the status of a lead, or a company that is no lead yet. */
export type Mark = 'new' | 'contacted' | 'qualified' | 'converted' | 'rejected' | 'company'

const marks: readonly Mark[] = ['new', 'contacted', 'qualified', 'converted', 'rejected', 'company']

/** The side of a mark with the room around it that belongs to it, so that a thumb hits it, in CSS pixels. */
export const MARK_PX = 44
/** Images have twice the pixels, for sharp screens. */
export const MARK_DENSITY = 2
const MIDDLE = MARK_PX / 2
const RADIUS = 11

/** The images of all marks, by name. Each mark has a shape of its own, because colour alone says nothing to some. */
export const markImages = (colour: Palette): [name: string, image: ImageData][] =>
  marks.map((mark) => [mark, imageOf((pen) => drawMark(pen, mark, colour))])

function imageOf(draw: (pen: CanvasRenderingContext2D) => void): ImageData {
  const canvas = document.createElement('canvas')
  const side = MARK_PX * MARK_DENSITY
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws no pictures.')
  pen.scale(MARK_DENSITY, MARK_DENSITY)
  draw(pen)
  return pen.getImageData(0, 0, side, side)
}

const tones = {
  new: 'grey',
  contacted: 'yellow',
  qualified: 'blue',
  converted: 'green',
  rejected: 'red',
  company: 'accent',
} as const

function drawMark(pen: CanvasRenderingContext2D, mark: Mark, colour: Palette) {
  outline(pen, mark)
  pen.lineWidth = 6
  pen.lineJoin = 'round'
  pen.strokeStyle = colour('page')
  pen.stroke()
  pen.lineWidth = 3
  pen.strokeStyle = colour(tones[mark])
  pen.stroke()
  pen.fillStyle = mark === 'new' ? colour('page') : colour(tones[mark])
  pen.fill()
}

/** Circle, square, diamond, star, cross and drop. */
function outline(pen: CanvasRenderingContext2D, mark: Mark) {
  pen.beginPath()
  if (mark === 'new') return pen.arc(MIDDLE, MIDDLE, RADIUS - 1, 0, 2 * Math.PI)
  if (mark === 'contacted') return pen.rect(MIDDLE - 9, MIDDLE - 9, 18, 18)
  corners[mark].forEach(([x, y], at) => {
    if (at === 0) pen.moveTo(MIDDLE + x, MIDDLE + y)
    else pen.lineTo(MIDDLE + x, MIDDLE + y)
  })
  pen.closePath()
}

const star = Array.from({ length: 10 }, (_, at): [number, number] => {
  const reach = at % 2 === 0 ? RADIUS + 2 : RADIUS / 2
  const angle = (at * Math.PI) / 5 - Math.PI / 2
  return [reach * Math.cos(angle), reach * Math.sin(angle)]
})
const ARM = 4
const cross: [number, number][] = [
  ...([
    [-ARM, -RADIUS],
    [ARM, -RADIUS],
    [ARM, -ARM],
    [RADIUS, -ARM],
    [RADIUS, ARM],
    [ARM, ARM],
  ] as const),
  ...([
    [ARM, RADIUS],
    [-ARM, RADIUS],
    [-ARM, ARM],
    [-RADIUS, ARM],
    [-RADIUS, -ARM],
    [-ARM, -ARM],
  ] as const),
].map(([x, y]) => [(x - y) * Math.SQRT1_2, (x + y) * Math.SQRT1_2])

const corners: Record<Exclude<Mark, 'new' | 'contacted'>, readonly (readonly [number, number])[]> = {
  qualified: [
    [0, -RADIUS - 1],
    [RADIUS + 1, 0],
    [0, RADIUS + 1],
    [-RADIUS - 1, 0],
  ],
  converted: star,
  rejected: cross,
  company: [
    [0, RADIUS],
    [-RADIUS, -RADIUS + 2],
    [RADIUS, -RADIUS + 2],
  ],
}
