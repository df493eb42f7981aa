import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

/** Checks of a page's appearance, each of which examines every element. */

export const PHONE = { width: 390, height: 844 }
/** A phone while its keyboard is open. */
export const TYPING = { width: 390, height: 420 }
export const TABLET = { width: 820, height: 1180 }
export const DESK = { width: 1440, height: 900 }

export const themes = ['dark', 'light'] as const
export type Theme = (typeof themes)[number]

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const allRules: RunOptions = {
  runOnly: { type: 'tag', values: WCAG },
  // It reports a control half under a sticky bar as too small; expectThumbFriendly measures the whole
  // control.
  rules: { 'target-size': { enabled: false } },
  resultTypes: ['violations'],
  // Nothing in Rove plays by itself, which is what axe would load files for.
  preload: false,
}
const coloursOnly: RunOptions = {
  runOnly: ['color-contrast'],
  resultTypes: ['violations'],
  preload: false,
}

/** A layer over the page that holds the focus; while there is one, only the topmost is examined. */
export const LAYER = ':is([role=dialog], [role=alertdialog], [role=menu]):not([aria-hidden=true])'

/** Shows a theme at a size, without changing the person's choice. */
export async function showIn(page: Page, theme: Theme, size: typeof PHONE): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(
    async ({ theme, width }) => {
      document.documentElement.dataset.theme = theme
      do await painted()
      while (innerWidth !== width)
      while (await stillComing()) await painted()

      function painted() {
        return new Promise((resolve) => requestAnimationFrame(resolve))
      }
      /** Elements for another width are rendered a moment later, and with an animation. */
      async function stillComing(): Promise<boolean> {
        await painted()
        await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 200 }))
        const coming = document
          .getAnimations()
          .filter(({ effect, playState }) => effect?.getTiming().iterations === 1 && playState !== 'finished')
        await Promise.allSettled(coming.map(({ finished }) => finished))
        return coming.length > 0
      }
    },
    { theme, width: size.width },
  )
}

/**
 * Axe's findings of serious or critical impact, as "rule: element". Themes differ only in colours, so `light`
 * checks only those.
 */
