import { valueShown } from '#app/entities/field.ts'
import type { ShownStatus } from '#db/model/entities/lead.ts'

const shown = (status: ShownStatus) => valueShown('status', status)

/** What a screen reader says while a lead is moved between the columns of the board. */
export const boardWords = {
  howTo:
    'To move the lead to another status, press Space, then the left or right arrow key, and Space to put it down. Escape leaves it as it was.',
  pickedUp: (name: string, from: ShownStatus) => `${name} is picked up in ${shown(from)}.`,
  isOver: (name: string, over: ShownStatus) => `${name} is over ${shown(over)}.`,
  putDown: (name: string, from: ShownStatus, to: ShownStatus | undefined) =>
    to === undefined || to === from
      ? `${name} stays in ${shown(from)}.`
      : `${name} was moved to ${shown(to)}.`,
  leftAlone: (name: string, from: ShownStatus) => `${name} stays in ${shown(from)}.`,
}
