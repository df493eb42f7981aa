import { useComposedRefs } from 'radix-ui/internal'
import { type ComponentProps, useEffect, useRef } from 'react'
import { RemoveScroll } from 'react-remove-scroll'
import { holdApp } from './appRoot.ts'
import { usePainted } from './usePainted.ts'

/**
 * The element of a dialog that is a page. It is shown whole in the frame after the tap. What makes it modal (the focus
 * in it, the rest of the app inert, no scrolling below) styles the rest of the app anew, so it follows that frame.
 */
export function PageFrame({ ref, ...frame }: ComponentProps<typeof RemoveScroll>) {
  const own = useRef<HTMLElement>(null)
  const composed = useComposedRefs(ref, own)
  const isPainted = usePainted()
  useEffect(() => {
    const page = own.current
    if (!page || !isPainted) return
    // A page is read first: no button of it lies under a finger that is still on Enter.
    if (!page.contains(document.activeElement)) page.focus({ preventScroll: true })
    return holdApp()
  }, [isPainted])
  return <RemoveScroll {...frame} ref={composed} enabled={isPainted} allowPinchZoom />
}
