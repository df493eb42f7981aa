import type { Locator } from 'playwright-core'

/** A finger's gestures on a row of a list, as the events that a browser sends. */

type Touch = 'touchStart' | 'touchMove' | 'touchEnd'

/**
 * Swipes a row aside and holds it: the browser treats a tap right after a flick as the end of the flick.
 * @param across the distance in CSS pixels, positive to the right
 * @param leave whether the finger is lifted at the end; otherwise the returned function lifts it
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
  // Together, because a finger that rests for 500 ms on a busy machine selects the row.
  await Promise.all([touch('touchStart', 0, 0), touch('touchMove', 0.25, 0.125)])
  for (const part of [0.5, 0.75, 1]) await touch('touchMove', part, part / 2)
  await touch('touchMove', 1, 0.9)
  const lift = () => touch('touchEnd', 1, 1)
  if (leave) await lift()
  return lift
}

/** Presses a row until selection starts. */
export async function holdDown(row: Locator): Promise<void> {
  const box = await boxOf(row)
  const page = row.page()
  const finger = await page.context().newCDPSession(page)
  const touchPoints = [{ x: box.x + 60, y: box.y + 30 }]
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.getByRole('toolbar', { name: /actions$/ }).waitFor()
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Its position once it no longer moves, even while its list is rendered again. */
async function boxOf(row: Locator) {
  for (;;) {
    await row.waitFor()
    const before = await row.boundingBox()
    await row.page().evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    const box = await row.boundingBox()
    if (box && before && box.x === before.x && box.y === before.y) return box
  }
}
