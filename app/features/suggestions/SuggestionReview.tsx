import { useNavigate, useSearch } from '@tanstack/react-router'
import { List, Map as MapIcon } from 'lucide-react'
import { lazy, type Ref, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useProgress } from '#app/data/server/progress.ts'
import { type Connection, useConnection, waitingFor } from '#app/data/useConnection.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { Badge } from '#app/ui/Badge.tsx'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { LongList } from '#app/ui/LongList.tsx'
import { LookSwitch } from '#app/ui/LookSwitch.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import { type Selection, useSelection } from '#app/ui/useSelection.ts'
import { useSelectMode } from '#app/ui/useSelectMode.ts'
import { useWide } from '#app/ui/useWide.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Product } from '#db/model/entities/product.ts'
import type { Progress, Request } from '#db/model/entities/request.ts'
import { isDoubtful, type Suggestion } from '#db/model/entities/suggestion.ts'
import { sortedByName } from '#db/model/order.ts'
import { scoreOf } from '#db/model/score.ts'
import { PhoneSelection } from './PhoneSelection.tsx'
import { stageOf } from './progress.ts'
import { type ApproveRequest, approvalsUnderWay, statusBySuggestion } from './requests.ts'
import { SelectionBar } from './SelectionBar.tsx'
import { SuggestionCard } from './SuggestionCard.tsx'
import { SuggestionRow } from './SuggestionRow.tsx'
import type { Requests } from './useRequests.ts'
import { useSuggestionActions } from './useSuggestionActions.ts'

const SuggestionMap = lazy(() =>
  import('./SuggestionMap.tsx').then((part) => ({ default: part.SuggestionMap })),
)

const looks = [
  { value: 'list', label: 'List', icon: <List aria-hidden /> },
  { value: 'map', label: 'Map', icon: <MapIcon aria-hidden /> },
] as const
type Look = (typeof looks)[number]['value']

export interface SuggestionReviewProps {
  ref: Ref<HTMLElement>
  /** The suggestions to review, and on a phone those that the person has just approved; at least one. */
  suggestions: readonly Suggestion[]
  products: ReadonlyMap<number, Product>
  leads: readonly Lead[]
  asking: Requests
  /** The person's last search, whose companies stand apart from those of earlier ones. */
  newestId: number | undefined
  /** Receives the ids of suggestions that the person approved. */
  onApproved: (ids: readonly number[]) => void
}

