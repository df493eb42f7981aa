import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import * as v from 'valibot'
import { MyEmails } from '#app/features/emails/MyEmails.tsx'
import { useWayBack } from '#app/routes/-useWayBack.ts'
import { useAtHand } from '#app/ui/useAtHand.ts'
import { Id } from '#db/model/id.ts'

const load = () => import('#app/entities/email/page/EmailPage.tsx')
const EmailPage = lazy(() => load().then((part) => ({ default: part.EmailPage })))

const id = v.optional(v.fallback(v.optional(Id), undefined))

export const Route = createFileRoute('/_app/email-campaigns')({
  validateSearch: v.object({
    tab: v.optional(v.fallback(v.optional(v.string()), undefined)),
    /** The email whose page is open; an invalid id opens none. */
    email: id,
    /** Whether the list shows only emails that were not sent yet, and of these only the person's own. */
    unsent: v.optional(v.fallback(v.optional(v.union([v.literal(true), v.literal('mine')])), undefined)),
    /** The lead to whom the Create tab writes. */
    forLead: id,
  }),
  component: Page,
})

function Page() {
  const { tab, email, unsent, forLead } = Route.useSearch()
  const navigate = Route.useNavigate()
  useAtHand(load)
  return (
    <>
      <MyEmails
        tab={tab}
        onTabChange={(tab) => void navigate({ search: { tab }, replace: true, resetScroll: false })}
        unsent={unsent ?? false}
        onUnsentEnd={() => void navigate({ search: ({ unsent: _, ...now }) => now, replace: true })}
        leadId={forLead}
        onChooseLead={(forLead) => void navigate({ search: (now) => ({ ...now, forLead }) })}
        onOpenEmail={(email) => void navigate({ search: (now) => ({ ...now, email }), resetScroll: false })}
      />
      {email !== undefined && (
        <Suspense fallback={null}>
          <Opened key={email} id={email} />
        </Suspense>
      )}
    </>
  )
}

/** The page of the email in the address, over the list. */
function Opened({ id }: { id: number }) {
  const navigate = Route.useNavigate()
  const open = (email: number | undefined, replace = false) =>
    void navigate({ search: (now) => ({ ...now, email }), resetScroll: false, replace })
  const close = useWayBack(() => open(undefined, true))
  return <EmailPage id={id} onClose={close} onOpen={open} />
}
