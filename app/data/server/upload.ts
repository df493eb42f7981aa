import * as v from 'valibot'

const Uploaded = v.object({ fileUrl: v.string() })
const Refusal = v.object({ message: v.pipe(v.string(), v.nonEmpty()) })

/**
 * Uploads a file of the person's own, such as an avatar, without a time limit.
 * @param onProgress receives the sent share, from 0 to 1
 * @returns the address by which rows refer to the file
 * @throws Error with a sentence for the person
 */
export async function upload(
  file: File,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<string> {
  const { ok, text } = await send(file, signal, onProgress)
  // A hotel's sign-in page is not a response from Rove.
  const uploaded = v.safeParse(v.pipe(v.string(), v.parseJson(), Uploaded), text)
  if (ok && uploaded.success) return uploaded.output.fileUrl
  const refusal = v.safeParse(v.pipe(v.string(), v.parseJson(), Refusal), text)
  throw new Error(refusal.success ? refusal.output.message : 'Failed to upload file')
}

/** Not with `fetch`, which does not report upload progress. */
function send(file: File, signal: AbortSignal, onProgress: (share: number) => void) {
  return new Promise<{ ok: boolean; text: string }>((resolve, reject) => {
    const body = new FormData()
    body.set('file', file)
    const request = new XMLHttpRequest()
    const fail = () => reject(new Error('The server is out of reach. Uploading a file needs a connection.'))
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () =>
      resolve({ ok: request.status >= 200 && request.status < 300, text: request.responseText })
    request.onerror = fail
    request.onabort = fail
    signal.addEventListener('abort', () => request.abort())
    request.open('POST', '/api/uploads')
    request.send(body)
  })
}
