import * as v from 'valibot'
import { Id } from '#db/model/id.ts'
import { multiline } from '#db/model/schema.ts'
import { defineMutation, newRow, rowEntries } from '#db/model/sync/mutation.ts'
import { createOf, defineEntity, deleteOf, ERASED, restoreOf } from './entity.ts'
import { erasedOf, KEPT, requiredField, schemasOf } from './field.ts'
import { lead } from './lead.ts'

const fields = {
  leadId: requiredField(Id, { erased: KEPT }),
  text: requiredField(v.pipe(v.string(), v.title('Note')), { erased: ERASED }),
}

/** A note about a lead. Each note is a row of its own, so that two people's notes never conflict. */
export const Note = v.object({ ...rowEntries, ...schemasOf(fields) })
export type Note = v.InferOutput<typeof Note>

export const NewNote = v.object({
  leadId: Id,
  text: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Please write a note'),
    v.maxLength(20_000, 'Please use at most 20000 characters'),
    multiline,
  ),
})

const HALF_OF_IDS = 2 ** 52

/**
 * The id of the note that says that an email was sent. It is the same on every device, because an email is sent once.
 */
export const sentNoteId = (emailId: number): number =>
  emailId > HALF_OF_IDS ? emailId - HALF_OF_IDS : emailId + HALF_OF_IDS

const SENT = 'Email sent: '

/** The text of the note that says that an email was sent. */
export const sentText = (subject: string): string => `${SENT}${subject}`

/** Whether a note says that an email was sent. */
export const isSentNote = ({ text }: Pick<Note, 'text'>): boolean => text.startsWith(SENT)

export const note = defineEntity({
  name: 'note',
  row: Note,
  titleOf: ({ text }) => text,
  parent: { entity: lead, field: 'leadId' },
  erased: erasedOf(fields),
  since: 3,
  mutations: {
    'note.add': createOf(NewNote, (written) => written),
    /**
     * Adds the note that an email was sent, with the id `sentNoteId`. If another device has added it, that note stays.
     */
    'note.sent': defineMutation({
      kind: 'add',
      args: v.object({ id: Id, fields: NewNote }),
      apply: (row: Note | undefined, { id, fields }, ctx) => row ?? { ...fields, ...newRow(id, ctx) },
    }),
    'note.delete': deleteOf<Note>(),
    'note.restore': restoreOf<Note>(),
  },
})
