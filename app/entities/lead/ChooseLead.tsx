import { useDeferredValue, useMemo, useState } from 'react'
import { useRows } from '#app/data/workspace.tsx'
import { leadName, leadRole } from '#app/entities/lead/labels.ts'
import { LeadSearch } from '#app/entities/lead/list/search.ts'
import { Dialog } from '#app/ui/Dialog.tsx'
import { PickList } from '#app/ui/PickList.tsx'
import { RowText } from '#app/ui/RowText.tsx'
import { StatusBadge } from '#app/ui/StatusBadge.tsx'
import { type Lead, shownStatus } from '#db/model/entities/lead.ts'
import { compared } from '#db/model/order.ts'

const SHOWN_AT_MOST = 30

interface ChooseLeadProps {
  /** The id of a lead that cannot be chosen. */
  except?: number | undefined
  onChoose: (leadId: number) => void
  onClose: () => void
}

/** A search for one lead. */
export function ChooseLead({ except, onChoose, onClose }: ChooseLeadProps) {
  const [text, setText] = useState('')
  const sought = useDeferredValue(text)
  const leads = useRows('leads')
  const saved = useMemo(() => leads && newestSaved(leads.filter(({ id }) => id !== except)), [leads, except])
  const index = useMemo(() => new LeadSearch(saved ?? []), [saved])
  const shown = useMemo(() => found(index, sought), [index, sought])
  return (
    <Dialog open onOpenChange={onClose} title="Choose a lead">
      <PickList
        className="min-h-[50dvh] sm:min-h-96"
        label="Search by name, company, email or industry"
        placeholder="Name, company, email or industry"
        text={text}
        onTextChange={setText}
        groups={[{ heading: 'Leads', items: shown }]}
        keyOf={({ id }) => id}
        onPick={({ id }) => onChoose(id)}
        firstNow={() => found(index, text)[0]}
        empty={
          saved && (
            <p className="px-3 py-6 text-center text-muted text-sm">
              {saved.length === 0 ? 'No leads yet' : 'No matching leads found'}
            </p>
          )
        }
      >
        {(lead) => (
          <span className="min-w-0">
            <RowText
              name={leadName(lead)}
              detail={leadRole(lead) || lead.email}
              foot={<StatusBadge bare status={shownStatus(lead)} />}
            />
          </span>
        )}
      </PickList>
    </Dialog>
  )
}

const newestSaved = (leads: readonly Lead[]) =>
  leads.filter(({ saved }) => saved).sort((a, b) => compared(b.createdAt, a.createdAt))

/** Limited to what a list shows well; a longer search text finds the others. */
const found = (index: LeadSearch, text: string) => index.findAnywhere(text).slice(0, SHOWN_AT_MOST)
