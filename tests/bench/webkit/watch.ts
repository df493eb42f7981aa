import { after } from '#db/model/after.ts'
import { COMING, LEAD_NAME, LEAD_PAGE, MARK, watchPage } from '../start/watch.ts'

// Runs in WebKit's page before all of its own scripts: no trace tells there how long it did nothing else.

const ASKED_EVERY_MS = 4
const LOOK_MS = 700
const REST_MS = 3_000
const KEY_MS = 150
const TYPED = 'mia berg the 12'

watchPage([LEAD_NAME, LEAD_PAGE, COMING, MARK])

let longest = 0
let last = performance.now()
setInterval(() => {
  const now = performance.now()
  longest = Math.max(longest, now - last - ASKED_EVERY_MS)
  last = now
}, ASKED_EVERY_MS)

/** Resolves in the frame that shows the first lead. */
export const { lead } = watch

/**
 * Uses the list as a person does who has just opened it.
 * @param taps how many leads are opened
 * @param types whether somebody is looked for, too
 * @returns times in ms
 */
export async function use(taps: number, types: boolean) {
  const firstLead = await watch.lead
  await after(REST_MS)
  const took: number[] = []
  for (let nth = 0; nth < taps; nth++) {
    took.push(await tap(nth))
    await after(LOOK_MS)
    history.back()
    await watch.closed()
    await after(LOOK_MS)
  }
  if (types) await type()
  return { firstLead: [firstLead], taps: took, blocks: [longest] }
}

async function tap(nth: number): Promise<number> {
  watch.place(nth)
  await after(LOOK_MS)
  const { name, x, y } = watch.place(nth)
  const button = document.elementFromPoint(x, y)?.closest('button')
  if (!button) throw new Error(`${name} can not be tapped`)
  const opening = watch.opening(name)
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  button.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
  button.click()
  return (await opening).first
}

async function type() {
  const box = document.querySelector<HTMLInputElement>('input[type=search]')
  if (!box) throw new Error('There is nothing to type in')
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  for (let length = 1; length <= TYPED.length; length++) {
    set?.call(box, TYPED.slice(0, length))
    box.dispatchEvent(new Event('input', { bubbles: true }))
    await after(KEY_MS)
  }
  await after(REST_MS)
}
