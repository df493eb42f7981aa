import { emptyTask, type Task } from '#db/model/entities/task.ts'

/** A task for tests; by default it is open, without a date, and empty. */
export const taskWith = (over: Partial<Task>): Task => ({
  ...emptyTask,
  id: 1,
  teamId: 2,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  createdBy: 7,
  deletedAt: null,
  leadId: 5,
  title: 'Send a quote',
  userId: 7,
  ...over,
})
