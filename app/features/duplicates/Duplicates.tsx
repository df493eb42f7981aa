import { CopyCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { changeFailed } from '#app/data/failure.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { leadName, leadRole } from '#app/entities/lead/labels.ts'
import { ownerName, useOwners } from '#app/entities/lead/owners.ts'
import { useOpenLead } from '#app/entities/lead/useOpenLead.ts'
import { attempt } from '#app/ui/attempt.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { grouped } from '#app/ui/grouped.ts'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { distinctLeadsOf } from '#db/model/entities/distinctLeads.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { type Double, useDuplicates } from './useDuplicates.ts'

const MergeDialog = lazy(() =>
  import('#app/entities/lead/merge/MergeDialog.tsx').then(({ MergeDialog: Dialog }) => ({ default: Dialog })),
)

/** So many groups are drawn at once. */
const STEP = 30

/** Leads that are, or may be, the same person or shop: to merge, or to tell apart for good. Works offline. */
export function Duplicates() {
  const found = useDuplicates()
  const [merging, setMerging] = useState<readonly number[]>()
  const [shown, setShown] = useState(STEP)
  const doubles = found.at === 'found' ? found.doubles : []
  return (
    <div className="mx-auto grid max-w-4xl gap-4">
      <PageHeader title="Duplicates" subtitle={subtitleOf(found)} />
      {found.at === 'looking' && (
        <progress
          aria-label="Looking through the leads"
          {...progressOf(found)}
          className="h-2 w-full accent-accent"
        />
      )}
      {found.at === 'failed' && (
        <Banner tone="error">The leads could not be compared. Please open this page again.</Banner>
      )}
      {found.at === 'found' && doubles.length === 0 && (
        <EmptyState icon={<CopyCheck />} title="No duplicates" text="Every lead is here once." />
      )}
      {doubles.slice(0, shown).map((double) => (
        <Group key={double.leads.map(({ id }) => id).join()} double={double} onMerge={setMerging} />
      ))}
      {doubles.length > shown && (
        <Button variant="secondary" onClick={() => setShown(shown + STEP)}>
          Show more
        </Button>
      )}
      {merging && (
        <Suspense fallback={null}>
          <MergeDialog leadIds={merging} onClose={() => setMerging(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

function subtitleOf(found: ReturnType<typeof useDuplicates>): string {
  if (found.at === 'looking') return 'Looking through the leads…'
  if (found.at === 'failed') return ''
  const { length } = found.doubles
  return length === 1
    ? '1 group of leads that may be the same'
    : `${grouped(length)} groups of leads that may be the same`
}

const progressOf = ({ done, total }: { done: number; total: number }) =>
  total > 0 ? { value: done, max: total } : {}

interface GroupProps {
  double: Double
  onMerge: (ids: readonly number[]) => void
}

function Group({ double: { leads, verdict, reasons }, onMerge }: GroupProps) {
  const { change } = useWorkspace()
  const ids = leads.map(({ id }) => id)
  const pairs = ids.flatMap((a, at) => ids.slice(at + 1).map((b) => distinctLeadsOf(a, b)))
  const backTogether = () =>
    attempt(
      () => change(...pairs.map(({ id }) => ({ name: 'distinctLeads.delete' as const, args: { id } }))),
      {
        done: { title: 'They may be the same again' },
        failed: changeFailed('Not changed', 'Please try again.'),
      },
    )
  const apart = () =>
    attempt(() => change(...pairs.map((args) => ({ name: 'distinctLeads.create' as const, args }))), {
      done: {
        title: 'Not the same',
        text: 'They are not shown here again, for the whole team.',
        action: { label: 'Undo', onSelect: () => void backTogether() },
      },
      failed: changeFailed('Not changed', 'Please try again.'),
    })
  const names = leads.map(leadName).join(' and ')
  return (
    <Card>
      <section aria-label={names}>
        <div className="mb-2 flex flex-wrap items-center gap-2">
          <Badge tone={verdict === 'same' ? 'green' : 'yellow'}>
            {verdict === 'same' ? 'The same' : 'Maybe the same'}
          </Badge>
          <p className="text-muted text-sm">{reasons.join(' · ')}</p>
        </div>
        <ul className="grid gap-2 sm:grid-cols-2">
          {leads.map((lead) => (
            <One key={lead.id} lead={lead} />
          ))}
        </ul>
        <div className="mt-3 flex flex-wrap justify-end gap-2">
          <Button variant="secondary" aria-label={`Not the same: ${names}`} onClick={() => void apart()}>
            Not the same
          </Button>
          <Button aria-label={`Merge ${names}`} onClick={() => onMerge(ids)}>
            Merge
          </Button>
        </div>
      </section>
    </Card>
  )
}

function One({ lead }: { lead: Lead }) {
  const owners = useOwners()
  const open = useOpenLead()
  const facts = [leadRole(lead), lead.email, lead.phoneNumber, lead.companyUrl, lead.address].filter(Boolean)
  return (
    <li>
      <button
        type="button"
        onClick={() => open(lead.id)}
        className="h-full w-full rounded-md bg-raised p-3 text-left hover:underline"
      >
        <span className="wrap-anywhere block font-semibold">{leadName(lead)}</span>
        {facts.map((fact) => (
          <span key={fact} className="wrap-anywhere block text-sm">
            {fact}
          </span>
        ))}
        {owners && <span className="block text-muted text-sm">Owner: {ownerName(lead.ownerId, owners)}</span>}
      </button>
    </li>
  )
}
