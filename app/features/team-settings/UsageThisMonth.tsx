import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { useForm } from '#app/ui/form.ts'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { notify } from '#app/ui/toast.ts'
import type { Provider } from '#db/model/key.ts'
import type { Team } from '#db/model/team.ts'
import { Bar } from './Bar.tsx'
import { fullness, Limit, setLimit, type Usage, useUsage } from './usage.ts'
import { whyNot } from './whyNot.ts'

/** The team's use of the services that require a key. */
export function UsageThisMonth({ team }: { team: Team }) {
  const { data, error } = useUsage(team.id)
  return (
    <Card
      title="Usage this month"
      text="Calls to outside services, by all members together. At the limit Rove goes on without the service."
    >
      {!data && (error ? <p className="text-muted text-sm">{whyNot(error)}</p> : <SkeletonList rows={2} />)}
      <ul className="grid gap-6">
        {data?.map((usage) => (
          <ServiceUsage key={usage.provider} usage={usage} team={team} />
        ))}
      </ul>
    </Card>
  )
}

const names: Record<Provider, string> = { openai: 'AI provider', hunter: 'Hunter' }

/** One service: how much of its limit is used; the owner and admins set the limit. */
function ServiceUsage({ usage, team }: { usage: Usage; team: Team }) {
  const { words, share } = fullness(usage)
  return (
    <li className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold">{names[usage.provider]}</h3>
        <p className="text-sm tabular-nums">{words}</p>
      </div>
      {usage.monthly !== null && <Bar share={share} />}
      <p className="text-muted text-sm tabular-nums">Last month: {usage.lastMonth}</p>
      {team.role !== 'member' && <LimitForm usage={usage} teamId={team.id} />}
    </li>
  )
}

function LimitForm({ usage: { provider, monthly }, teamId }: { usage: Usage; teamId: number }) {
  const { errors, problem, busy, onSubmit } = useForm({
    schema: Limit,
    onSubmit: async (limit) => {
      await setLimit(teamId, provider, limit.monthly)
      notify({ title: 'Limit saved', text: names[provider], tone: 'success' })
    },
    onFailure: whyNot,
  })
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-2">
      {problem && <Banner tone="error">{problem}</Banner>}
      <div className="flex items-start gap-2">
        <TextField
          className="flex-1 sm:max-w-60"
          label={`Monthly limit, ${names[provider]}`}
          name="monthly"
          inputMode="numeric"
          autoComplete="off"
          placeholder="No limit"
          defaultValue={monthly ?? ''}
          error={errors.monthly}
        />
        <Button type="submit" variant="secondary" busy={busy} className="mt-6">
          Save
        </Button>
      </div>
    </form>
  )
}
