import { Check, Ellipsis, Link2, ListRestart, Lock, Pencil, Trash2 } from 'lucide-react'
import { isSameQuery, type LeadQuery, queryIn, searchOf } from '#app/entities/lead/list/query.ts'
import { classes } from '#app/ui/classes.ts'
import { copyText } from '#app/ui/copy.ts'
import { Menu, MenuItem } from '#app/ui/Menu.tsx'
import { notify } from '#app/ui/toast.ts'
import { allLeads, isWorthKeeping } from './names.ts'
import { type ShownView, useViews } from './useViews.ts'

interface ViewListProps {
  query: LeadQuery
  onQuery: (query: LeadQuery) => void
  onRename: (view: ShownView) => void
}

/** The team's views and the person's private ones, to open, rename, replace and remove. */
export function ViewList({ query, onQuery, onRename }: ViewListProps) {
  const { views, replace, remove } = useViews()
  if (views.length === 0) return null
  return (
    <ul aria-label="Views" className="divide-y divide-line">
      <li>
        <Opens name="All leads" isOpen={!isWorthKeeping(query)} onOpen={() => onQuery(allLeads)} />
      </li>
      {views.map((view) => {
        const shows = queryIn(view.search)
        const isOpen = isSameQuery(shows, query)
        return (
          <li key={view.id} className="flex items-center">
            <Opens
              name={view.name}
              isOwn={view.seenBy === 'me'}
              isOpen={isOpen}
              onOpen={() => onQuery(shows)}
            />
            <Menu label={`Actions for the view ${view.name}`} trigger={<Ellipsis />}>
              <MenuItem icon={<Link2 />} onSelect={() => void copyLink(view)}>
                Copy link
              </MenuItem>
              <MenuItem icon={<Pencil />} onSelect={() => onRename(view)}>
                Rename
              </MenuItem>
              {!isOpen && isWorthKeeping(query) && (
                <MenuItem icon={<ListRestart />} onSelect={() => void replace(view, searchOf(query))}>
                  Show what is set now
                </MenuItem>
              )}
              <MenuItem icon={<Trash2 />} danger onSelect={() => void remove(view)}>
                Delete
              </MenuItem>
            </Menu>
          </li>
        )
      })}
    </ul>
  )
}

interface OpensProps {
  name: string
  /** Whether only this person sees it. */
  isOwn?: boolean
  isOpen: boolean
  onOpen: () => void
}

function Opens({ name, isOwn, isOpen, onOpen }: OpensProps) {
  return (
    <button
      type="button"
      aria-pressed={isOpen}
      onClick={onOpen}
      className={classes(
        'flex min-h-control min-w-0 flex-1 items-center gap-2 rounded-md px-1 text-left',
        isOpen && 'font-semibold text-accent-ink',
      )}
    >
      <span className="truncate">{name}</span>
      {isOwn && <Lock role="img" aria-label="only you see it" className="size-4 shrink-0 text-muted" />}
      {isOpen && <Check aria-hidden className="size-4.5 shrink-0" />}
    </button>
  )
}

/** Everybody in the team who opens the link sees the same list. */
async function copyLink({ search }: ShownView) {
  const address = `${location.origin}/lead-management${search}`
  if (await copyText(address))
    notify({ title: 'Copied!', text: 'Team mates who open the link see the same.' })
  else notify({ title: 'Could not copy', text: address, tone: 'error' })
}
