import { useSyncExternalStore } from 'react'
import { applyTheme, chosenTheme, type Mode, modeOf, systemLight, THEME_KEY, type Theme } from './theme.ts'

const listeners = new Set<() => void>()

/** Keeps the choice on this device and shows it at once. @returns what is on screen now */
export function chooseTheme(theme: Theme): Mode {
  localStorage.setItem(THEME_KEY, theme)
  applyTheme()
  for (const listener of listeners) listener()
  return modeOf(theme, systemLight().matches)
}

/** The chosen theme, live: another tab may change it, and the device its own. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, chosenTheme)

function subscribe(listener: () => void) {
  const light = systemLight()
  const changedOutside = () => {
    applyTheme()
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', changedOutside)
  light.addEventListener('change', changedOutside)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', changedOutside)
    light.removeEventListener('change', changedOutside)
  }
}
