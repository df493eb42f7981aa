import { useSyncExternalStore } from 'react'
import { cannedReply, GREETING } from './replies.ts'

export interface Message {
  role: 'user' | 'assistant'
  content: string
  /** Milliseconds since 1970. */
  timestamp: number
}

export interface Conversation {
  messages: readonly Message[]
  /** Whether an answer is on its way. */
  waiting: boolean
}

const FAILED = 'Sorry, I encountered an issue. Please try again later.'

/**
 * A talk that starts with the assistant's greeting and lasts as long as the page.
 * @param answer gives the assistant's next words
 */
export function startConversation(answer: () => Promise<string>) {
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
    /** @returns false when there is nothing to send, or the last message has no answer yet */
    send(text: string): boolean {
      const content = text.trim()
      if (!content || now.waiting) return false
      show({ messages: [...now.messages, says('user', content)], waiting: true })
      const reply = (words: string) =>
        show({ messages: [...now.messages, says('assistant', words)], waiting: false })
      answer().then(reply, () => reply(FAILED))
      return true
    },
  }
}

function says(role: Message['role'], content: string): Message {
  return { role, content, timestamp: Date.now() }
}

const supportChat = startConversation(cannedReply)

/** Sends a message to the support chat. @returns whether it was sent */
export const sendMessage = supportChat.send

/** The support chat, live; it is kept while the app is open. */
export const useConversation = (): Conversation =>
  useSyncExternalStore(supportChat.subscribe, supportChat.now)
