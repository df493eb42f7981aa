import { useEffect, useRef, useState } from 'react'

/** Scrolls to the preview and gives it the focus when its content is new. */
export function useShownPreview() {
  const preview = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  useEffect(() => {
    if (shown === 0) return
    preview.current?.focus({ preventScroll: true })
    preview.current?.scrollIntoView()
  }, [shown])
  return { preview, scroll: () => setShown((count) => count + 1) }
}
