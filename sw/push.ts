import * as v from 'valibot'

const Message = v.object({
  notification: v.object({
    title: v.string(),
    body: v.string(),
    tag: v.string(),
    navigate: v.string(),
  }),
  app_badge: v.optional(v.number()),
})

/** What a message shows that this worker cannot read: a browser wants something shown for each. */
const UNREADABLE = { title: 'Rove', body: 'Something is waiting for you.', tag: 'rove', navigate: '/' }

declare const self: ServiceWorkerGlobalScope

/** Shows a push message of the server (api/reminders/words.ts); a new one takes the place of the one before. */
export async function showPush(data: PushMessageData | null): Promise<void> {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Message), data?.text() ?? '')
  const { title, body, tag, navigate } = read.success ? read.output.notification : UNREADABLE
  await self.registration.showNotification(title, {
    body,
    tag,
    lang: 'en',
    icon: '/icon-192.png',
    data: { navigate },
  })
  const badge = read.success ? read.output.app_badge : undefined
  if (badge === undefined || !('setAppBadge' in self.navigator)) return
  await (badge > 0 ? self.navigator.setAppBadge(badge) : self.navigator.clearAppBadge())
}

const Opened = v.object({ navigate: v.string() })

/** Opens what a notification is about, in an open window of Rove if there is one. */
export async function openNotification(notification: Notification): Promise<void> {
  notification.close()
  const read = v.safeParse(Opened, notification.data)
  const url = new URL(read.success ? read.output.navigate : '/', self.location.origin)
  if (url.origin !== self.location.origin) return
  const [open] = await self.clients.matchAll({ type: 'window' })
  if (!open) return void (await self.clients.openWindow(url))
  await open.focus()
  await open.navigate(url)
}
