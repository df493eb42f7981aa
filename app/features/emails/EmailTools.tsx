import { Link } from '@tanstack/react-router'
import { ArrowDown, ArrowUp, ListChecks, Trash2 } from 'lucide-react'
import { Button } from '#app/ui/Button.tsx'
import { buttonClass } from '#app/ui/buttonClass.ts'
import { RemovableChip } from '#app/ui/Chip.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { ListTools } from '#app/ui/ListTools.tsx'
import { SearchBox } from '#app/ui/SearchBox.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { inWords } from '#db/model/entities/label.ts'
import { type EmailFilter, type EmailSort, filterTones, sortKeys } from './emailList.ts'

interface EmailToolsProps {
  filter: EmailFilter
  onFilter: (filter: EmailFilter) => void
  onUnsentEnd: () => void
  sort: EmailSort
  onSort: (sort: EmailSort) => void
}

/** The controls above the emails: filter and sort order. */
export function EmailTools(tools: EmailToolsProps) {
  return (
    <search className="mb-2 grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1.3fr)] gap-2">
      <EmailSearch {...tools} />
      <ToneChoice {...tools} />
      <OrderChoice {...tools} />
      <UnsentChip {...tools} />
    </search>
  )
}

interface PhoneToolsProps extends EmailToolsProps {
  onSelect: () => void
}

/** The same on a phone: one search box, and one sheet for the rest. */
export function PhoneTools({ onSelect, ...tools }: PhoneToolsProps) {
  return (
    <ListTools
      sheetTitle="Sort and filter"
      chips={tools.filter.unsent && <UnsentChip {...tools} />}
      search={
        <search className="contents">
          <EmailSearch {...tools} />
        </search>
      }
      sheet={(close) => (
        <div className="grid gap-4">
          <ToneChoice {...tools} />
          <OrderChoice {...tools} />
          <Button
            variant="secondary"
            icon={<ListChecks />}
            onClick={() => {
              close()
              onSelect()
            }}
          >
            Select emails
          </Button>
          <Link to="/deleted" onClick={close} className={buttonClass('secondary')}>
            <Trash2 aria-hidden />
            Recently deleted
          </Link>
        </div>
      )}
    />
  )
}

const EmailSearch = ({ filter, onFilter }: EmailToolsProps) => (
  <SearchBox
    label="Search by subject, text or lead"
    value={filter.text}
    onValueChange={(text) => onFilter({ ...filter, text })}
  />
)

/** Says that the list shows only unsent emails. */
const UnsentChip = ({ filter, onUnsentEnd }: EmailToolsProps) =>
  filter.unsent && (
    <div className="flex py-1">
      <RemovableChip label={`Remove the filter ${unsentName(filter)}`} onRemove={onUnsentEnd}>
        {unsentName(filter)}
      </RemovableChip>
    </div>
  )

const unsentName = ({ writer }: EmailToolsProps['filter']) =>
  writer === undefined ? 'Not sent yet' : 'Mine, not sent yet'

const ToneChoice = ({ filter, onFilter }: EmailToolsProps) => (
  <SelectField
    label="Tone"
    hideLabel
    placeholder="All tones"
    options={toneOptions}
    value={filter.tone}
    onChange={({ target }) => onFilter({ ...filter, tone: target.value })}
  />
)

function OrderChoice({ sort, onSort }: EmailToolsProps) {
  const choose = (chosen: string) => {
    const by = sortKeys.find((key) => key === chosen)
    if (by) onSort({ by, descending: by === 'createdAt' })
  }
  return (
    <div className="flex">
      <SelectField
        label="Sort by"
        hideLabel
        options={sortOptions}
        value={sort.by}
        onChange={({ target }) => choose(target.value)}
        className="flex-1"
      />
      <IconButton
        label={sort.descending ? 'Descending; sort ascending' : 'Ascending; sort descending'}
        icon={sort.descending ? <ArrowDown /> : <ArrowUp />}
        onClick={() => onSort({ ...sort, descending: !sort.descending })}
      />
    </div>
  )
}

const toneOptions = filterTones.map((value) => ({ value, label: inWords(value) }))

const sortLabels: Record<EmailSort['by'], string> = {
  createdAt: 'By date',
  subject: 'By subject',
  lead: 'By lead',
  tone: 'By tone',
  status: 'By status',
}
const sortOptions = sortKeys.map((value) => ({ value, label: sortLabels[value] }))
