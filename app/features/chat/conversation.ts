import { useSyncExternalStore } from 'react'
import { after } from '#app/ui/after.ts'

export const GREETING =
  'Hello! I can tell you how to work with Rove: finding leads, writing emails, products, analytics, or what to do when something does not work. What would you like to know?'

/** What the assistant knows, one topic each. */
export const replies = [
  'To find leads, add a product first: its industry and company size decide which companies Rove suggests. Then open Lead Generation, choose the product and the number of companies, and press Generate Company Suggestions.',
  'Approve the suggestions that fit, and Rove looks up their public contact data. What it finds waits for your review under Lead Generation; approved leads move on to Lead Management. Where nothing public is found, add the contact by hand with Manual Lead Entry.',
  'For an email campaign, start from leads with a high match score and write to a few at a time. Name the product and one reason why it fits that company: an email that could go to anyone is answered by no one.',
  'A good product description names what it does, who uses it and what it costs. You can change it at any time under Products; the next suggestions follow the new text.',
  'The dashboard shows how many products and leads your team has, and how many of them are a high match. Detailed analytics are coming soon on the Analytics page.',
  'No signal? Keep working. Everything that you add or change is kept on this device and sent when the connection is back. Press the sync sign at the top to see what still waits.',
  'If something does not work: press the sync sign at the top and choose Sync now, look under Attention for changes that were not accepted, and reload the page. Copy diagnostics in the same place gives your administrator what they need to help.',
] as const

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

const REPLY_AFTER_MS = 1000

/** One of the replies, drawn at random, 1 s later; no server is asked. */
async function cannedReply(): Promise<string> {
  await after(REPLY_AFTER_MS)
  return replies[Math.floor(Math.random() * replies.length)] ?? replies[0]
}
