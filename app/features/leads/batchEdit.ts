import type { Change } from '#db/device/mutate.ts'
import { type Lead, MOST } from '#db/model/entities/lead.ts'
import { newId } from '#db/model/id.ts'

/** What is set for many leads at once; what is undefined or '' stays as it is. */
export interface BatchEdit {
  /** null for no product. */
  productId: number | null | undefined
  addedTag: string
  removedTag: string
  /** What is to be done about each lead. */
  followUp: string
  /** The day of the follow-up: "2026-03-04"; '' for none. */
  day: string
}

/** The changes of a batch edit, and those that undo it. Each list has changes of one name, so that it goes in batches. */
export interface BatchChanges {
  edits: Change[]
  tasks: Change[]
  undoEdits: Change[]
  undoTasks: Change[]
}

/**
 * The changes that a batch edit makes.
 * @param userId the person who gets the follow-ups
 * @param idOf makes the id of a follow-up
 */
export function batchChanges(
  leads: readonly Lead[],
  wanted: BatchEdit,
  userId: number,
  idOf: () => number = newId,
): BatchChanges {
  const found: BatchChanges = { edits: [], tasks: [], undoEdits: [], undoTasks: [] }
  const { followUp: title, day } = wanted
  for (const lead of leads) {
    const changes = fieldChanges(lead, wanted)
    if (changes.length > 0) {
      found.edits.push(edit(lead.id, changes))
      found.undoEdits.push(
        edit(
          lead.id,
          changes.map(([field, [from, to]]) => [field, [to, from]]),
        ),
      )
    }
    if (title === '') continue
    const id = idOf()
    const fields = { leadId: lead.id, title, dueAt: day || null, userId }
    found.tasks.push({ name: 'task.create', args: { id, fields } })
    found.undoTasks.push({ name: 'task.delete', args: { id } })
  }
  return found
}

type FieldChange = [field: string, fromTo: [unknown, unknown]]

const edit = (id: number, changes: readonly FieldChange[]): Change => ({
  name: 'lead.edit',
  args: { id, changes: Object.fromEntries(changes) },
})

function fieldChanges(lead: Lead, { productId, addedTag, removedTag }: BatchEdit): FieldChange[] {
  const changes: FieldChange[] = []
  if (productId !== undefined && productId !== lead.productId) {
    changes.push(['productId', [lead.productId, productId]])
  }
  const kept = lead.tags.filter((tag) => tag !== removedTag)
  const isNew = addedTag !== '' && !kept.some((tag) => tag.toLowerCase() === addedTag.toLowerCase())
  const tags = isNew && kept.length < MOST.tags ? [...kept, addedTag] : kept
  if (tags.join('\n') !== lead.tags.join('\n')) {
    changes.push(['tags', [lead.tags, tags]])
  }
  return changes
}
