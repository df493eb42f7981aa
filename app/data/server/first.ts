import * as v from 'valibot'
import { FirstAnswer } from '#db/model/entities/first.ts'

/**
 * The response to the request that the page sent while the app was loading (app/start/boot.ts).
 * @returns undefined if the page sent none, because it knew the person, or if there was no response
 */
export async function firstAnswer(): Promise<FirstAnswer | undefined> {
  const answer = v.safeParse(FirstAnswer, await window.boot?.first)
  return answer.success ? answer.output : undefined
}
