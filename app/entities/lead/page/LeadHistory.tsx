import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import * as v from 'valibot'
import { CallError, call } from '#app/data/server/call.ts'
import { useRows, useWorkspace } from '#app/data/workspace.tsx'
import { valueShown } from '#app/entities/field.ts'
import { ownerName, useOwners } from '#app/entities/lead/owners.ts'
import { Collapsible } from '#app/ui/Collapsible.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { TimeAgo } from '#app/ui/TimeAgo.tsx'
import { labelOf } from '#db/model/entities/label.ts'
import { type Lead, leadFields } from '#db/model/entities/lead.ts'
import { fetchHistory, type HistoryEntry } from './leadHistory.ts'

const BatchLeads = v.array(v.object({ id: v.number(), name: v.string() }))

const KEPT_MS = 10 * 60_000

/**
 * Who changed which field of a lead, from what to what, when and on which device; requested from the server
 * when it is opened.
 */
export function LeadHistory({ lead }: { lead: Lead }) {
  const [open, setOpen] = useState(false)
  return (
    <Collapsible title="History" onOpenChange={setOpen} className="mt-4 border-line border-t pt-2">
      {/* A new version of the lead means a longer history. */}
      {open && <Entries key={lead.version} id={lead.id} />}
    </Collapsible>
  )
}

function Entries({ id }: { id: number }) {
  const { data, error, isFetching } = useQuery({
    queryKey: ['lead-history', id],
    queryFn: () => fetchHistory(id),
    gcTime: KEPT_MS,
    refetchOnMount: 'always',
  })
  return (
    <>
      {error && <p className="pb-2 text-muted text-sm">{whyNot(error, data !== undefined)}</p>}
      {!data && isFetching && <Skeleton className="h-16" />}
      <ol className="grid gap-3">
        {data?.map((entry) => (
          <EntryItem
            key={`${entry.at} ${entry.name} ${JSON.stringify(entry.changes)}`}
            leadId={id}
            entry={entry}
          />
        ))}
      </ol>
    </>
  )
}

function whyNot(error: unknown, hasSome: boolean): string {
  if (error instanceof CallError && error.status === 404) return 'This lead is not on the server yet.'
  if (error instanceof CallError && error.status === 401) return 'Sign in to see what is new in the history.'
  return hasSome
    ? 'This is what was known when there was a connection.'
    : 'The history needs a connection. It is kept on the server.'
}

function EntryItem({ leadId, entry }: { leadId: number; entry: HistoryEntry }) {
  const { user } = useWorkspace()
  const who = entry.userId === user.id ? 'You' : (entry.fullName ?? (entry.userId ? 'A team mate' : 'Rove'))
  return (
    <li className="min-w-0 text-sm">
      <p>
        <span className="font-medium">{who}</span> {activities[entry.name] ?? 'found this lead'}
      </p>
      <p className="text-muted">
        <TimeAgo at={entry.at} />
        {entry.device && `, ${entry.device}`}
      </p>
      {entry.name === 'lead.edit' && <Changes changes={entry.changes} />}
      {entry.batchVersion !== null && entry.batchRows !== null && (
        <Batch leadId={leadId} version={entry.batchVersion} others={entry.batchRows - 1} />
      )}
    </li>
  )
}

/** The other leads that were changed in the same way at once; they are requested when they are opened. */
function Batch({ leadId, version, others }: { leadId: number; version: number; others: number }) {
  const [open, setOpen] = useState(false)
  const { data, error } = useQuery({
    queryKey: ['lead-batch', leadId, version],
    queryFn: () => call(BatchLeads, 'GET', `/api/leads/${leadId}/batches/${version}`),
    enabled: open,
    gcTime: KEPT_MS,
  })
  return (
    <Collapsible title={`With ${others} other${others === 1 ? ' lead' : ' leads'}`} onOpenChange={setOpen}>
      {error && <p className="text-muted">{whyNot(error, data !== undefined)}</p>}
      {!data && !error && <Skeleton className="h-16" />}
      <ul className="grid">
        {data?.map(({ id, name }) =>
          id === leadId ? null : (
            <li key={id}>
              <Link
                to="/lead-management"
                search={{ lead: id }}
                className="flex min-h-11 items-center underline"
              >
                <span className="wrap-anywhere">{name}</span>
              </Link>
            </li>
          ),
        )}
      </ul>
    </Collapsible>
  )
}

function Changes({ changes }: Pick<HistoryEntry, 'changes'>) {
  const products = useRows('products')
  const owners = useOwners()
  const shown = (field: string, value: unknown): string => {
    if (field === 'ownerId') return ownerName(typeof value === 'number' ? value : null, owners)
    if (value === null || value === '') return 'empty'
    if (field === 'productId') return products?.find(({ id }) => id === value)?.name ?? 'another product'
    return valueShown(field, value)
  }
  const known = shownFields.flatMap((field) => {
    const pair = changes[field]
    if (!pair) return []
    const [from, to] = [shown(field, pair[0]), shown(field, pair[1])]
    // Two stored values can look the same, such as the statuses that are shown as "New".
    return from === to ? [] : [{ label: labelOf('leads', field), from, to }]
  })
  return (
    <ul className="mt-1 grid gap-1 border-line border-l-2 pl-3">
      {known.map(({ label, from, to }) => (
        <li key={label} className="wrap-anywhere whitespace-pre-wrap">
          <span className="text-muted">{label}: </span>
          <del>{from}</del>
          <span aria-hidden> → </span>
          <ins className="no-underline">{to}</ins>
        </li>
      ))}
    </ul>
  )
}

/** In their order on the lead. Where a person stood is told by the address. */
const shownFields = Object.keys(leadFields).filter((field) => field !== 'place')

const activities: Record<string, string> = {
  'lead.create': 'added this lead',
  'lead.import': 'imported this lead',
  'lead.complete': 'completed this lead by an import',
  'lead.locate': 'looked up where this lead is',
  'lead.fromSuggestion': 'approved this company',
  'lead.edit': 'changed',
  'lead.delete': 'deleted this lead',
  'lead.restore': 'restored this lead',
  'lead.approve': 'approved this lead',
  'lead.erase': 'erased this person’s data',
  'mention.erase': 'erased what was said of somebody',
}
