import { ArrowRight, Building2, List, Mail, Package, User, Zap } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useRecent } from '#app/data/device/recent.ts'
import { useLiveRows, useRows } from '#app/data/workspace.tsx'
import { OlderEmails } from '#app/entities/email/OlderEmails.tsx'
import { useOwners } from '#app/entities/lead/owners.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { PickList } from '#app/ui/PickList.tsx'
import { isUnread } from '#db/model/entities/lead.ts'
import { detailOf, find, findAhead, type Hit, indexOf, lastOpened, nameOf, prepare } from './find.ts'

interface SearchDialogProps {
  onClose: () => void
  onOpen: (hit: Hit) => void
}

/**
 * Searches the team's leads, companies, products and emails on this device, with or without a network, and the screens
 * and actions of Rove. Older emails are searched on the server when the person asks for it.
 */
export function SearchDialog({ onClose, onOpen }: SearchDialogProps) {
  const [text, setText] = useState('')
  const { groups, settled, firstNow } = useFound(text)
  return (
    <Dialog open onOpenChange={onClose} title="Search">
      <PickList
        className="min-h-[50dvh] sm:min-h-96"
        label="Search leads, companies, products and emails"
        placeholder="Leads, companies, products, emails"
        text={text}
        onTextChange={setText}
        groups={groups}
        keyOf={({ kind, row }) => `${kind} ${row.id}`}
        onPick={onOpen}
        firstNow={settled ? undefined : firstNow}
        empty={<Nothing text={text} settled={settled} />}
        foot={settled && text.trim() && <OlderEmails words={text.trim()} />}
      >
        {(hit) => <HitLine hit={hit} />}
      </PickList>
    </Dialog>
  )
}

function Nothing({ text, settled }: { text: string; settled: boolean }) {
  if (text.trim() && !settled) return null
  return (
    <p className="px-3 py-6 text-center text-muted text-sm">
      {text.trim()
        ? `Nothing found for "${text.trim()}".`
        : 'Type a name, a company, an address, an industry or a word from notes and emails, or where to go.'}
    </p>
  )
}

const icons = { allLeads: List, lead: User, company: Building2, product: Package, email: Mail }

function iconOf(hit: Hit) {
  if (hit.kind !== 'command') return icons[hit.kind]
  return 'open' in hit.row.does ? ArrowRight : Zap
}

function HitLine({ hit }: { hit: Hit }) {
  const Icon = iconOf(hit)
  const detail = detailOf(hit)
  const review = hit.kind === 'lead' ? isUnread(hit.row) : hit.kind === 'company' && !hit.row.approved
  return (
    <>
      <Icon aria-hidden className="size-4.5 shrink-0 text-muted" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold text-title">{nameOf(hit)}</span>
        {detail && <span className="block truncate text-muted text-xs">{detail}</span>}
      </span>
      {review && <Badge tone="blue">For Review</Badge>}
    </>
  )
}

const PAUSE_MS = 300

/** The results on this device for a text, once typing has paused for 300 ms. */
function useFound(text: string) {
  const [sought, setSought] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSought(text), text ? PAUSE_MS : 0)
    return () => clearTimeout(timer)
  }, [text])
  const index = useIndex()
  useEffect(() => (index ? findAhead(index, text) : undefined), [index, text])
  const recent = useLastOpened()
  const found = useMemo(() => (index ? find(index, sought) : []), [index, sought])
  const groups = sought.trim() ? found : recent
  const firstNow = (): Hit | undefined => {
    if (!text.trim()) return recent[0]?.items[0]
    return index ? find(index, text)[0]?.items[0] : undefined
  }
  return {
    groups,
    /** Whether the groups belong to the current text. */
    settled: Boolean(index) && sought === text,
    firstNow,
  }
}

/** The rows that were opened last, which are available before everything is searchable. */
function useLastOpened() {
  const opened = useRecent()
  const leads = useLiveRows('leads')
  const suggestions = useLiveRows('suggestions')
  const products = useLiveRows('products')
  const emails = useLiveRows('emails')
  const items = lastOpened(opened, {
    lead: (id) => leads.rows.get(id),
    company: (id) => suggestions.rows.get(id),
    product: (id) => products.rows.get(id),
    email: (id) => emails.rows.get(id),
  })
  return [{ heading: 'Last opened', items }]
}

function useIndex() {
  const leads = useRows('leads')
  const notes = useRows('notes')
  const suggestions = useRows('suggestions')
  const products = useRows('products')
  const emails = useRows('emails')
  const owners = useOwners()?.names
  const index = useMemo(
    () =>
      leads &&
      notes &&
      suggestions &&
      products &&
      emails &&
      indexOf({ leads, notes, suggestions, products, emails, owners }),
    [leads, notes, suggestions, products, emails, owners],
  )
  useEffect(() => (index ? prepare(index) : undefined), [index])
  return index
}
