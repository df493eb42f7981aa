import { useSyncExternalStore } from 'react'

/** Chromium's offer to install, which the page may show when it likes. */
interface InstallPrompt extends Event {
  prompt(): Promise<void>
}
const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event

/** How this browser installs Rove: by a prompt, by the person's own hand (Safari on iOS), or not (again). */
export type InstallWay = 'prompt' | 'by-hand' | 'none'

/** How a person is told of it. */
export const installWords: Record<Exclude<InstallWay, 'none'>, string> = {
  prompt: 'Install Rove to open it from your home screen, with or without a signal.',
  'by-hand': 'To install Rove: tap Share, then "Add to Home Screen".',
}

let offered: InstallPrompt | undefined
const listeners = new Set<() => void>()
const emit = () => {
  for (const listener of listeners) listener()
}

/** Keeps the browser's offer for our own button. Called before the first screen: the event comes once. */
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
  return /iPhone|iPad/.test(navigator.userAgent) ? 'by-hand' : 'none'
}

export function installNow(): void {
  void offered?.prompt()
  offered = undefined
  emit()
}
