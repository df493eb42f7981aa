import * as v from 'valibot'
import { KNOWN, SIGNED_OUT } from '#app/start/keys.ts'
import { isEnded } from '#app/start/outdated.ts'
import { dropKeptScreens } from '#app/start/screen.ts'
import { CallError, call } from './call.ts'

// Only what the sign-in page needs: that page must appear at once on a slow phone.

/** The localStorage key under which query.ts keeps the server's answers for the next start. */
export const QUERIES_KEY = 'rove-queries'
/** The key of the greeting for the next page: signing in reloads the app. */
const GREETING = 'rove-greeting'

/**
 * Whether somebody is signed in, according to the server; without a connection, whether somebody is known on
 * this device.
 */
export async function isSignedIn(): Promise<boolean> {
  if (!(await mayEnter())) return false
  try {
    await call(v.unknown(), 'GET', '/api/auth/user')
    return true
  } catch (error) {
    return !(error instanceof CallError) && localStorage.getItem(KNOWN) !== null && !isEnded()
  }
}

/** @returns false while a sign-out has not reached the server yet */
export const mayEnter = async (): Promise<boolean> => !localStorage.getItem(SIGNED_OUT) || finishSignOut()

export function rememberKnown(userId: number): void {
  localStorage.setItem(KNOWN, String(userId))
}

/**
 * Call it after signing in: reloads the app as that person.
 * @param backTo a path of the app
 */
export function enter({ backTo, greeting }: { backTo?: string | undefined; greeting: string }): void {
  for (const key of [QUERIES_KEY, KNOWN, SIGNED_OUT]) localStorage.removeItem(key)
  dropKeptScreens()
  leaveGreeting(greeting)
  location.assign(ownAddress(backTo))
}

/**
 * The address to return to: an address of the app itself, otherwise the dashboard's.
 * @param backTo a path from the address bar, which anybody may have written
 * @returns a whole address, because a path may be parsed as another site's address
 */
export function ownAddress(backTo: string | undefined, origin = location.origin): string {
  const path = backTo?.startsWith('/') && URL.canParse(backTo, origin) ? backTo : '/'
  const address = new URL(path, origin)
  return address.origin === origin ? address.href : `${origin}/`
}

/** The link from the sign-in to the registration or back, which keeps the address to return to. */
export const withWayBack = (path: '/login' | '/register', backTo: string | undefined): string =>
  backTo === undefined ? path : `${path}?${new URLSearchParams({ back: backTo })}`

/** The token of the invitation link that a person followed before registering; '' if there is none. */
export function invitationIn(backTo: string | undefined, origin = location.origin): string {
  const { pathname, searchParams } = new URL(ownAddress(backTo, origin))
  return pathname === '/join-team' ? (searchParams.get('id') ?? '') : ''
}

/** Stores a greeting for the next page. */
export const leaveGreeting = (greeting: string): void => sessionStorage.setItem(GREETING, greeting)

/** Takes the greeting that the previous page stored. */
export function takeGreeting(): string | null {
  const greeting = sessionStorage.getItem(GREETING)
  sessionStorage.removeItem(GREETING)
  return greeting
}

/**
 * Marks this device as signed out, so that no start is signed in, until the server has ended the session;
 * then asks the server to end it.
 */
export async function endSession(): Promise<void> {
  localStorage.setItem(SIGNED_OUT, '1')
  await finishSignOut()
}

/** @returns whether the server ended the session */
async function finishSignOut(): Promise<boolean> {
  const ended = await fetch('/api/auth/logout').then(
    ({ ok }) => ok,
    () => false,
  )
  if (ended) localStorage.removeItem(SIGNED_OUT)
  return ended
}
