import type { RefObject } from 'react'
import { memberName, useKnownMembers } from '#app/data/server/members.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { Button } from '#app/ui/Button.tsx'
import { mentionAt, mentionable, type TypedMention } from '#db/model/mention.ts'

const MOST = 4

interface MentionChoiceProps {
  box: RefObject<HTMLTextAreaElement | null>
  /** What stands before the cursor of the box. */
  mention: TypedMention | undefined
  onChosen: () => void
}

/** The team mates whose name somebody begins to type after "@" in a text; a tap completes the name. */
export function MentionChoice({ box, mention, onChosen }: MentionChoiceProps) {
  const { user, team } = useWorkspace()
  const members = useKnownMembers(team.id, mention !== undefined && !team.personal) ?? []
  const others = members.filter(({ userId }) => userId !== user.id)
  const offered = new Set(
    mention &&
      mentionable(
        others.map((member) => member.user),
        mention.name,
      ).slice(0, MOST),
  )
  const people = others.filter((member) => offered.has(member.user))
  const choose = (name: string) => {
    const area = box.current
    if (!area || !mention) return
    area.setRangeText(`@${name} `, mention.from, area.selectionEnd, 'end')
    area.focus()
    // The form keeps its draft when something is typed.
    area.dispatchEvent(new InputEvent('input', { bubbles: true }))
    onChosen()
  }
  return (
    <>
      <p role="status" className="sr-only">
        {people.length > 0 && `Team mates to mention: ${people.map(memberName).join(', ')}`}
      </p>
      {people.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be part of the form
        <div role="group" aria-label="Mention a team mate" className="flex flex-wrap gap-2 pb-2">
          {people.map((member) => (
            <Button key={member.userId} variant="secondary" onClick={() => choose(memberName(member))}>
              @{memberName(member)}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}

/** The mention that is being typed in a box, if its cursor is at the end of one. */
export const mentionIn = ({
  value,
  selectionStart,
  selectionEnd,
}: HTMLTextAreaElement): TypedMention | undefined =>
  selectionStart === selectionEnd ? mentionAt(value, selectionEnd) : undefined
