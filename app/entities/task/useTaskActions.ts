import { changeFailed } from '#app/data/failure.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { deleteRows } from '#app/entities/deletion.ts'
import { attempt } from '#app/ui/attempt.ts'
import type { Notice, Said } from '#app/ui/toast.ts'
import type { NewFile } from '#db/device/mutate.ts'
import { changesBetween } from '#db/model/entities/entity.ts'
import type { NewTask, Task } from '#db/model/entities/task.ts'
import { newId } from '#db/model/id.ts'
import type { Step } from './NextStep.tsx'

/** A task as the signed-in person writes it. */
type Written = Omit<NewTask, 'userId'>
interface Also {
  /** Files that the task refers to. */
  files?: readonly NewFile[]
  /** What follows from it, made and taken back with it. */
  steps?: readonly Step[]
}

const notSaved = changeFailed('Failed to save', 'Please try again.')

/** The functions that change open and finished tasks: each shows a notice with Undo. */
export function useTaskActions() {
  const { user, change, changeWithFiles } = useWorkspace()
  const withUndo = (said: Said, undo: () => Promise<void>): Notice => ({
    ...said,
    action: { label: 'Undo', onSelect: () => void attempt(undo, { failed: notSaved }) },
  })

  /** Makes changes, all or none, and offers to take them back. @returns whether they are on the device */
  const make = (first: Pick<Step, 'make' | 'back'>, said: Said, { files = [], steps = [] }: Also) => {
    const text = [said.text, ...steps.map((step) => step.said)].filter(Boolean).join('. ')
    const back = [...steps.map((step) => step.back), first.back]
    return attempt(() => changeWithFiles(files, first.make, ...steps.map((step) => step.make)), {
      done: withUndo({ title: said.title, text }, () => change(...back)),
      failed: notSaved,
    })
  }

  /** @returns whether it is on the device */
  const add = (written: Written, said: Said, also: Also = {}): Promise<boolean> => {
    const id = newId()
    const fields = { ...written, userId: user.id }
    return make(
      {
        make: { name: 'task.create', args: { id, fields } },
        back: { name: 'task.delete', args: { id } },
      },
      said,
      also,
    )
  }

  /** @returns whether the change is on the device */
  const edit = async (seen: Task, wanted: Partial<Task>, said: Said, also: Also = {}): Promise<boolean> => {
    const { id } = seen
    const changes = changesBetween(seen, wanted)
    if (!changes) return true
    const back = changesBetween({ ...seen, ...wanted }, seen) ?? {}
    return make(
      {
        make: { name: 'task.edit', args: { id, changes } },
        back: { name: 'task.edit', args: { id, changes: back } },
      },
      said,
      also,
    )
  }

  const finish = (task: Task) => edit(task, { done: true }, { title: 'Done', text: task.title })

  const remove = ({ id, version, title, done }: Task) =>
    deleteRows(change, [{ table: 'tasks', id, version }], {
      deleted: (count) => {
        const noun = done ? 'Entry' : 'Follow-up'
        return count === 1 ? { title: `${noun} deleted`, text: title } : { title: `${count} entries deleted` }
      },
      notDeleted: changeFailed('Failed to delete', 'Please try again.'),
      notRestored: changeFailed('Failed to restore', 'Please try again.'),
    })

  return { add, edit, finish, remove }
}
