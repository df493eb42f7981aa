import { useSyncExternalStore } from 'react'
import { applyTheme, chosenTheme, type Mode, modeOf, systemLight, THEME_KEY, type Theme } from './theme.ts'

const listeners = new Set<() => void>()

/** Stores the choice on this device and applies it. @returns the mode that is displayed now */
export function chooseTheme(theme: Theme): Mode {
  localStorage.setItem(THEME_KEY, theme)
  applyTheme()
  for (const listener of listeners) listener()
  return modeOf(theme, systemLight().matches)
}

/** The chosen theme; updates when another tab changes it, or the device its own. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, chosenTheme)

/** The mode that is displayed now; updates with the choice and with the device's own theme. */
export const useMode = (): Mode => useSyncExternalStore(subscribe, modeNow)

const modeNow = () => modeOf(chosenTheme(), systemLight().matches)

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
