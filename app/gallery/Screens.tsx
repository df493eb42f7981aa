import { Button } from '#app/ui/Button.tsx'
import { NotFound } from '#app/ui/NotFound.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Problem } from '#app/ui/Problem.tsx'
import { ShellSkeleton } from '#app/ui/ShellSkeleton.tsx'
import { LONG, Sample } from './Sample.tsx'

/** What fills a screen. */
export function Screens() {
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
