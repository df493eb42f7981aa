/** The localStorage key of the person's choice. */
export const THEME_KEY = 'theme'

export type Theme = 'light' | 'dark' | 'system'

/** The theme that is displayed: `system` resolves to one of the two. */
export type Mode = Exclude<Theme, 'system'>

/** The browser's colour around the page; the same as styles.css has for the bars. */
const aroundPage: Record<Mode, string> = { dark: '#0b1214', light: '#f4f7f7' }

/** A media query for whether the device's own theme is light. */
export const systemLight = () => matchMedia('(prefers-color-scheme: light)')

/** The theme that the person chose; by default dark. */
export function chosenTheme(): Theme {
  const stored = localStorage.getItem(THEME_KEY)
  return stored === 'light' || stored === 'system' ? stored : 'dark'
}

/** The mode that a theme resolves to, given whether the device's own theme is light. */
export function modeOf(theme: Theme, systemIsLight: boolean): Mode {
  if (theme !== 'system') return theme
  return systemIsLight ? 'light' : 'dark'
}

/** Applies the theme by setting the page's data-theme attribute. */
export function applyTheme(theme = chosenTheme()): void {
  const mode = modeOf(theme, systemLight().matches)
  document.documentElement.dataset.theme = mode
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', aroundPage[mode])
}

/** The notice text after a change of theme. */
export const themeNotice = (mode: Mode): string =>
  mode === 'light' ? 'Light mode activated' : 'Dark mode activated'
