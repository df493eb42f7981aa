import { useSyncExternalStore } from 'react'
import type { Answer } from './answer.ts'

export const GREETING =
  'Hello! Ask me how something is done in Rove: finding leads, writing emails, products, working with no signal, or what to do when something does not work. What would you like to know?'

export interface Message {
  role: 'user' | 'assistant'
  content: string
  /** Milliseconds since 1970. */
  timestamp: number
  /** The source of an answer and the screen that it links to. */
  answer?: Answer
}

export interface Conversation {
  messages: readonly Message[]
  /** Whether an answer is pending. */
  waiting: boolean
}

const FAILED = 'Sorry, I encountered an issue. Please try again later.'

/** A conversation that starts with the assistant's greeting and lasts as long as the page. */
export function startConversation() {
  let now: Conversation = { messages: [says('assistant', GREETING)], waiting: false }
  const listeners = new Set<() => void>()
  const show = (next: Conversation) => {
    now = next
    for (const listener of listeners) listener()
  }
  return {
    now: () => now,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /**
     * @param ask gets the assistant's answer
     * @returns false if there is nothing to send, or the last message has no answer yet
     */
    send(text: string, ask: (question: string) => Promise<Answer>): boolean {
      const content = text.trim()
      if (!content || now.waiting) return false
      show({ messages: [...now.messages, says('user', content)], waiting: true })
      const reply = (message: Message) => show({ messages: [...now.messages, message], waiting: false })
      ask(content).then(
        (answer) => reply({ ...says('assistant', answer.text), answer }),
        () => reply(says('assistant', FAILED)),
      )
      return true
    },
  }
}

function says(role: Message['role'], content: string): Message {
  return { role, content, timestamp: Date.now() }
}

const supportChat = startConversation()

/** Sends a message to the support chat. @returns whether it was sent */
export const sendMessage = supportChat.send

/** The support chat, live; it is kept as long as the app is open. */
export const useConversation = (): Conversation =>
  useSyncExternalStore(supportChat.subscribe, supportChat.now)
