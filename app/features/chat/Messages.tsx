import { useEffect, useRef } from 'react'
import { classes } from '#app/ui/classes.ts'
import type { Conversation, Message } from './conversation.ts'

/** What was said so far; new words are read out and scrolled to. */
export function Messages({ messages, waiting }: Conversation) {
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
        {new Date(timestamp).toLocaleTimeString([], { hour: 'numeric', minute: '2-digit' })}
      </time>
    </li>
  )
}
