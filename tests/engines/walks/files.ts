import * as v from 'valibot'
import { unzip } from '#tests/unzip.ts'
import { type Browser, pause } from '../browser.ts'
import { inPage, inStep, readyForOffline, signIn, toList } from '../page.ts'
import { LEAD, type Stage } from '../stage.ts'

/** A PNG of 2 by 2 pixels. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg=='
const NAME = `${LEAD} 0`
const ARRIVES_WITHIN_MS = 30_000

/**
 * A photo of a lead, and a list as an Excel file, both while the server is stopped; the photo is sent later.
 */
export async function filesOffline(stage: Stage): Promise<void> {
  const { browser, road, url } = stage
  await signIn(stage)
  await readyForOffline(stage)
  await inStep(browser)
  const id = (await leadAtServer(stage)).id
  road.cut = true
  await browser.goto(`${url}/lead-management?lead=${id}`)
  await takePhoto(browser)
  await browser.goto(`${url}/lead-management?lead=${id}`)
  await inPage(
    browser,
    `await until('the photo', () => document.querySelector('[role=dialog] img[src^="blob:"]')?.naturalWidth === 2)`,
  )
  await toList(stage)
  await exportOffline(browser)
  road.cut = false
  await photoArrives(stage)
}

const takePhoto = (browser: Browser) =>
  inPage(
    browser,
    `const input = await until('the photo', () => labelled('Photo'))
     const bytes = Uint8Array.from(atob(args[0]), (each) => each.charCodeAt(0))
     const given = new DataTransfer()
     given.items.add(new File([bytes], 'card.png', { type: 'image/png' }))
     input.files = given.files
     input.dispatchEvent(new Event('change', { bubbles: true }))
     await until('the kept photo', () => button('Replace photo'))`,
    PICTURE,
  )

const Saved = v.object({ name: v.string(), lead: v.string(), content: v.array(v.number()) })

/** The drivers do not support downloads, so the bytes are read from the link that the app clicks. */
async function exportOffline(browser: Browser): Promise<void> {
  const told = await inPage(
    browser,
    `let file
     const address = URL.createObjectURL
     URL.createObjectURL = (given) => {
       file = given
       return address.call(URL, given)
     }
     const pressed = new Promise((resolve) => {
       HTMLAnchorElement.prototype.click = function () { resolve(this.download) }
     })
     ;(await until('the filter', () => button('Sort and filter') ?? button('Filter'))).click()
     await tap('Select leads')
     await until('the bar', () => document.querySelector('[role=toolbar]'))
     const box = await until('a lead', () => document.querySelector('[aria-label^="Select ' + args[0] + '"]'))
     box.click()
     await tap('Export Selected')
     ;(await until('Excel', () => [...document.querySelectorAll('[role=menuitem]')]
        .find((each) => each.innerText.trim() === 'Excel (.xlsx)'))).click()
     const name = await pressed
     const content = [...new Uint8Array(await file.arrayBuffer())]
     return { name, lead: box.getAttribute('aria-label').replace('Select ', ''), content }`,
    LEAD,
  )
  const { name, lead, content } = v.parse(Saved, told)
  if (!/^leads-[\d-]+\.xlsx$/.test(name)) throw new Error(`The file was called ${name}`)
  const texts = unzip(Uint8Array.from(content)).get('xl/sharedStrings.xml') ?? ''
  if (!texts.includes(`>${lead}<`)) throw new Error(`${lead} is not in the file`)
}

const Leads = v.array(v.object({ id: v.number(), fullName: v.string(), avatarUrl: v.nullish(v.string()) }))

async function leadAtServer({ world, person }: Stage) {
  const { body } = await world.ask('GET', '/api/leads', undefined, person)
  const found = v.parse(Leads, body).find(({ fullName }) => fullName === NAME)
  if (!found) throw new Error(`${NAME} is not at the server`)
  return found
}

async function photoArrives(stage: Stage): Promise<void> {
  const { world, person } = stage
  const end = Date.now() + ARRIVES_WITHIN_MS
  for (;;) {
    const { avatarUrl } = await leadAtServer(stage)
    const answer = avatarUrl ? await world.ask('GET', avatarUrl, undefined, person) : undefined
    if (answer?.status === 200 && answer.headers.get('Content-Type')?.startsWith('image/')) return
    if (Date.now() > end) throw new Error(`The photo is not at the server: ${avatarUrl || 'none'}`)
    await pause(100)
  }
}
