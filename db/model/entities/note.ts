import * as v from 'valibot'
import { Id } from '#db/model/id.ts'
import { rowEntries } from '#db/model/schema.ts'
import { defineMutation, newRow } from '#db/model/sync/mutation.ts'
import { createOf, deleteOf, restoreOf } from './entity.ts'

/** What someone wrote down about a lead, once: a row of its own, so that no two notes can be in each other's way. */
export const Note = v.object({ ...rowEntries, leadId: Id, text: v.string() })
export type Note = v.InferOutput<typeof Note>

export const NewNote = v.object({
  leadId: Id,
  text: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Please write a note'),
    v.maxLength(20_000, 'Please use at most 20000 characters'),
  ),
})

const HALF_OF_IDS = 2 ** 52

/** The id of the note that an email was sent: the same on every device, as an email is sent once. */
export const sentNoteId = (emailId: number): number =>
  emailId > HALF_OF_IDS ? emailId - HALF_OF_IDS : emailId + HALF_OF_IDS

export const noteMutations = {
  'note.add': createOf('notes', NewNote, (note) => note),
  /** Tells on a lead that an email was sent, under `sentNoteId`; where another device has told it, that stands. */
  'note.sent': defineMutation({
    table: 'notes',
    args: v.object({ id: Id, fields: NewNote }),
    apply: (row, { id, fields }, ctx) => row ?? { ...fields, ...newRow(id, ctx) },
  }),
  'note.delete': deleteOf('notes'),
  'note.restore': restoreOf('notes'),
}
