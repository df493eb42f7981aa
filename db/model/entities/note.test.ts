import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Id, newId } from '#db/model/id.ts'
import { note, sentNoteId } from './note.ts'

const ctx = { at: '2026-03-04T09:00:00.000Z', userId: 7, teamId: 2 }
const later = { ...ctx, at: '2026-03-05T09:00:00.000Z', userId: 8 }
const sent = (text: string) => ({ id: sentNoteId(4711), fields: { leadId: 10, text } })

test('that an email was sent is noted once, in the words of the first who says so', () => {
  const told = note.mutations['note.sent'].run(undefined, sent('Email sent: Ovens'), ctx)
  expect(told).toMatchObject({ leadId: 10, text: 'Email sent: Ovens', createdBy: 7, createdAt: ctx.at })
  expect(note.mutations['note.sent'].run(told, sent('Email sent: Deck ovens'), later)).toEqual(told)
})

test('such a note has one id on every device, and another for every email', () => {
  const emails = Array.from({ length: 1000 }, newId)
  const notes = emails.map(sentNoteId)
  expect(notes.every((id) => v.is(Id, id))).toBe(true)
  expect(new Set([...emails, ...notes]).size).toBe(2000)
  expect(emails.map(sentNoteId)).toEqual(notes)
})
