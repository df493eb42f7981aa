import * as v from 'valibot'
import { FirstAnswer } from '#db/model/entities/first.ts'

/**
 * What the page asked the server for while the app was on its way (app/start/boot.ts).
 * @returns undefined where it did not ask, as it knew who works here, or nothing came
 */
export async function firstAnswer(): Promise<FirstAnswer | undefined> {
  const answer = v.safeParse(FirstAnswer, await window.boot?.first)
  return answer.success ? answer.output : undefined
}