export async function axeFinds(page: Page, theme: Theme): Promise<string[]> {
  const options = theme === 'dark' ? allRules : coloursOnly
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const { violations } = await page.evaluate<AxeResults, { layer: string; options: RunOptions }>(
    ({ layer, options }) =>
      Reflect.get(window, 'axe').run([...document.querySelectorAll(layer)].at(-1) ?? document, options),
    { layer: LAYER, options },
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`))
}

/** Sideways scrolling, and text that is cut without an ellipsis, or leaves its box or the window. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate((layer) => {
    const root = document.scrollingElement ?? document.documentElement
    const wide = root.scrollWidth > window.innerWidth ? [`${root.scrollWidth} px wide`] : []
    const scope = [...document.querySelectorAll(layer)].at(-1) ?? document.body
    return [...wide, ...[...scope.querySelectorAll<HTMLElement>('*')].flatMap(fault)]

    function fault(element: HTMLElement): string[] {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
      // Text for screen readers only is hidden by a width of 1 px.
      if (element.clientWidth <= 1 || element.matches('input, textarea, option')) return []
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element)
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return []
      const wider = element.scrollWidth > element.clientWidth + 1
      const higher = element.scrollHeight > element.clientHeight + 2
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      if ((wider && hides(overflowX)) || (higher && hides(overflowY))) return [named('cut', element)]
      if (wider && overflowX === 'auto' && element.closest(layer)) return [named('scrolls sideways', element)]
      if (!hasOwnText(element)) return []
      if (wider && overflowX === 'visible') return [named('leaves its box', element)]
      return leavesWindow(element) ? [named('leaves the window', element)] : []
    }
    function hasOwnText({ childNodes }: HTMLElement) {
      return [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    }
    function leavesWindow(element: HTMLElement) {
      const { left, right } = element.getBoundingClientRect()
      if (left >= -1 && right <= window.innerWidth + 1) return false
      for (let above = element.parentElement; above; above = above.parentElement) {
        if (getComputedStyle(above).overflowX !== 'visible') return false
      }
      return true
    }
    function named(what: string, element: HTMLElement) {
      return `${what}: "${element.innerText.slice(0, 60)}" ${element.tagName} ${element.className}`
    }
  }, LAYER)

/** Text on a phone in none of its sizes: 22 px for the title of the screen, 17 for names and typed text, 14 and 12. */
export const oddSizes = (page: Page): Promise<string[]> =>
  page.evaluate((layer) => {
    const scope = [...document.querySelectorAll(layer)].at(-1) ?? document.body
    return [...scope.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      const { fontSize } = getComputedStyle(element)
      const isTyped = element.matches('input, select, textarea')
      if (!isTyped && !hasOwnText(element)) return []
      if (!element.checkVisibility({ visibilityProperty: true })) return []
      const isTitle = element.matches('h1:not(.sr-only)')
      const sizes = isTyped ? ['17px'] : isTitle ? ['22px', '17px'] : ['17px', '14px', '12px']
      if (sizes.includes(fontSize)) return []
      return [`${fontSize}: ${element.outerHTML.slice(0, 120)}`]
    })

    function hasOwnText({ childNodes }: HTMLElement) {
      return [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    }
  }, LAYER)

const CONTROLS =
  'button, a[href], input:not([type=hidden]), select, textarea, summary, [tabindex="0"], [role=menuitem]'

/** Controls that another element covers even after scrolling to them. */
export const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([controls, layer]) => {
      const scope = [...document.querySelectorAll(layer)].at(-1) ?? document
      return [...scope.querySelectorAll<HTMLElement>(controls)]
        .filter((control) => !control.matches(':disabled, [data-disabled], .sr-only'))
        .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .flatMap(coverOf)

      function coverOf(control: HTMLElement): string[] {
        control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
        const box = control.getClientRects()[0]
        if (!box || box.width <= 1) return []
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
        if (hit && (control.contains(hit) || control.closest('label')?.contains(hit))) return []
        return [`${control.outerHTML.slice(0, 160)} is under ${hit?.outerHTML.slice(0, 160)}`]
      }
    },
    [CONTROLS, LAYER] as const,
  )

/** Fields that are not fully visible when they have the focus, going down the page and up again. */
export const hiddenFields = (page: Page): Promise<string[]> =>
  page.evaluate((layer) => {
    const scope = [...document.querySelectorAll(layer)].at(-1) ?? document
    const typed = 'input:not([type=hidden], [type=checkbox], [type=radio], [type=file]), select, textarea'
    const fields = [...scope.querySelectorAll<HTMLElement>(typed)].filter(
      (field) => field.checkVisibility({ visibilityProperty: true }) && !field.matches(':disabled'),
    )
    return [...fields, ...fields.toReversed()].flatMap(coverOf)

    function coverOf(field: HTMLElement): string[] {
      field.focus()
      const { left, top, bottom } = field.getBoundingClientRect()
      const hits = [top + 3, bottom - 3].map((y) => document.elementFromPoint(left + 6, y))
      const other = hits.find((hit) => hit !== field)
      if (other === undefined) return []
      return [`${field.outerHTML.slice(0, 160)} is under ${other?.outerHTML.slice(0, 160)}`]
    }
  }, LAYER)

/** Controls that look the same with and without the keyboard's focus. */
export async function ringless(page: Page): Promise<string[]> {
  // Browsers draw focus rings only after keyboard input.
  await page.keyboard.press('Tab')
  return page.evaluate((controls) => {
    const lacking = [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => control.tabIndex >= 0 && !control.matches(':disabled, [data-radix-focus-guard]'))
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const shadow = getComputedStyle(control).boxShadow
        control.focus({ preventScroll: true })
        if (document.activeElement !== control) return false
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(control)
        const ring = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
        return !ring && boxShadow === shadow
      })
      .map((control) => `no ring: ${control.outerHTML.slice(0, 160)}`)
    // The tooltip of the focused control would cover the next screen.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    return lacking
  }, CONTROLS)
}

/** Doubles the browser's text size. The page is notified a little later, and open layers then move. */
export async function doubleText(page: Page, on: boolean): Promise<void> {
  const standard = on ? 32 : 16
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard } })
  await page.waitForFunction(
    (size) => getComputedStyle(document.documentElement).fontSize === size,
    `${standard}px`,
  )
  await session.detach()
}
