/** What a page shows of a lead, whoever made it: the one place that knows how a lead is found on a screen. */
export const LEAD_NAME = 'Mia Berg the \\d+th'
/** A lead's page, or the title of one. */
export const LEAD_PAGE = '[role=dialog], dialog[open], h1, h2'

/** What stands in the place of something that is still to come. */
export const COMING = '[data-loading], [aria-busy=true]'

/** What a trace knows the watched page by. */
export const MARK = 'watched from here'

/** What was seen in a page from its navigation on. Times in ms from there. */
export interface Seen {
  firstPaint: number
  /** Of all shifts that no tap caused. */
  shift: number
}

/** How long after a tap something was shown, in ms. */
export interface Shown {
  /** The frame with the first of it. */
  first: number
  /** The frame after which nothing of it was still to come. */
  whole: number
}

interface Watch {
  /** Resolves in the frame that shows the first lead. */
  lead: Promise<number>
  seen(): Seen
  /** Brings the nth of the leads on the page to the middle. @returns where it can be tapped */
  place(nth: number): { name: string; x: number; y: number }
  /** Waits for the next tap and the lead's page that it opens, from the finger's lifting on. */
  opening(name: string): Promise<Shown>
  /** Resolves when the page of the lead that was opened last is shown no more. */
  closed(): Promise<void>
}

declare global {
  var watch: Watch
}

/** Runs in a page before all of its own scripts. */
export function watchPage([leadName, leadPage, coming, mark]: readonly [string, string, string, string]) {
  const restMs = 600
  const whole = new RegExp(`^\\s*${leadName}\\s*$`)
  const part = new RegExp(leadName)
  performance.mark(mark)
  let shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isTapped = 'hadRecentInput' in entry && entry.hadRecentInput
      if ('value' in entry && !isTapped) shift += Number(entry.value)
    }
  }).observe({ type: 'layout-shift', buffered: true })

  /** Calls after each frame until it says true. */
  const eachFrame = (look: () => boolean) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      if (look()) port1.close()
      else requestAnimationFrame(() => port2.postMessage(0))
    }
    requestAnimationFrame(() => port2.postMessage(0))
  }
  const isSeen = (element: Element) => {
    const { width, height, top, bottom } = element.getBoundingClientRect()
    const isThere = width > 20 && height > 5 && bottom > 0 && top < innerHeight
    return isThere && element.checkVisibility({ visibilityProperty: true })
  }
  const namesIn = (root: Node): Element[] => {
    const found: Element[] = []
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement && whole.test(text.textContent ?? '')) found.push(text.parentElement)
    }
    return found
  }

  const lead = new Promise<number>((resolve) => {
    let changed = false
    const observer = new MutationObserver((records) => {
      changed ||= records.some(({ target, addedNodes }) =>
        [target.nodeType === Node.TEXT_NODE ? target : undefined, ...addedNodes].some((node) =>
          part.test(node?.textContent ?? ''),
        ),
      )
    })
    observer.observe(document, { childList: true, subtree: true, characterData: true })
    eachFrame(() => {
      if (!changed || !namesIn(document.body).some(isSeen)) return false
      observer.disconnect()
      resolve(performance.now())
      return true
    })
  })
  const pageOf = (name: string) =>
    [...document.querySelectorAll(leadPage)].some(
      (element) => element.textContent?.includes(name) && isSeen(element),
    )
  let last = ''
  /** @returns resolves with the time of the frame that shows the last change of what is on the screen, once it rests */
  const resting = (shown: number) =>
    new Promise<number>((resolve) => {
      let whole = shown
      let changed = false
      const observer = new MutationObserver(() => {
        changed = true
      })
      observer.observe(document.body, { childList: true, subtree: true, characterData: true })
      eachFrame(() => {
        if (changed || [...document.querySelectorAll(coming)].some(isSeen)) whole = performance.now()
        changed = false
        if (performance.now() - whole < restMs) return false
        observer.disconnect()
        resolve(whole)
        return true
      })
    })

  globalThis.watch = {
    lead,
    seen() {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      return { firstPaint: paint?.startTime ?? Number.NaN, shift }
    },
    place(nth) {
      const names = namesIn(document.body)
      const element = names[nth % names.length]
      if (!element) throw new Error('There is no lead on the page')
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = element.getBoundingClientRect()
      return { name: (element.textContent ?? '').trim(), x: left + width / 2, y: top + height / 2 }
    },
    opening: (name) =>
      new Promise((resolve) => {
        last = name
        const lifted = ({ timeStamp }: Event) =>
          eachFrame(() => {
            if (!pageOf(name)) return false
            const shown = performance.now()
            void resting(shown).then((whole) =>
              resolve({ first: shown - timeStamp, whole: whole - timeStamp }),
            )
            return true
          })
        addEventListener('pointerup', lifted, { once: true, capture: true })
      }),
    closed: () =>
      new Promise((resolve) =>
        eachFrame(() => {
          if (pageOf(last)) return false
          resolve()
          return true
        }),
      ),
  }
}
