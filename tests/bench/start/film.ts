import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Opened, seeLead } from './visit.ts'

const STEP_MS = 100
/** How much is shown of what follows the first lead. */
const AFTER_MS = 3_000

/** Opens the list and writes what is seen every 100 ms, as PNG files named by the ms since the navigation. */
export async function film(opened: Opened, folder: string): Promise<void> {
  const { page, devtools } = opened
  mkdirSync(folder, { recursive: true })
  const frames: { at: number; data: string }[] = []
  devtools.on('Page.screencastFrame', ({ data, sessionId, metadata: { timestamp = 0 } }) => {
    frames.push({ at: timestamp * 1_000, data })
    // A page that is closed meanwhile sends no more.
    devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await devtools.send('Page.startScreencast', { format: 'png' })
  const end = (await seeLead(opened)) + AFTER_MS
  await pause(AFTER_MS)
  await devtools.send('Page.stopScreencast')
  const began = await page.evaluate(() => performance.timeOrigin)
  for (let ms = STEP_MS; ms <= end; ms += STEP_MS) {
    const frame = frames.findLast(({ at }) => at <= began + ms)
    const name = `${String(Math.round(ms)).padStart(6, '0')}.png`
    if (frame) writeFileSync(join(folder, name), Buffer.from(frame.data, 'base64'))
  }
  console.log(`${folder}: first lead after ${Math.round(end - AFTER_MS)} ms`)
}
