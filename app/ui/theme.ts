import { useSyncExternalStore } from 'react'

/** Where the person's choice is kept. */
const THEME_KEY = 'theme'

export type Theme = 'light' | 'dark' | 'system'

/** What is on screen: `system` is one of the two. */
export type Mode = Exclude<Theme, 'system'>

/** The colour around the page, as styles.css has it for the bars. */
const aroundPage: Record<Mode, string> = { dark: '#0b1214', light: '#f4f7f7' }

const systemLight = () => matchMedia('(prefers-color-scheme: light)')

/** The theme that the person chose; dark until they did. */
export function chosenTheme(): Theme {
  const stored = localStorage.getItem(THEME_KEY)
  return stored === 'light' || stored === 'system' ? stored : 'dark'
}

/** What a theme looks like on a device whose own is light or is not. */
export function modeOf(theme: Theme, systemIsLight: boolean): Mode {
  if (theme !== 'system') return theme
  return systemIsLight ? 'light' : 'dark'
}

/** Shows the chosen theme by the page's data-theme attribute. */
export function applyTheme(theme = chosenTheme()): void {
  const mode = modeOf(theme, systemLight().matches)
  document.documentElement.dataset.theme = mode
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', aroundPage[mode])
}

const listeners = new Set<() => void>()

/** Keeps the choice on this device and shows it at once. @returns what is on screen now */
export function chooseTheme(theme: Theme): Mode {
  localStorage.setItem(THEME_KEY, theme)
  applyTheme()
  for (const listener of listeners) listener()
  return modeOf(theme, systemLight().matches)
}

/** What a change of theme is told as. */
export const themeNotice = (mode: Mode): string =>
  mode === 'light' ? 'Light mode activated' : 'Dark mode activated'

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