/** The suggested companies, to approve or to remove. */
export function SuggestionReview(props: SuggestionReviewProps) {
  const { ref, suggestions, products, leads, asking, newestId, onApproved } = props
  const wide = useWide()
  const connection = useConnection()
  const [productId, setProductId] = useState('')
  const productOptions = useMemo(() => optionsOf(suggestions, products), [suggestions, products])
  const wanted = productOptions.some(({ value }) => value === productId) ? productId : ''
  const shown = useDeferredValue(useMemo(() => bestFirst(suggestions, wanted), [suggestions, wanted]))

  const approvals = useMemo(() => approvalsUnderWay(asking.requests ?? []), [asking.requests])
  const statuses = useMemo(() => statusBySuggestion(approvals), [approvals])
  const open = useMemo(
    () => shown.filter(({ id, approved }) => !approved && !statuses.has(id)),
    [shown, statuses],
  )
  const leadBySuggestion = useMemo(() => new Map(leads.map((lead) => [lead.suggestionId, lead])), [leads])
  const { selection, chosen } = useSelection(open)
  const actions = useSuggestionActions(asking, connection)

  const mode = useSelectMode(selection)
  const approve = async () => {
    if (!(await actions.approve(chosen))) return
    onApproved(chosen.map(({ id }) => id))
    mode.end()
  }
  const remove = async () => {
    if (await actions.remove(chosen)) mode.end()
  }
  const approveOne = async (suggestion: Suggestion) => {
    // Called first, so that its row stays even if the response is faster than the disk.
    onApproved([suggestion.id])
    await asking.approve([suggestion])
  }
  const undoOf = (id: number) => {
    const lead = leadBySuggestion.get(id)
    if (lead) return () => void actions.undo(lead, approvals)
    // An earlier version of the app asked for the contact without making the lead.
    const alone = approvals.find(
      (approval) => !isOfSeveral(approval) && approval.task.args.suggestionIds[0] === id,
    )
    return alone && (() => void asking.cancel(alone.id))
  }
  const [look, setLook] = useLook()
  const stepOf = useCallback(
    (suggestion: Suggestion) => {
      const { id } = suggestion
      const lead = leadBySuggestion.get(id)
      return stageOf(suggestion, { status: statuses.get(id), connection, lead, now: new Date() }).step
    },
    [statuses, connection, leadBySuggestion],
  )
  const bulk = { selection, onDelete: remove, onApprove: approve }
  const removeOne = (suggestion: Suggestion) => void actions.remove([suggestion])
  const rowOf = (suggestion: Suggestion, where?: string, opened?: number) => (
    <SuggestionRow
      suggestion={suggestion}
      where={where}
      opened={suggestion.id === opened}
      productName={products.get(suggestion.productId)?.name}
      status={statuses.get(suggestion.id)}
      connection={connection}
      lead={leadBySuggestion.get(suggestion.id)}
      selection={mode.on ? selection : undefined}
      onUndo={undoOf(suggestion.id)}
      onApprove={(approved) => void approveOne(approved)}
      onReject={removeOne}
      onHold={({ id }) => mode.begin(id)}
    />
  )

  const listOf = (
    label: string,
    rows: readonly Suggestion[],
    opened?: number,
    whereOf?: (suggestion: Suggestion) => string,
  ) =>
    wide ? (
      <SuggestionCards
        label={label}
        suggestions={rows}
        current={opened}
        whereOf={whereOf}
        products={products}
        statuses={statuses}
        connection={connection}
        selection={selection}
        onRemove={removeOne}
      />
    ) : (
      <LongList label={label} rows={rows} current={opened} rowHeight={ROW_HEIGHT_PX}>
        {(suggestion) => rowOf(suggestion, whereOf?.(suggestion), opened)}
      </LongList>
    )

  return (
    <section ref={ref} aria-labelledby="suggestions-title" className="flex scroll-mt-16 flex-col gap-2">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id="suggestions-title" className="font-semibold text-heading max-md:text-muted md:text-lg">
          Company Suggestions ({suggestions.filter(({ approved }) => !approved).length})
        </h2>
        {wide && <Badge tone="blue">For Review</Badge>}
        <div className="ml-auto flex max-md:-mr-2">
          <LookSwitch value={look} options={looks} onChange={setLook} />
          {!wide && (
            <Button
              variant="ghost"
              aria-pressed={mode.on}
              onClick={() => (mode.on ? mode.end() : mode.begin())}
              className="px-2"
            >
              {mode.on ? 'Done' : 'Select'}
            </Button>
          )}
        </div>
        {productOptions.length > 1 && (
          <SelectField
            label="Product"
            hideLabel
            placeholder="All products"
            value={wanted}
            onChange={(event) => setProductId(event.target.value)}
            options={productOptions}
            className="w-full sm:w-64"
          />
        )}
      </header>
      <ApprovalNotices
        approvals={wide ? approvals : approvals.filter(isOfSeveral)}
        connection={connection}
        asking={asking}
      />
      {wide && <SelectionBar {...bulk} />}
      {look === 'map' ? (
        <Suspense fallback={<SkeletonList flush rows={6} />}>
          <SuggestionMap
            suggestions={shown}
            selection={selection}
            mode={mode}
            stepOf={stepOf}
            rows={(nearest, opened, whereOf) => listOf(listLabel(''), nearest, opened, whereOf)}
          />
        </Suspense>
      ) : (
        groupsOf(shown, newestId).map(({ title, rows }) => (
          <div key={title} className="contents">
            {title && <h3 className="pt-2 font-medium text-muted text-sm">{title}</h3>}
            {listOf(listLabel(title), rows)}
          </div>
        ))
      )}
      {!wide && mode.on && <PhoneSelection label="Suggestion actions" mode={mode} {...bulk} />}
    </section>
  )
}

/** How the companies are shown, from the screen's address. */
function useLook(): [Look, (look: Look) => void] {
  const look = useSearch({ strict: false, select: ({ view }) => (view === 'map' ? 'map' : 'list') })
  const navigate = useNavigate()
  const show = (wanted: Look) =>
    void navigate({
      to: '/lead-generation',
      search: (before) => ({ ...before, view: wanted === 'map' ? wanted : undefined }),
      replace: true,
      resetScroll: false,
    })
  return [look, show]
}

