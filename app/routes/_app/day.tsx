import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { useWorkspace } from '#app/data/workspace.tsx'
import { dayOf } from '#app/entities/task/due.ts'
import { MyDay } from '#app/features/day/MyDay.tsx'
import { Id } from '#db/model/id.ts'

const Query = v.object({
  /** '2026-03-04'; today if it is not given. */
  on: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.isoDate())), undefined)),
  /** Whose day; that of the person who looks if it is not given. */
  of: v.optional(v.fallback(v.optional(Id), undefined)),
})

export const Route = createFileRoute('/_app/day')({ validateSearch: Query, component: Day })

function Day() {
  const { on, of } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { user } = useWorkspace()
  const day = on ?? dayOf(new Date())
  const userId = of ?? user.id
  const choose = (chosenDay: string, chosenUser: number) =>
    void navigate({
      search: {
        on: chosenDay === dayOf(new Date()) ? undefined : chosenDay,
        of: chosenUser === user.id ? undefined : chosenUser,
      },
      replace: true,
    })
  return <MyDay key={`${userId} ${day}`} day={day} userId={userId} onChoose={choose} />
}
