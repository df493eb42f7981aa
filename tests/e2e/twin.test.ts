import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildScript } from '#tests/bench/page.ts'
import { sharedBrowser } from './browser.ts'

type Twin = typeof import('#app/start/twin.ts')

let page: Page
beforeAll(async () => {
  const script = await buildScript(join(import.meta.dirname, '../../app/start/twin.ts'), 'twin')
  page = await (await sharedBrowser()).newPage()
  await page.addScriptTag({ content: `${script};globalThis.twin = twin` })
})
afterAll(() => page.close())

/** What is found in the app for the element with the id `tapped` of the first screen: the id of its twin. */
const foundFor = (first: string, app: string): Promise<string | undefined> =>
  page.evaluate(
    ([first, app]) => {
      const [boot, root] = [first, app].map((html) => {
        const tree = document.createElement('div')
        tree.innerHTML = html
        return tree
      })
      const tapped = boot?.querySelector('#tapped')
      if (!boot || !root || !tapped) throw new Error('Nothing was tapped')
      const { twinOf }: Twin = Reflect.get(globalThis, 'twin')
      return twinOf(tapped, boot)(root)?.id
    },
    [first, app] as const,
  )

test('a tapped element is found in the app by its tag and its text, wherever it stands there', async () => {
  const app = '<nav><a id="link">Leads</a></nav><main><p><button id="twin"> Leads </button></p></main>'
  expect(await foundFor('<button>Find</button><button id="tapped">Leads</button>', app)).toBe('twin')
})

test('of several that are called the same, the one at the same position', async () => {
  const rows = (id: string) =>
    `<li><button>Call</button></li><li><button id="${id}">Call</button></li><li><button>Call</button></li>`
  expect(await foundFor(rows('tapped'), `<button>Add</button>${rows('twin')}`)).toBe('twin')
})

test('its label counts, not its text, and a count in the label may have changed', async () => {
  const bell = (id: string, label: string) => `<button id="${id}" aria-label="${label}"><b>!</b></button>`
  const other = '<button aria-label="Search">!</button>'
  const app = other + bell('twin', 'Notifications, 3 new')
  expect(await foundFor(other + bell('tapped', 'Notifications, 2 new'), app)).toBe('twin')
})

test('where the app shows no such element yet, none is found: never another one in its place', async () => {
  const first = '<button>Mia Berg</button><button id="tapped">Nils Dahl</button>'
  expect(await foundFor(first, '<button id="other">Mia Berg</button><a id="link">Nils Dahl</a>')).toBe(
    undefined,
  )
  expect(await foundFor('<i>A</i><i id="tapped">A</i>', '<i id="first">A</i>')).toBe(undefined)
})
