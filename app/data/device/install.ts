import { useSyncExternalStore } from 'react'

/** Chromium's install prompt, which the page may show at a time of its choice. */
interface InstallPrompt extends Event {
  prompt(): Promise<void>
}
const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event

/** How this browser installs Rove: by a prompt, by hand (Safari on iOS), or not at all or not again. */
export type InstallWay = 'prompt' | 'by-hand' | 'none'

let offered: InstallPrompt | undefined
const listeners = new Set<() => void>()
const emit = () => {
  for (const listener of listeners) listener()
}

/**
 * Keeps the browser's prompt for our own button. Must be called before the first screen, because the event is
 * sent only once.
 */
export function catchInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    if (isPrompt(event)) offered = event
    emit()
  })
  addEventListener('appinstalled', () => {
    offered = undefined
    emit()
  })
}

export const useInstall = (): InstallWay =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, wayNow)

function wayNow(): InstallWay {
  if (matchMedia('(display-mode: standalone)').matches) return 'none'
  if (offered) return 'prompt'
  return isIos(navigator) ? 'by-hand' : 'none'
}

/** An iPad reports that it is a Mac; unlike a Mac it has a touch screen. */
export const isIos = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  /iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)

export function installNow(): void {
  void offered?.prompt()
  offered = undefined
  emit()
}
