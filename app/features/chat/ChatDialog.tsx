import { Send } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { classes } from '#app/ui/classes.ts'
import { controlClass } from '#app/ui/controlClass.ts'
import { timeOfDay } from '#app/ui/dates.ts'
import { Panel } from '#app/ui/Panel.tsx'
import { Tooltip } from '#app/ui/Tooltip.tsx'
import { type Conversation, type Message, sendMessage, useConversation } from './conversation.ts'

/** Questions about Rove and their canned answers; needs no network. */
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

/** What was said so far; new words are read out and scrolled to. */
function Messages({ messages, waiting }: Conversation) {
  const end = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is what moves the end
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' })
  }, [messages, waiting])
  return (
    <div
      role="log"
      aria-label="Conversation"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
      tabIndex={0}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-2 focus-visible:-outline-offset-2"
    >
      <ul className="grid gap-3">
        {messages.map((message, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was said keeps its place
          <Said key={at} message={message} />
        ))}
      </ul>
      {waiting && <p className="mt-3 text-muted text-sm">The assistant is writing...</p>}
      <div ref={end} className="h-2" />
    </div>
  )
}

function Said({ message: { role, content, timestamp } }: { message: Message }) {
  const mine = role === 'user'
  return (
    <li className={classes('flex max-w-[85%] flex-col gap-0.5', mine && 'ml-auto items-end')}>
      <p
        className={classes(
          'wrap-anywhere whitespace-pre-wrap rounded-lg px-3 py-2 text-sm',
          mine ? 'bg-accent-soft' : 'bg-raised',
        )}
      >
        <span className="sr-only">{mine ? 'You: ' : 'Assistant: '}</span>
        {content}
      </p>
      <time dateTime={new Date(timestamp).toISOString()} className="text-muted text-xs">
        {timeOfDay(new Date(timestamp).toISOString())}
      </time>
    </li>
  )
}

interface ComposerProps {
  ref: Ref<HTMLTextAreaElement>
  waiting: boolean
  /** @returns whether it was sent */
  onSend: (text: string) => boolean
}

/** Where a message is typed: Enter sends it, Shift+Enter begins a line. */
function Composer({ ref, waiting, onSend }: ComposerProps) {
  const [text, setText] = useState('')
  const send = () => {
    if (onSend(text)) setText('')
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form
      onSubmit={submit}
      className="flex shrink-0 items-end gap-2 border-line border-t p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <textarea
        ref={ref}
        aria-label="Your message"
        placeholder="Ask about Rove"
        rows={1}
        enterKeyHint="send"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
        className={`${controlClass} field-sizing-content max-h-32 min-h-11 resize-none`}
      />
      <Tooltip text="Send">
        <Button
          type="submit"
          aria-label="Send"
          icon={<Send aria-hidden />}
          disabled={waiting || !text.trim()}
          className="h-11"
        />
      </Tooltip>
    </form>
  )
}
