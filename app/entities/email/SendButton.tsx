import { Send } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { placeholdersIn } from './placeholders.ts'
import type { Words } from './temporaryEmail.ts'

interface SendButtonProps {
  words: Words
  /** Whether the email was sent before. */
  again?: boolean
  disabled?: boolean
  variant?: 'primary' | 'secondary'
  onSend: () => void
  className?: string
}

/** Sends an email; while there are placeholders in it, it asks first. */
export function SendButton({ words, again = false, onSend, ...button }: SendButtonProps) {
  const [asking, setAsking] = useState(false)
  const gaps = placeholdersIn(words.subject, words.body)
  const send = () => {
    setAsking(false)
    onSend()
  }
  return (
    <>
      <Button icon={<Send />} onClick={gaps.length > 0 ? () => setAsking(true) : send} {...button}>
        {again ? 'Send again' : 'Send'}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Send it with gaps?"
        text={`Still to be filled in: ${gaps.join(', ')}`}
        confirmLabel="Send anyway"
        onConfirm={send}
      />
    </>
  )
}
