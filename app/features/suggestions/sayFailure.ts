import { notify } from '#app/ui/toast.ts'
import { Refused } from '#db/model/mutation.ts'

/** Says why a change was not made: the refusal's own sentence, else the one given. */
export function sayFailure(error: unknown, title: string, otherwise?: string): void {
  notify({ title, text: error instanceof Refused ? error.message : otherwise, tone: 'error' })
}
