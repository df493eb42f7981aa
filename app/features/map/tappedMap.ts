import { Map as MapLibre, type MapOptions } from 'maplibre-gl'
import { afterPaint } from '#app/ui/afterPaint.ts'

/** A finger that rests on the map for longer than this does not tap. */
const TAP_WITHIN_MS = 500

/**
 * A map that does not draw during a tap and until what the tap opens is painted. The library draws a frame for each
 * touch, even if nothing on the map has changed.
 */
export class TappedMap extends MapLibre {
  /** Undefined unless a tap is made; then whether there is something to draw. */
  private tap: { isWaitedFor: boolean; end: ReturnType<typeof setTimeout> } | undefined

  constructor(options: MapOptions) {
    super(options)
    const container = this.getContainer()
    container.addEventListener('pointerdown', () => this.beginTap(), { capture: true })
    container.addEventListener('pointermove', () => this.endTap(), { capture: true })
    container.addEventListener('pointercancel', () => this.endTap(), { capture: true })
    this.on('click', () => afterPaint(() => this.endTap()))
    this.once('remove', () => this.endTap())
  }

  override triggerRepaint(): void {
    if (this.tap) this.tap.isWaitedFor = true
    else super.triggerRepaint()
  }

  private beginTap() {
    this.endTap()
    this.tap = { isWaitedFor: false, end: setTimeout(() => this.endTap(), TAP_WITHIN_MS) }
  }

  private endTap() {
    if (!this.tap) return
    const { isWaitedFor, end } = this.tap
    clearTimeout(end)
    this.tap = undefined
    if (isWaitedFor) super.triggerRepaint()
  }
}
