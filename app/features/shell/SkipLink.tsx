import type { MouseEvent } from 'react'

/** The id of the element with the content of the screen. */
export const CONTENT = 'content'

/** The first stop of the keyboard: leads past the header and the navigation. It is seen only while it has the focus. */
export function SkipLink() {
  const skip = (event: MouseEvent) => {
    // The address belongs to the router.
    event.preventDefault()
    const content = document.getElementById(CONTENT)
    // Only now, because a tap beside a field would otherwise close the keyboard of a phone.
    content?.setAttribute('tabindex', '-1')
    content?.focus()
  }
  return (
    <a
      href={`#${CONTENT}`}
      onClick={skip}
      className="focus:not-sr-only sr-only focus:fixed focus:top-1 focus:left-1 focus:z-60 focus:inline-flex focus:min-h-control focus:items-center focus:rounded-md focus:bg-accent focus:px-4 focus:font-medium focus:text-on-accent"
    >
      Skip to content
    </a>
  )
}
