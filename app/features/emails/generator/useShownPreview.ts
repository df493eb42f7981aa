import { useEffect, useRef, useState } from 'react'

/** Brings the preview into sight, and the focus to it, when there is something new in it. */
export function useShownPreview() {
  const preview = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  useEffect(() => {
    if (shown === 0) return
    preview.current?.focus({ preventScroll: true })
    preview.current?.scrollIntoView()
  }, [shown])
  return { preview, show: () => setShown((count) => count + 1) }
}
