import { TABLE_FITS } from './useWide.ts'

/** Where a finger touched a sheet, and where it is now. */
interface Pull {
  x: number
  y: number
  /** How far the sheet has been pulled, in px; undefined until the direction of the finger is known. */
  by?: number
  /** The speed of the last movement, in px per ms. */
  speed: number
  at: number
}

/** Part of the sheet's height: pulled farther, it closes. */
const CLOSES_BY = 1 / 3
/** In px per ms: pulled faster, it closes. */
const CLOSES_AT = 0.5
/**
 * A finger that rests longer than this before it moves means something else: to move a row, or to select
 * words.
 */
const RESTS_MS = 500
/** If the finger rests longer than this before it is lifted, the sheet stays open. */
const HALTS_MS = 100
const GLIDE = { duration: 160, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' }
const CALM = '(prefers-reduced-motion: reduce)'

/**
 * Closes a sheet that a finger pulls down, on a phone. The sheet follows the finger, and returns unless it
 * was pulled far or fast. Content that is scrolled in it is scrolled back first.
 * @returns ends it
 */
export function closeByPulling(sheet: HTMLElement, close: () => void): () => void {
  let pull: Pull | undefined
  const begin = ({ touches, target, timeStamp }: TouchEvent) => {
    const [touch] = touches
    const isFree = touches.length === 1 && !matchMedia(TABLE_FITS).matches && isAtTop(target, sheet)
    pull = touch && isFree ? { x: touch.clientX, y: touch.clientY, speed: 0, at: timeStamp } : undefined
  }
  const move = (event: TouchEvent) => {
    const touch = event.touches[0]
    if (!pull || !touch) return
    const down = touch.clientY - pull.y
    if (pull.by === undefined && !isPull(pull, touch, event)) {
      pull = undefined
      return
    }
    event.preventDefault()
    const by = Math.max(0, down)
    pull.speed = (by - (pull.by ?? 0)) / Math.max(1, event.timeStamp - pull.at)
    pull.by = by
    pull.at = event.timeStamp
    if (!matchMedia(CALM).matches) sheet.style.translate = `0 ${by}px`
  }
  const end = ({ type, timeStamp }: TouchEvent) => {
    const { by = 0, speed = 0, at = 0 } = pull ?? {}
    pull = undefined
    if (by === 0) return
    const isFast = speed > CLOSES_AT && timeStamp - at < HALTS_MS
    if (type === 'touchend' && (isFast || by > sheet.offsetHeight * CLOSES_BY)) leave(sheet, close)
    else glide(sheet, by)
  }
  sheet.addEventListener('touchstart', begin, { passive: true })
  sheet.addEventListener('touchmove', move, { passive: false })
  sheet.addEventListener('touchend', end)
  sheet.addEventListener('touchcancel', end)
  return () => {
    sheet.removeEventListener('touchstart', begin)
    sheet.removeEventListener('touchmove', move)
    sheet.removeEventListener('touchend', end)
    sheet.removeEventListener('touchcancel', end)
  }
}

/** Elements that handle movement themselves, and scrolled content, cannot be used to pull the sheet. */
function isAtTop(target: EventTarget | null, sheet: HTMLElement): boolean {
  if (!(target instanceof Element) || !sheet.contains(target)) return false
  if (target.closest('[aria-roledescription="movable"], input[type="range"]')) return false
  for (let part: Element | null = target; part && part !== sheet; part = part.parentElement) {
    if (part.scrollTop > 0) return false
  }
  return true
}

function isPull({ x, y, at }: Pull, { clientX, clientY }: Touch, event: TouchEvent): boolean {
  const down = clientY - y
  const isMovedElse = event.defaultPrevented || event.timeStamp - at > RESTS_MS
  return event.cancelable && !isMovedElse && down > 0 && down > Math.abs(clientX - x)
}

function glide(sheet: HTMLElement, from: number) {
  sheet.style.translate = ''
  if (!matchMedia(CALM).matches) sheet.animate([{ translate: `0 ${from}px` }, { translate: '0 0' }], GLIDE)
}

/** The sheet first slides out of the window, because `close` may remove it at once. */
function leave(sheet: HTMLElement, close: () => void) {
  if (matchMedia(CALM).matches) {
    close()
    return
  }
  const going = sheet.animate([{ translate: '0 100%' }], { ...GLIDE, fill: 'forwards' })
  going.onfinish = () => {
    close()
    // If closing asks a question first, the sheet is still open and slides back.
    setTimeout(() => {
      if (sheet.dataset.state !== 'open') return
      going.cancel()
      sheet.style.translate = ''
    }, GLIDE.duration)
  }
}
