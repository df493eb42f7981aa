import { chooseTheme, modeOf, themeNotice, useTheme } from '#app/lib/theme.ts'
import { Card } from '#app/ui/Card.tsx'
import { Switch } from '#app/ui/Switch.tsx'
import { notify } from '#app/ui/toast.ts'

/** How Rove looks on this device (SPEC.md section 2, Settings, Preferences). */
export function Preferences() {
  const theme = useTheme()
  const isLight = modeOf(theme, matchMedia('(prefers-color-scheme: light)').matches) === 'light'
  const choose = (light: boolean) =>
    notify({ title: themeNotice(chooseTheme(light ? 'light' : 'dark')), tone: 'success' })
  return (
    <Card title="Preferences">
      <Switch
        label="Light Mode"
        hint="Dark is easier on the eyes in a car at night, light in the sun."
        checked={isLight}
        onCheckedChange={choose}
      />
    </Card>
  )
}
