import * as v from 'valibot'
import { FIRST_ROWS } from '#app/start/keys.ts'

const FirstScreen = v.object({
  ids: v.array(v.number()),
  /** How many rows the whole list had. */
  total: v.number(),
})
export type FirstScreen = v.InferOutput<typeof FirstScreen>

const ROWS = 30

/** What a team's list of leads is kept under, by its order. */
export const leadsListName = (teamId: number, sort: { by: string; descending: boolean }) =>
  `${teamId}-${sort.by}-${sort.descending}`

/**
 * Keeps which rows a list began with, so that its next start can show them before all the others are read.
 * @param total how many the whole list has
 */
export function keepFirstScreen(
  name: string,
  rows: readonly { id: number }[],
  total: number = rows.length,
): void {
  const first: FirstScreen = { ids: rows.slice(0, ROWS).map(({ id }) => id), total }
  localStorage.setItem(keyOf(name), JSON.stringify(first))
}

/** @returns undefined before the list was ever whole */
export function keptFirstScreen(name: string): FirstScreen | undefined {
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), FirstScreen), localStorage.getItem(keyOf(name)))
  return kept.success ? kept.output : undefined
}

const keyOf = (name: string) => `${FIRST_ROWS}${name}`
