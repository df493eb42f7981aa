import { useRef } from 'react'
import { Panel } from '#app/ui/Panel.tsx'
import { Composer } from './Composer.tsx'
import { sendMessage, useConversation } from './conversation.ts'
import { Messages } from './Messages.tsx'

/** Questions about Rove and their canned answers (SPEC.md section 2, AI support chat); needs no network. */
export function ChatDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const conversation = useConversation()
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <Panel
      open={open}
      onOpenChange={onOpenChange}
      title="AI Support Chat"
      description="Answers about Rove that are kept on this device"
      firstFocus={field}
    >
      <Messages {...conversation} />
      <Composer ref={field} waiting={conversation.waiting} onSend={sendMessage} />
    </Panel>
  )
}
