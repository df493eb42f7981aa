import type { Locator } from 'playwright-core'

/** What a finger does to a row of a list, by the events that a browser gets from it. */

type Touch = 'touchStart' | 'touchMove' | 'touchEnd'

/**
 * Pushes a row aside and rests there: the browser takes a tap right after a flick for the end of it.
 * @param across how far in CSS pixels, to the right where it is positive
 * @param leave whether the finger is lifted at the end; else what is returned lifts it
 */
export async function push(row: Locator, across: number, leave = true): Promise<() => Promise<unknown>> {
  const box = await boxOf(row)
  const from = { x: box.x + box.width / 2 - across / 2, y: box.y + 20 }
  const finger = await row.page().context().newCDPSession(row.page())
  const began = Date.now() / 1000 - 1
  const touch = (type: Touch, part: number, seconds: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      timestamp: began + seconds,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + across * part, y: from.y }],
    })
  await touch('touchStart', 0, 0)
  for (const part of [0.1, 0.25, 0.5, 0.75, 1]) await touch('touchMove', part, part / 2)
  await touch('touchMove', 1, 0.9)
  const lift = () => touch('touchEnd', 1, 1)
  if (leave) await lift()
  return lift
}

/** Rests on a row until rows are being selected. */
export async function holdDown(row: Locator): Promise<void> {
  const box = await boxOf(row)
  const page = row.page()
  const finger = await page.context().newCDPSession(page)
  const touchPoints = [{ x: box.x + 60, y: box.y + 30 }]
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.getByRole('toolbar', { name: /actions$/ }).waitFor()
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Where it is, once it stands still, also while its list is drawn anew. */
async function boxOf(row: Locator) {
  for (;;) {
    await row.waitFor()
    const before = await row.boundingBox()
    await row.page().evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    const box = await row.boundingBox()
    if (box && before && box.x === before.x && box.y === before.y) return box
  }
}
