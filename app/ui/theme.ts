/** Where the person's choice is kept. */
export const THEME_KEY = 'theme'

export type Theme = 'light' | 'dark' | 'system'

/** What is on screen: `system` is one of the two. */
export type Mode = Exclude<Theme, 'system'>

/** The colour around the page, as styles.css has it for the bars. */
const aroundPage: Record<Mode, string> = { dark: '#0b1214', light: '#f4f7f7' }

/** Whether the device's own theme is light, live. */
export const systemLight = () => matchMedia('(prefers-color-scheme: light)')

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

/** What a change of theme is told as. */
export const themeNotice = (mode: Mode): string =>
  mode === 'light' ? 'Light mode activated' : 'Dark mode activated'
