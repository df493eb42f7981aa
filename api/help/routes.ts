import { Hono } from 'hono'
import * as v from 'valibot'
import { body } from '#api/http/body.ts'
import type { Guarded } from '#api/http/guarded.ts'
import { MOST_QUESTION_CHARS } from '#db/help/question.ts'
import { form, line } from '#db/model/schema.ts'
import { answerHelp, type HelpDeps } from './answer.ts'

const Asked = form({ question: v.pipe(line(MOST_QUESTION_CHARS), v.minLength(1, 'Please enter a question')) })

/** Questions about Rove itself. */
export function helpRoutes(deps: HelpDeps) {
  return new Hono<Guarded>().post('/', body(Asked), async (c) => {
    const asker = { userId: c.get('user').id, teamId: c.get('teamId') }
    return c.json(await answerHelp(deps, asker, c.req.valid('json').question, c.req.raw.signal))
  })
}
