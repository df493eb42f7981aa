/** The colours of the app's theme that the map uses (app/styles.css). */
const names = ['page', 'surface', 'raised', 'line', 'edge', 'ink', 'muted', 'accent', 'on-accent'] as const
const tones = ['green', 'blue', 'yellow', 'red', 'grey'] as const

type Name = (typeof names)[number] | (typeof tones)[number]
/** A colour by its name in the theme. */
export type Palette = (name: Name) => string

/** The colours of the theme that is shown now. */
export function paletteNow(): Palette {
  const style = getComputedStyle(document.documentElement)
  return (name) => style.getPropertyValue(`--${name}`).trim()
}
