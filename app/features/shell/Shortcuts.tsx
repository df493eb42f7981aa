import { lazy, Suspense, useEffect, useRef } from 'react'
import { isCovered } from '#app/ui/covered.ts'
import { useAtHand } from '#app/ui/useAtHand.ts'

const load = () => import('./ShortcutDialog.tsx')
const ShortcutDialog = lazy(() => load().then((part) => ({ default: part.ShortcutDialog })))

interface ShortcutsProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The list of keyboard shortcuts, opened by "?"; its code is loaded when it is first opened. */
export function Shortcuts({ open, onOpenChange }: ShortcutsProps) {
  useAtHand(load)
  useQuestionMark(() => onOpenChange(true))
  if (!open) return null
  return (
    <Suspense fallback={null}>
      <ShortcutDialog onClose={() => onOpenChange(false)} />
    </Suspense>
  )
}

/** Ignored while somebody types, and while a dialog or a menu is open. */
function useQuestionMark(ask: () => void) {
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = event
      if (key !== '?' || ctrlKey || metaKey || altKey || defaultPrevented) return
      const isTyped = target instanceof Element && target.closest('input, textarea, select')
      if (isTyped || isCovered()) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
}
