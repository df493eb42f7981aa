import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useHasAi } from '#app/data/server/sources.ts'
import { useConnection } from '#app/data/useConnection.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { classes } from '#app/ui/classes.ts'
import { timeOfDay } from '#app/ui/dates.ts'
import { Panel } from '#app/ui/Panel.tsx'
import { startersOn } from '#db/help/screens.ts'
import { Answered, Questions } from './Answered.tsx'
import { type Answer, answerTo } from './answer.ts'
import { Composer } from './Composer.tsx'
import { type Conversation, type Message, sendMessage, useConversation } from './conversation.ts'

/** Questions about Rove, answered from its help texts; also without a network. */
export function ChatDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const conversation = useConversation()
  const { hasAi, ask } = useAsk()
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <Panel
      open={open}
      onOpenChange={onOpenChange}
      title="AI Support Chat"
      description={
        hasAi
          ? 'From Rove’s help. The AI service gets your question, nothing of your leads.'
          : 'From Rove’s help, kept on this device'
      }
      firstFocus={field}
    >
      <Messages {...conversation} onAsk={ask} onFollow={() => onOpenChange(false)} />
      <Composer ref={field} waiting={conversation.waiting} onSend={ask} />
    </Panel>
  )
}

/** Whether an AI service words the answers, and the function to ask. */
function useAsk() {
  const { team } = useWorkspace()
  const hasAi = useHasAi(team.id) ?? false
  const isOnline = useConnection() === 'online'
  const ask = (text: string) => sendMessage(text, (question) => answerTo(question, hasAi && isOnline))
  return { hasAi, ask }
}

interface MessagesProps extends Conversation {
  onAsk: (question: string) => void
  /** Called when a link is followed. */
  onFollow: () => void
}

/**
 * The conversation so far. New messages are announced to screen readers and scrolled into view, each question
 * together with the beginning of its answer.
 */
function Messages({ messages, waiting, onAsk, onFollow }: MessagesProps) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const log = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is what moves the end
  useEffect(() => {
    const question = [...(log.current?.querySelectorAll('[data-question]') ?? [])].at(-1)
    if (question && !waiting) question.scrollIntoView({ block: 'start' })
    else end.current?.scrollIntoView({ block: 'end' })
  }, [messages, waiting])
  const askByTap = (question: string) => {
    // The tapped question may disappear, so the focus moves to the log.
    log.current?.focus()
    onAsk(question)
  }
  const last = messages.at(-1)
  const isAtLoss = messages.length === 1 || (last?.answer !== undefined && !last.answer.topic)
  return (
    <div
      ref={log}
      role="log"
      aria-label="Conversation"
      aria-live="polite"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
      tabIndex={0}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-2 focus-visible:-outline-offset-2"
    >
      <ul className="grid gap-3">
        {messages.map((message, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was said keeps its place
          <Said key={at} message={message} onAsk={askByTap} onFollow={onFollow} />
        ))}
      </ul>
      {waiting && <p className="mt-3 text-muted text-sm">The assistant is writing...</p>}
      {!waiting && isAtLoss && (
        <div className="mt-3">
          <Questions label="Questions to begin with" questions={startersOn(path)} onAsk={askByTap} />
        </div>
      )}
      <div ref={end} className="h-2" />
    </div>
  )
}

interface SaidProps extends Pick<MessagesProps, 'onAsk' | 'onFollow'> {
  message: Message
}

function Said({ message: { role, content, timestamp, answer }, onAsk, onFollow }: SaidProps) {
  const mine = role === 'user'
  return (
    <li
      data-question={mine || undefined}
      className={classes('flex max-w-[85%] scroll-mt-2 flex-col gap-0.5', mine && 'ml-auto items-end')}
    >
      <p
        className={classes(
          'wrap-anywhere whitespace-pre-wrap rounded-lg px-3 py-2 text-sm',
          mine ? 'bg-accent-soft' : 'bg-raised',
        )}
      >
        <span className="sr-only">{mine ? 'You: ' : 'Assistant: '}</span>
        {answer?.topic && answer.by !== 'model' && (
          <strong className="mb-1 block font-semibold">{answer.topic.title}</strong>
        )}
        {content}
      </p>
      <div className="text-muted text-xs">
        <time dateTime={new Date(timestamp).toISOString()}>
          {timeOfDay(new Date(timestamp).toISOString())}
        </time>
        {answer?.topic && ` · ${sources[answer.by]}`}
      </div>
      {answer && <Answered answer={answer} onAsk={onAsk} onFollow={onFollow} />}
    </li>
  )
}

const sources: Record<Answer['by'], string> = {
  help: 'From Rove’s help',
  model: 'Written with AI from Rove’s help',
  'help-instead': 'From Rove’s help; the AI service gave no answer',
}
