import * as v from 'valibot'
import { FIRST_ROWS } from '#app/start/keys.ts'

const FirstScreen = v.object({
  ids: v.array(v.number()),
  /** The number of rows in the whole list. */
  total: v.number(),
})
export type FirstScreen = v.InferOutput<typeof FirstScreen>

const ROWS = 30

/** The key of a team's list of leads in one sort order. */
export const leadsListName = (teamId: number, sort: { by: string; descending: boolean }) =>
  `${teamId}-${sort.by}-${sort.descending}`

/**
 * Stores the ids of a list's first rows, so that the next start can show these before all other rows are
 * read.
 * @param total the number of rows in the whole list
 */
export function keepFirstScreen(
  name: string,
  rows: readonly { id: number }[],
  total: number = rows.length,
): void {
  const first: FirstScreen = { ids: rows.slice(0, ROWS).map(({ id }) => id), total }
  localStorage.setItem(keyOf(name), JSON.stringify(first))
}

/** @returns undefined if the list has never been complete */
export function keptFirstScreen(name: string): FirstScreen | undefined {
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), FirstScreen), localStorage.getItem(keyOf(name)))
  return kept.success ? kept.output : undefined
}

const keyOf = (name: string) => `${FIRST_ROWS}${name}`
