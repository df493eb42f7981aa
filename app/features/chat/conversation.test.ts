import { describe, expect, test } from 'vitest'
import type { Answer } from './answer.ts'
import { GREETING, startConversation } from './conversation.ts'

/** Resolves when the conversation has an answer. */
function settled(conversation: ReturnType<typeof startConversation>): Promise<void> {
  return new Promise((resolve) => {
    const stop = conversation.subscribe(() => {
      if (conversation.now().waiting) return
      stop()
      resolve()
    })
  })
}

const answers = (text: string) => async (): Promise<Answer> => ({
  text,
  topic: undefined,
  related: [],
  by: 'help',
})

const wordsOf = (conversation: ReturnType<typeof startConversation>) =>
  conversation.now().messages.map(({ role, content }) => [role, content])

describe('the support chat', () => {
  test('starts with one greeting and answers what is sent', async () => {
    const chat = startConversation()
    expect(wordsOf(chat)).toEqual([['assistant', GREETING]])
    const answered = settled(chat)
    expect(chat.send('  How?\nPlease ', answers('Try this.'))).toBe(true)
    expect(chat.now().waiting).toBe(true)
    await answered
    expect(wordsOf(chat).slice(1)).toEqual([
      ['user', 'How?\nPlease'],
      ['assistant', 'Try this.'],
    ])
  })

  test('sends nothing that is empty, and nothing while an answer is on its way', async () => {
    const chat = startConversation()
    expect(chat.send(' \n ', answers('Yes.'))).toBe(false)
    const answered = settled(chat)
    chat.send('One', answers('Yes.'))
    expect(chat.send('Two', answers('Yes.'))).toBe(false)
    await answered
    expect(wordsOf(chat)).toHaveLength(3)
  })

  test('says so when no answer comes, and goes on', async () => {
    const chat = startConversation()
    const answered = settled(chat)
    chat.send('One', () => Promise.reject(new Error('gone')))
    await answered
    expect(wordsOf(chat).at(-1)).toEqual([
      'assistant',
      'Sorry, I encountered an issue. Please try again later.',
    ])
    expect(chat.send('Two', answers('Yes.'))).toBe(true)
  })
})
