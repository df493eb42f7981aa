import * as v from 'valibot'
import { NewSubscription, PushState } from '#db/model/push.ts'
import { PUSH_TOLD } from './device/push.ts'
import { call } from './server/call.ts'

const PATH = '/api/users/me/push'
const TOLD_EVERY_MS = 24 * 60 * 60 * 1000

/**
 * Whether this browser can show reminders: 'install' means that it could once Rove is on the home screen, as on an
 * iPhone.
 */
export type PushAbility = 'on' | 'off' | 'denied' | 'install' | 'never'

/** Whether this browser shows reminders now. */
export async function pushAbility(): Promise<PushAbility> {
  if (!('PushManager' in globalThis) || !('Notification' in globalThis) || !('serviceWorker' in navigator)) {
    return isAppleHandheld() ? 'install' : 'never'
  }
  if (Notification.permission === 'denied') return 'denied'
  return Notification.permission === 'granted' && (await subscription()) ? 'on' : 'off'
}

/** An iPad calls itself a Mac. */
const isAppleHandheld = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Mac') && navigator.maxTouchPoints > 1)

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/**
 * Asks the person for the permission, if they have not given it, and has this browser show reminders. Call it in a tap.
 * @returns whether reminders are on now, or why not
 * @throws CallError, TypeError when the server is unreachable; DOMException when the browser's push service is
 */
export async function startPush(): Promise<PushAbility> {
  if ((await Notification.requestPermission()) !== 'granted') {
    localStorage.setItem(PUSH_TOLD, '0')
    return pushAbility()
  }
  await tell(await subscribe())
  return 'on'
}

async function subscribe(): Promise<PushSubscription> {
  const { publicKey } = await call(PushState, 'GET', PATH)
  const { pushManager } = await navigator.serviceWorker.ready
  const known = await pushManager.getSubscription()
  if (known && keyOf(known) === publicKey) return known
  // The server has other keys than when this browser subscribed.
  await known?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  if (!applicationServerKey) return ''
  const text = String.fromCharCode(...new Uint8Array(applicationServerKey))
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

async function tell(subscription: PushSubscription): Promise<void> {
  await call(v.undefined(), 'POST', PATH, v.parse(NewSubscription, subscription.toJSON()))
  localStorage.setItem(PUSH_TOLD, String(Date.now()))
}

/** Has this browser show no reminders any more. @throws CallError, TypeError when the server is unreachable */
export async function stopPush(): Promise<void> {
  const known = await subscription()
  localStorage.removeItem(PUSH_TOLD)
  if (!known) return
  await known.unsubscribe()
  await call(v.undefined(), 'POST', `${PATH}/end`, v.parse(NewSubscription, known.toJSON()))
}

/** Tells the server once a day that this browser shows reminders: a new session does not know it. */
export async function renewPush(): Promise<void> {
  const told = Number(localStorage.getItem(PUSH_TOLD))
  if (Math.abs(Date.now() - told) < TOLD_EVERY_MS || (await pushAbility()) !== 'on') return
  await tell(await subscribe())
}
