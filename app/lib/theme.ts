/** Where the person's choice is kept (SPEC.md section 9). */
const THEME_KEY = 'theme'

export type Theme = 'light' | 'dark' | 'system'

const systemIsLight = () => matchMedia('(prefers-color-scheme: light)').matches

/** The theme that the person chose; dark until they did. */
export function chosenTheme(): Theme {
  const kept = localStorage.getItem(THEME_KEY)
  return kept === 'light' || kept === 'system' ? kept : 'dark'
}

/** Shows the chosen theme by the page's data-theme attribute. */
export function applyTheme(theme = chosenTheme()): void {
  const light = theme === 'light' || (theme === 'system' && systemIsLight())
  document.documentElement.dataset.theme = light ? 'light' : 'dark'
}
