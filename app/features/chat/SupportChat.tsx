import { lazy, Suspense, useState } from 'react'
import { useAtHand } from '#app/ui/useAtHand.ts'

const load = () => import('./ChatDialog.tsx')
const ChatDialog = lazy(() => load().then((part) => ({ default: part.ChatDialog })))

interface SupportChatProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The support chat; its code is loaded when it is first opened. */
export function SupportChat({ open, onOpenChange }: SupportChatProps) {
  const [wasOpen, setWasOpen] = useState(false)
  useAtHand(load)
  if (open && !wasOpen) setWasOpen(true)
  if (!open && !wasOpen) return null
  return (
    <Suspense fallback={null}>
      <ChatDialog open={open} onOpenChange={onOpenChange} />
    </Suspense>
  )
}
