import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { IdText, idParam, query, streamedBody } from '#api/http/body.ts'
import { ApiError, notFound, secondFactorMissing, unauthenticated } from '#api/http/errors.ts'
import type { Guarded } from '#api/http/guarded.ts'
import { MOST_FILE_BYTES } from '#db/model/file.ts'
import { newId } from '#db/model/id.ts'
import { isMember, isWithheld } from '#db/server/teams.ts'
import { type Upload, uploadOf } from '#db/server/uploads.ts'
import { maySee } from './access.ts'
import type { UploadDeps } from './folder.ts'
import type { Keep } from './keep.ts'

const Whose = v.object({ userId: IdText, teamId: IdText })
/** The overhead of a form around its file. */
const FORM_BYTES = 64 * 1024
/** The file, a few fields, and the end. */
const MOST_PARTS = 20

/**
 * Uploads. A phone chooses the id of a file for its team's rows (PUT). A file from a form belongs to the
 * person, such as the avatar of a team that does not exist yet, and gets its id in the response (POST).
 */
export function uploadRoutes({ store, uploads }: UploadDeps, keep: Keep) {
  return new Hono<Guarded>()
    .put('/:id', idParam, query(Whose), async (c) => {
      const { userId, teamId } = c.req.valid('query')
      // The session of another person must not send files in this person's name.
      if (userId !== c.get('user').id) throw unauthenticated()
      if (!(await isMember(store.read, userId, teamId))) {
        throw new ApiError(404, 'You are not a member of this team.')
      }
      if (await isWithheld(store.read, userId, teamId)) throw secondFactorMissing()
      const bytes = await bytesOf(c, MOST_FILE_BYTES)
      const { id } = c.req.valid('param')
      return c.json({ fileUrl: await keep({ id, teamId, createdBy: userId, bytes }) })
    })
    .post('/', async (c) => {
      const form = await formOf(c)
      const file = form.get('file')
      if (!(file instanceof File)) throw new ApiError(400, 'Failed to upload file')
      const bytes = new Uint8Array(await file.arrayBuffer())
      if (bytes.length > MOST_FILE_BYTES) throw tooLarge()
      const { id: userId } = c.get('user')
      const fileUrl = await keep({ id: newId(), teamId: userId, createdBy: userId, bytes })
      return c.json({ fileUrl }, 201)
    })
    .get('/:id', idParam, async (c) => {
      const { id } = c.req.valid('param')
      const upload = await uploadOf(store.read, id)
      if (!upload || !(await maySee(store.read, c.get('user').id, upload))) throw notFound()
      const bytes = await uploads.get(id)
      if (!bytes) throw notFound()
      return c.body(Buffer.from(bytes), 200, headersOf(upload))
    })
}

/**
 * Nothing in a file is executed, and a browser that several people share shows it only to a person who may
 * see it.
 */
const headersOf = ({ id, type }: Upload) => ({
  'Content-Type': type,
  'Content-Disposition': type === 'application/pdf' ? `attachment; filename="rove-${id}.pdf"` : 'inline',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'private, max-age=31536000, immutable',
  Vary: 'Cookie',
})

const tooLarge = () => new ApiError(413, `Max file size is ${MOST_FILE_BYTES / 1024 / 1024}MB`)

async function bytesOf(c: Context, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  for await (const chunk of streamedBody(c, most)) chunks.push(chunk)
  return Uint8Array.from(Buffer.concat(chunks))
}

/** The maximum number of parts in a form: the number of occurrences of its boundary. */
function partsOf(bytes: Uint8Array, type: string): number {
  const [, quoted, plain = ''] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? []
  const between = Buffer.from(`--${quoted ?? plain}`)
  const form = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  let parts = 0
  let at = form.indexOf(between)
  while (at >= 0 && parts <= MOST_PARTS) {
    parts++
    at = form.indexOf(between, at + between.length)
  }
  return parts
}

async function formOf(c: Context): Promise<FormData> {
  const bytes = await bytesOf(c, MOST_FILE_BYTES + FORM_BYTES)
  const headers = { 'Content-Type': c.req.header('Content-Type') ?? '' }
  if (partsOf(bytes, headers['Content-Type']) > MOST_PARTS) throw new ApiError(400, 'Failed to upload file')
  return new Response(bytes, { headers }).formData().catch(() => {
    throw new ApiError(400, 'Failed to upload file')
  })
}
