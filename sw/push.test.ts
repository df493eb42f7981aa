import { afterEach, expect, test, vi } from 'vitest'
import { showPush } from './push.ts'

/** What the browser would show: a test has no screen for notifications. */
function openScreen() {
  const shown: unknown[] = []
  const badges: number[] = []
  vi.stubGlobal('self', {
    location: { origin: 'https://rove.example' },
    registration: {
      showNotification: async (title: string, { body, tag, data }: NotificationOptions) => {
        shown.push([title, body, tag, data])
      },
    },
    navigator: {
      setAppBadge: async (count: number) => void badges.push(count),
      clearAppBadge: async () => void badges.push(0),
    },
  })
  return { shown, badges }
}
afterEach(() => vi.unstubAllGlobals())

const message = (badge: number) => {
  const notification = { title: '2 follow-ups are due', body: '', tag: 'rove', navigate: '/' }
  return sent(JSON.stringify({ web_push: 8030, notification, app_badge: badge }))
}
const sent = (text: string): PushMessageData => ({
  text: () => text,
  json: () => JSON.parse(text),
  arrayBuffer: () => new ArrayBuffer(0),
  blob: () => new Blob([text]),
  bytes: () => new Uint8Array(),
})

test('a message is shown with its tag, by which the next one takes its place, and with the badge', async () => {
  const { shown, badges } = openScreen()
  await showPush(message(2))
  await showPush(message(0))
  expect(shown).toEqual(Array(2).fill(['2 follow-ups are due', '', 'rove', { navigate: '/' }]))
  expect(badges).toEqual([2, 0])
})

test('a message that cannot be read is shown, too, because a browser wants that for each', async () => {
  const { shown, badges } = openScreen()
  for (const data of [null, sent('not a message'), sent('{"notification":{}}')]) await showPush(data)
  expect(shown).toEqual(Array(3).fill(['Rove', 'Something is waiting for you.', 'rove', { navigate: '/' }]))
  expect(badges).toEqual([])
})
