import { useNavigate } from '@tanstack/react-router'
import { useWorkspace } from '#app/data/workspace.tsx'
import { Banner } from '#app/ui/Banner.tsx'

/** Says that the team keeps its rows back until this person has a second factor, and leads to it. */
export function SecondFactorAsked() {
  const { team } = useWorkspace()
  const navigate = useNavigate()
  if (team.secondFactor !== 'missing') return null
  const setUp = () => void navigate({ to: '/settings', search: { tab: 'account' } })
  return (
    <Banner tone="warn" action={{ label: 'Set it up', onSelect: setUp }}>
      This team asks for two-step sign-in: set it up. What you do stays on this device, and is sent right
      after.
    </Banner>
  )
}
