import { SearchBox } from '#app/ui/SearchBox.tsx'
import { useWide } from '#app/ui/useWide.ts'
import { noSearch, type Search } from './search.ts'

interface LeadSearchBoxesProps {
  search: Search
  onSearch: (search: Search) => void
  /** Called on each keystroke, before typing pauses. */
  onTyping?: (search: Search) => void
  /** Called when a box gets the focus. */
  onFocus?: () => void
  className: string
}

/**
 * The search boxes of a list of leads. On a phone there is one box, which searches more than the two boxes of
 * a wide screen.
 */
export function LeadSearchBoxes({ search, onSearch, onTyping, onFocus, className }: LeadSearchBoxesProps) {
  const isWide = useWide()
  if (!isWide) {
    return (
      <search className={className} onFocus={onFocus}>
        <SearchBox
          label="Search leads by any word or number"
          value={search.anywhere || search.name || search.email}
          onValueChange={(anywhere) => onSearch({ ...noSearch, anywhere })}
          onTyping={(anywhere) => onTyping?.({ ...noSearch, anywhere })}
        />
      </search>
    )
  }
  return (
    <search className={className} onFocus={onFocus}>
      <SearchBox
        label="Search by name, company, position, or industry"
        value={search.name || search.anywhere}
        onValueChange={(name) => onSearch({ ...search, anywhere: '', name })}
        onTyping={(name) => onTyping?.({ ...search, anywhere: '', name })}
      />
      <SearchBox
        label="Search by email address"
        value={search.email}
        onValueChange={(email) => onSearch({ ...search, email })}
        onTyping={(email) => onTyping?.({ ...search, email })}
      />
    </search>
  )
}
