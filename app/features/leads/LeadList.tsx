import { Link } from '@tanstack/react-router'
import { SearchX, Users } from 'lucide-react'
import { memo, useCallback } from 'react'
import { leadName, leadRole } from '#app/entities/lead/labels.ts'
import { CardFacts } from '#app/entities/lead/list/CardFacts.tsx'
import type { Column } from '#app/entities/lead/list/columns.ts'
import type { Search } from '#app/entities/lead/list/search.ts'
import type { ViewControls } from '#app/entities/lead/list/useView.ts'
import { WideList } from '#app/entities/lead/list/WideList.tsx'
import { Badge } from '#app/ui/Badge.tsx'
import { Button } from '#app/ui/Button.tsx'
import { buttonClass } from '#app/ui/buttonClass.ts'
import { Checkbox, SelectAll } from '#app/ui/Checkbox.tsx'
import { classes } from '#app/ui/classes.ts'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { LongList } from '#app/ui/LongList.tsx'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import type { Selection } from '#app/ui/useSelection.ts'
import { useWide } from '#app/ui/useWide.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Product } from '#db/model/entities/product.ts'
import { type LeadActions, LeadMenu } from './LeadMenu.tsx'
import type { Leads } from './useLeads.ts'

const ROW_HEIGHT_PX = 53

interface LeadListProps extends Omit<LeadCardsProps, 'leads' | 'columns'> {
  /** Undefined while they are read, as is the view. */
  leads: Leads | undefined
  view: ViewControls | undefined
  sought: Sought
}

interface Sought {
  search: Search
  onClear: () => void
}

/** The leads as cards or as a table, or why there are none. */
export function LeadList({ leads, view, products, selection, actions, sought }: LeadListProps) {
  const wide = useWide()
  const menuOf = useCallback((lead: Lead) => <LeadMenu lead={lead} actions={actions} />, [actions])
  if (!leads || !view) return <SkeletonList />
  if (leads.saved.length === 0) return <NoLeads />
  const { shown } = leads
  if (shown.length === 0) return <NothingFound {...sought} />
  const list = { leads: shown, products, selection }
  if (wide) {
    return (
      <WideList
        label="Leads"
        list="leads"
        {...list}
        view={view}
        onOpen={actions.view}
        action={menuOf}
        actionLabel="Actions"
        rowHeight={ROW_HEIGHT_PX}
      />
    )
  }
  return (
    <>
      <SelectAll selection={selection} className="pl-3 text-sm" />
      <LeadCards {...list} columns={view.visible} actions={actions} />
    </>
  )
}

/** The way on from a search that found nobody: another search, or a lead of that name. */
function NothingFound({ search, onClear }: Sought) {
  const typed = (search.anywhere || search.name).trim()
  return (
    <EmptyState
      icon={<SearchX />}
      title="No matching leads found"
      action={
        <>
          <Button variant="secondary" onClick={onClear}>
            Clear search
          </Button>
          {typed && (
            <Link
              to="/manual-lead-entry"
              search={{ fullName: typed }}
              className={classes(buttonClass('secondary'), 'max-w-full')}
            >
              <span className="truncate">Add “{typed}”</span>
            </Link>
          )}
        </>
      }
    />
  )
}

function NoLeads() {
  return (
    <EmptyState
      icon={<Users />}
      title="No leads yet"
      text="Find companies that may buy your product, or add someone you met."
      action={
        <>
          <Link to="/lead-generation" className={buttonClass('primary')}>
            Generate Leads
          </Link>
          <Link to="/manual-lead-entry" className={buttonClass('secondary')}>
            Add New Lead
          </Link>
        </>
      }
    />
  )
}

const CARD_HEIGHT_PX = 190

interface LeadCardsProps {
  leads: readonly Lead[]
  products: ReadonlyMap<number, Product>
  /** Those whose facts are shown, in order. */
  columns: readonly Column[]
  selection: Selection
  actions: LeadActions
}

/** Leads on a phone. */
function LeadCards({ leads, products, selection, ...card }: LeadCardsProps) {
  return (
    <LongList label="Leads" rows={leads} rowHeight={CARD_HEIGHT_PX} rowClassName="pb-2" stateless>
      {(lead) => (
        <LeadCard
          lead={lead}
          product={products.get(lead.productId ?? 0)}
          selected={selection.has(lead.id)}
          onSelect={selection.set}
          {...card}
        />
      )}
    </LongList>
  )
}

interface LeadCardProps extends Pick<LeadCardsProps, 'columns' | 'actions'> {
  lead: Lead
  product: Product | undefined
  selected: boolean
  onSelect: Selection['set']
}

const LeadCard = memo(function LeadCard(props: LeadCardProps) {
  const { lead, product, columns, selected, onSelect, actions } = props
  return (
    <article className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-start rounded-lg border border-line bg-surface py-1">
      <Checkbox
        label={`Select ${leadName(lead)}`}
        hideLabel
        checked={selected}
        onCheckedChange={(checked) => onSelect(lead.id, checked)}
        className="z-10"
      />
      <div className="min-w-0 pt-2.5 pb-2">
        <button
          type="button"
          onClick={() => actions.view(lead)}
          className="block max-w-full truncate text-left font-semibold after:absolute after:inset-0"
        >
          {leadName(lead)}
        </button>
        <p className="mb-1 flex items-center gap-2 text-muted text-sm">
          <span className="truncate">{leadRole(lead) || '-'}</span>
          {lead.sample && <Badge tone="blue">Sample</Badge>}
        </p>
        <CardFacts lead={lead} product={product} columns={columns} list="leads" />
      </div>
      <div className="relative z-10">
        {/* An open menu never passes to the lead that comes next into this card. */}
        <LeadMenu key={lead.id} lead={lead} actions={actions} />
      </div>
    </article>
  )
})
