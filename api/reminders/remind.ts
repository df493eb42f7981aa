import type { Logger } from 'pino'
import webPush from 'web-push'
import { HostUnavailable } from '#api/net/errors.ts'
import type { HttpClient } from '#api/net/httpClient.ts'
import type { Handler } from '#api/queue/handler.ts'
import type { Encryption } from '#api/secrets/encryption.ts'
import type { Store } from '#db/server/database/handle.ts'
import { dropSubscription, type PushSubscriptionRow, subscriptionsOf } from '#db/server/push.ts'
import { peopleToRemind, settle, takeDue } from '#db/server/reminders.ts'
import { isPushService } from './pushServices.ts'
import { vapidKeys } from './vapid.ts'
import { messageOf } from './words.ts'

/** The kind of the queue's entries that remind a person. */
export const REMIND = 'remind'

export interface RemindServices {
  store: Store
  encryption: Encryption
  log: Logger
  /** Where people reach Rove; '' if the operator has not said so. */
  publicUrl: string
  outbound: { push: Pick<HttpClient, 'fetch'> }
  /** Further push services that the operator allows: "host:port,host:port". */
  outboundAllow: string
  now(): Date
}

const AT_ONCE = 4
const WITHIN_MS = 10_000
/** A reminder that a phone could not get for this long is useless. */
const KEPT_FOR_S = 12 * 60 * 60
/** People are looked for at most this often. */
const LOOKS_EVERY_MS = 20_000
/** The address of an operator who did not say where Rove is reached. */
const NOBODY = 'mailto:operator@rove.invalid'

/**
 * Sends people what they are to be reminded of: to the browser that they used last, as one message that replaces the
 * one before it on a phone that was asleep.
 */
export function remindPeople(services: RemindServices): Handler {
  const { store, now } = services
  return {
    atOnce: AT_ONCE,
    wantedEveryMs: LOOKS_EVERY_MS,
    async wanted(handle) {
      const at = now()
      const people = await peopleToRemind(handle, at)
      return people.map((userId) => {
        const key = `${REMIND} ${userId}`
        return { key, kind: REMIND, teamId: null, userId, lane: key, payload: {}, dueAt: at.toISOString() }
      })
    },
    async run({ userId }) {
      if (userId === null) return
      const due = await store.tx((handle) => takeDue(handle, userId, now()))
      if (!due) return
      await sendToLastUsed(services, userId, JSON.stringify(messageOf(due, services.publicUrl)))
      await store.tx((handle) => settle(handle, userId, due.reminders, now()))
    },
  }
}

/** Sends a message to the browser that the person used last; if its subscription has ended, to the one before. */
async function sendToLastUsed(services: RemindServices, userId: number, message: string): Promise<void> {
  const { store, log } = services
  for (const subscription of await subscriptionsOf(store.read, userId)) {
    const outcome = await send(services, subscription, message)
    if (outcome === 'sent') return
    log.info({ outcome }, 'a push subscription has ended')
    await store.tx((handle) => dropSubscription(handle, subscription.id, userId))
  }
}

const GONE = new Set([404, 410])
/** The push service refuses the message or the keys, and will do so again. */
const REFUSED = new Set([400, 401, 403, 413])

/** @throws HostUnavailable if it may be tried again */
async function send(
  services: RemindServices,
  { endpoint, p256dh, auth }: PushSubscriptionRow,
  message: string,
): Promise<'sent' | 'gone' | 'refused'> {
  const { publicUrl, outbound, outboundAllow, now } = services
  if (!isPushService(endpoint, outboundAllow)) return 'refused'
  const { publicKey, privateKey } = await vapidKeys(services, now())
  const subject = publicUrl.startsWith('https:') ? publicUrl : NOBODY
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message, {
    vapidDetails: { subject, publicKey, privateKey },
    contentEncoding: 'aes128gcm',
    TTL: KEPT_FOR_S,
    urgency: 'high',
    topic: 'rove',
  })
  const sent = new Headers(
    Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
  )
  sent.delete('Content-Length')
  const response = await outbound.push.fetch(endpoint, {
    method: 'POST',
    headers: Object.fromEntries(sent),
    body,
    signal: AbortSignal.timeout(WITHIN_MS),
  })
  await response.body?.cancel()
  if (response.ok) return 'sent'
  if (GONE.has(response.status)) return 'gone'
  if (REFUSED.has(response.status)) return 'refused'
  throw new HostUnavailable(`The push service answered ${response.status}`)
}
