import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { Settings } from '#app/features/settings/Settings.tsx'

const Text = v.optional(v.fallback(v.optional(v.string()), undefined))

export const Route = createFileRoute('/_app/settings')({
  validateSearch: v.object({ tab: Text, area: Text }),
  component: Page,
})

function Page() {
  const { tab, area = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const choose = (chosen: string) =>
    void navigate({ search: (now) => ({ ...now, tab: chosen }), replace: true, resetScroll: false })
  return <Settings tab={tab} area={area} onTabChange={choose} />
}
