import { Link } from '@tanstack/react-router'
import { LayoutGrid, List, ListChecks, Trash2 } from 'lucide-react'
import { brands } from '#app/entities/product/ProductFields.tsx'
import { Button } from '#app/ui/Button.tsx'
import { buttonClass } from '#app/ui/buttonClass.ts'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { ListTools } from '#app/ui/ListTools.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import type { Selection } from '#app/ui/useSelection.ts'
import type { ProductFilter } from './productFilter.ts'
import type { ProductView } from './useProductView.ts'
import { valueRanges } from './valueRange.ts'

export interface ProductToolsProps {
  filter: ProductFilter
  onFilter: (filter: ProductFilter) => void
  view: ProductView
  onView: (view: ProductView) => void
  selection: Selection
  onDeleteSelected: () => void
}

/** The controls above the products: filter, layout and selection. */
export function ProductTools({ filter, onFilter, view, onView, ...selecting }: ProductToolsProps) {
  return (
    <div className="mb-2 flex flex-wrap items-center gap-2">
      <search className="grid w-96 grid-cols-2 gap-2">
        <Filters filter={filter} onFilter={onFilter} />
      </search>
      <SelectAll {...selecting} />
      <fieldset className="ml-auto flex">
        <legend className="sr-only">View</legend>
        <IconButton
          label="Grid view"
          icon={<LayoutGrid />}
          aria-pressed={view === 'grid'}
          onClick={() => onView('grid')}
        />
        <IconButton
          label="List view"
          icon={<List />}
          aria-pressed={view === 'list'}
          onClick={() => onView('list')}
        />
      </fieldset>
    </div>
  )
}

interface PhoneToolsProps extends FiltersProps {
  onSelect: () => void
}

/** The same on a phone: the title, and one sheet for the rest. */
export function PhoneTools({ onSelect, ...filters }: PhoneToolsProps) {
  return (
    <ListTools
      search={
        <div className="flex items-baseline gap-2">
          <h1 className="font-bold text-screen tracking-tight">Products</h1>
          <p className="min-w-0 truncate text-muted text-xs">What you sell, and to whom</p>
        </div>
      }
      sheetTitle="Filter"
      sheet={(close) => (
        <div className="grid gap-4">
          <Filters {...filters} />
          <Button
            variant="secondary"
            icon={<ListChecks />}
            onClick={() => {
              close()
              onSelect()
            }}
          >
            Select products
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

type FiltersProps = Pick<ProductToolsProps, 'filter' | 'onFilter'>

const Filters = ({ filter, onFilter }: FiltersProps) => (
  <>
    <SelectField
      label="Brand"
      hideLabel
      placeholder="All brands"
      options={brandOptions}
      value={filter.brand}
      onChange={(event) => onFilter({ ...filter, brand: event.target.value })}
    />
    <SelectField
      label="Value range in dollars"
      hideLabel
      placeholder="All values"
      options={valueOptions}
      value={filter.value}
      onChange={(event) => onFilter({ ...filter, value: event.target.value })}
    />
  </>
)

const brandOptions = brands.map((brand) => ({
  value: brand,
  label: `${brand.charAt(0).toUpperCase()}${brand.slice(1)}`,
}))

const valueOptions = valueRanges.map((range) => ({ value: range, label: `$${range}` }))

function SelectAll({
  selection: { count, total, setAll },
  onDeleteSelected,
}: Pick<ProductToolsProps, 'selection' | 'onDeleteSelected'>) {
  return (
    <>
      <Checkbox
        className="px-2"
        checked={count > 0 && count === total}
        indeterminate={count > 0 && count < total}
        disabled={total === 0}
        onCheckedChange={setAll}
        label={count > 0 ? `${count} selected` : 'Select all'}
      />
      {count > 0 && (
        <Button variant="danger" icon={<Trash2 />} onClick={onDeleteSelected}>
          Delete Selected ({count})
        </Button>
      )}
    </>
  )
}
