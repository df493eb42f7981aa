import { useState } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { NotFound } from '#app/ui/NotFound.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Problem } from '#app/ui/Problem.tsx'
import { ShellSkeleton } from '#app/ui/ShellSkeleton.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { ToastRegion } from '#app/ui/ToastRegion.tsx'
import { TooltipProvider } from '#app/ui/Tooltip.tsx'
import { Actions } from './Actions.tsx'
import { Facts } from './Facts.tsx'
import { Fields } from './Fields.tsx'
import { Lists } from './Lists.tsx'
import { Overlays } from './Overlays.tsx'
import { LONG, Sample } from './Sample.tsx'

const themes = [
  { value: 'dark', label: 'Dark', content: null },
  { value: 'light', label: 'Light', content: null },
] as const

/** Every component of app/ui in every state: a page for developers of Rove, never shipped. */
export function Gallery() {
  const [theme, setTheme] = useState<(typeof themes)[number]['value']>('dark')
  const show = (next: typeof theme) => {
    document.documentElement.dataset.theme = next
    setTheme(next)
  }
  return (
    <TooltipProvider>
      <main className="mx-auto max-w-6xl p-4">
        <PageHeader title="Components of Rove" subtitle="Every component of app/ui in every state" />
        <Tabs label="Theme" tabs={themes} value={theme} onValueChange={show} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <Actions />
          <Fields />
          <Facts />
          <Lists />
          <Overlays />
          <Screens />
        </div>
      </main>
      <ToastRegion />
    </TooltipProvider>
  )
}

/** Components that fill a screen. */
function Screens() {
  return (
    <>
      <Sample of="PageHeader" states={headers} />
      <Sample of="NotFound" states={{ page: <NotFound /> }} />
      <Sample of="Problem" states={{ page: <Problem cause={new Error(LONG)} onRetry={() => undefined} /> }} />
      <Sample of="ShellSkeleton" states={{ page: <ShellSkeleton header="Loading..." /> }} />
    </>
  )
}

const headers = {
  title: <PageHeader title="Products" />,
  full: <PageHeader title={LONG} subtitle={LONG} actions={<Button>Add Product</Button>} />,
}
