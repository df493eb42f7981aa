import { Copy, Pencil, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useWorkspace } from '#app/data/workspace.tsx'
import { Button } from '#app/ui/Button.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { discardRefused, makesRow, type RefusedItem, sendAgain, typedOf } from '#db/device/attention.ts'
import { Fields, Item } from './Item.tsx'
import { SendAgain } from './SendAgain.tsx'
import { copyAndSay, useAct } from './useAct.ts'
import type { Words } from './useWords.ts'
import { failureTitle, refusedName, timeShown } from './words.ts'

/** Changes of one row that the server refused: why, what was typed, and what can be done. */
export function Refused({ item, words }: { item: RefusedItem; words: Words }) {
  const [first, ...later] = item.entries
  if (!first) return null
  const reasons = [...new Set(item.entries.map(({ message = '' }) => message))]
  return (
    <Item
      title={refusedName(item)}
      text={[failureTitle(first), words.teamNote(item.teamId)].filter(Boolean).join(' · ')}
      badge={{ tone: 'red', word: 'Refused' }}
      actions={<Actions item={item} words={words} />}
    >
      <p className="text-red">{makesRow(item) ? first.message : reasons.join(' ')}</p>
      <p className="text-muted text-sm">
        You did this at {timeShown(first.at)}
        {later.length > 0 &&
          `, and changed it ${later.length === 1 ? 'once' : `${later.length} times`} after`}
      </p>
      <Fields table={item.table} fields={typedOf(item.entries)} shown={words.shown} />
    </Item>
  )
}

/**
 * The team in which the change can be made again: its own, or, if the person left that team, the current team
 * for a new row.
 */
function useTeamFor(item: RefusedItem): number | undefined {
  const { user, team, teams } = useWorkspace()
  if (item.teamId === user.id || teams.some(({ id }) => id === item.teamId)) return item.teamId
  return makesRow(item) ? team.id : undefined
}

function Actions({ item, words }: { item: RefusedItem; words: Words }) {
  const [asked, setAsked] = useState<'edit' | 'discard'>()
  const teamId = useTeamFor(item)
  const close = () => setAsked(undefined)
  return (
    <>
      {teamId !== undefined && <Again item={item} teamId={teamId} onEdit={() => setAsked('edit')} />}
      <Button variant="ghost" icon={<Copy />} onClick={() => void copyAndSay(words.refusedText(item))}>
        Copy
      </Button>
      <Button variant="ghost" icon={<Trash2 />} onClick={() => setAsked('discard')}>
        Discard
      </Button>
      {asked === 'edit' && teamId !== undefined && <SendAgain item={item} teamId={teamId} onClose={close} />}
      <Discard item={item} open={asked === 'discard'} onClose={close} />
    </>
  )
}

function Again({ item, teamId, onEdit }: { item: RefusedItem; teamId: number; onEdit: () => void }) {
  const { store } = useWorkspace()
  const { act } = useAct()
  const typed = typedOf(item.entries)
  if (Object.keys(typed).length > 0) {
    return (
      <Button variant="secondary" icon={<Pencil />} onClick={onEdit}>
        Edit and send again
      </Button>
    )
  }
  const again = () => act('Sent again', () => sendAgain(store, item, { teamId, typed }))
  return (
    <Button variant="secondary" icon={<Send />} onClick={() => void again()}>
      Send again
    </Button>
  )
}

function Discard({ item, open, onClose }: { item: RefusedItem; open: boolean; onClose: () => void }) {
  const { store } = useWorkspace()
  const { act } = useAct()
  const discard = () => act('Discarded', () => discardRefused(store, item.entries)).then(onClose)
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title="Discard this for good?"
      text={`What you did to ${refusedName(item)} is not on the server. After this it is nowhere.`}
      confirmLabel="Discard"
      danger
      onConfirm={() => void discard()}
    />
  )
}
