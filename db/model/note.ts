import * as v from 'valibot'
import { Id } from './id.ts'
import { createOf, deleteOf, restoreOf } from './noun.ts'
import { rowEntries } from './row.ts'

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

export const noteMutations = {
  'note.add': createOf('notes', NewNote, (note) => note),
  'note.delete': deleteOf('notes'),
  'note.restore': restoreOf('notes'),
}
