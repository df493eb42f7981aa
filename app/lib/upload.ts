import * as v from 'valibot'

const Uploaded = v.object({ fileUrl: v.string() })
const Refusal = v.object({ message: v.pipe(v.string(), v.nonEmpty()) })

/**
 * Sends a file of the person's own, such as an avatar, for as long as that takes (SPEC.md section 7).
 * @returns the address by which rows name it
 * @throws Error with a sentence for the person
 */
export async function upload(file: File, signal: AbortSignal): Promise<string> {
  const response = await send(file, signal)
  // A hotel's sign-in page is no answer of Rove.
  const answer: unknown = await response.json().catch(() => undefined)
  const uploaded = v.safeParse(Uploaded, answer)
  if (response.ok && uploaded.success) return uploaded.output.fileUrl
  const refusal = v.safeParse(Refusal, answer)
  throw new Error(refusal.success ? refusal.output.message : 'Failed to upload file')
}

async function send(file: File, signal: AbortSignal): Promise<Response> {
  const body = new FormData()
  body.set('file', file)
  try {
    return await fetch('/api/uploads', { method: 'POST', credentials: 'same-origin', body, signal })
  } catch (cause) {
    throw new Error('The server is out of reach. Uploading a file needs a connection.', { cause })
  }
}