/** A part of the list; its title is '' where all suggestions come from one search, or from earlier ones alone. */
interface Group {
  title: string
  rows: readonly Suggestion[]
}

/** The companies of the last search, and then those of earlier ones. */
function groupsOf(suggestions: readonly Suggestion[], newestId: number | undefined): Group[] {
  const newest = suggestions.filter(({ requestId }) => requestId === newestId)
  const earlier = suggestions.filter(({ requestId }) => requestId !== newestId)
  if (newest.length === 0 || earlier.length === 0) return [{ title: '', rows: suggestions }]
  return [
    { title: `From your last search (${newest.length})`, rows: newest },
    { title: `Earlier (${earlier.length})`, rows: earlier },
  ]
}

const listLabel = (title: string) => ['Company suggestions', title].filter(Boolean).join(': ')

function optionsOf(suggestions: readonly Suggestion[], products: ReadonlyMap<number, Product>) {
  const ids = [...new Set(suggestions.map(({ productId }) => productId))]
  const options = ids.map((id) => ({
    value: String(id),
    label: products.get(id)?.name ?? `Product ID: ${id}`,
  }))
  return sortedByName(options, ({ label }) => label)
}

/** Companies that only a model named come last. */
const bestFirst = (suggestions: readonly Suggestion[], productId: string): Suggestion[] =>
  sortedByName(
    suggestions.filter((suggestion) => !productId || String(suggestion.productId) === productId),
    ({ companyName }) => companyName,
  ).sort(
    (a, b) => Number(isDoubtful(a)) - Number(isDoubtful(b)) || scoreOf(b.matchScore) - scoreOf(a.matchScore),
  )

const CARD_HEIGHT_PX = 260
const ROW_HEIGHT_PX = 73

interface SuggestionCardsProps {
  label: string
  suggestions: readonly Suggestion[]
  /** The one that is open on the map; the list scrolls to it. */
  current: number | undefined
  /** Where a company is, in a few words; undefined where that is not shown. */
  whereOf: ((suggestion: Suggestion) => string) | undefined
  products: ReadonlyMap<number, Product>
  /** The status of running approvals, by suggestion. */
  statuses: ReadonlyMap<number, Request['status']>
  connection: Connection
  selection: Selection
  onRemove: (suggestion: Suggestion) => void
}

/** Suggested companies as cards. */
function SuggestionCards(props: SuggestionCardsProps) {
  const { label, suggestions, current, whereOf, products, statuses, ...card } = props
  return (
    <LongList
      label={label}
      rows={suggestions}
      current={current}
      rowHeight={CARD_HEIGHT_PX}
      rowClassName="pb-3"
    >
      {(suggestion) => (
        <SuggestionCard
          suggestion={suggestion}
          where={whereOf?.(suggestion)}
          current={suggestion.id === current}
          productName={products.get(suggestion.productId)?.name}
          status={statuses.get(suggestion.id)}
          {...card}
        />
      )}
    </LongList>
  )
}

interface ApprovalNoticesProps {
  approvals: readonly ApproveRequest[]
  connection: Connection
  asking: Requests
}

/** The look-ups of approved companies that wait or run, each with its progress and a button to stop it. */
function ApprovalNotices({ approvals, connection, asking }: ApprovalNoticesProps) {
  const { user } = useWorkspace()
  const progress = useProgress(user.id)
  return approvals.map(({ id, status, task }) => (
    <Banner key={id} action={{ label: 'Cancel', onSelect: () => void asking.cancel(id) }}>
      <span className="font-medium">{companies(task.args.suggestionIds.length)} approved.</span>{' '}
      {status === 'queued' || connection !== 'online' ? waitingFor(connection) : lookedUp(progress.get(id))}
    </Banner>
  ))
}

/** "3 of 8 looked up: 2 with a contact, 1 without". */
function lookedUp(progress: Progress | undefined): string {
  if (!progress || progress.total === 0) return 'Looking up contacts…'
  const { total, lookedUp, found, skipped } = progress
  return `${lookedUp} of ${total} looked up: ${found} with a contact, ${skipped} without.`
}

/** On a phone, the approval of a single suggestion is shown in its row. */
const isOfSeveral = ({ task }: ApproveRequest) => task.args.suggestionIds.length > 1

const companies = (count: number) => (count === 1 ? '1 company' : `${count} companies`)
