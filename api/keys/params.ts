import { vValidator } from '@hono/valibot-validator'
import * as v from 'valibot'
import { notFound } from '#api/http/errors.ts'
import { Id } from '#db/model/id.ts'
import { providers } from '#db/model/key.ts'

export const IdText = v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number), Id)
export const Service = v.picklist(providers)

/** All variable parts of a path at once (a second validator would replace the first); what does not fit is 404. */
export const params = <E extends v.ObjectEntries>(entries: E) =>
  vValidator('param', v.object(entries), (result) => {
    if (!result.success) throw notFound()
  })
