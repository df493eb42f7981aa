import * as v from 'valibot'
import { CallError } from '#app/data/server/call.ts'

const Refusal = v.pipe(v.string(), v.parseJson(), v.object({ message: v.string() }))

export interface Sending {
  body: Blob
  signal: AbortSignal
  /** Told how much is sent, 0 to 1. */
  onSent?: (share: number) => void
}

/**
 * Sends a file as it is, with the session's cookie, for as long as that takes; fetch does not tell how far it is.
 * @param schema what the answer must be
 * @throws CallError for an answer other than 2xx, TypeError when the server is out of reach, DOMException AbortError
 */
export function sendFile<S extends v.GenericSchema>(
  schema: S,
  path: string,
  { body, signal, onSent }: Sending,
): Promise<v.InferOutput<S>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => onSent?.(total > 0 ? loaded / total : 0)
    request.onerror = () => reject(new TypeError('The server is out of reach.'))
    request.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'))
    request.onload = () => {
      const { status, responseText } = request
      if (status < 200 || status > 299) return reject(refusalOf(status, responseText))
      const answer = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), responseText)
      if (answer.success) resolve(answer.output)
      else reject(new TypeError('This is not an answer of Rove.'))
    }
    signal.addEventListener('abort', () => request.abort(), { once: true })
    if (signal.aborted) return reject(new DOMException('The upload was stopped.', 'AbortError'))
    request.send(body)
  })
}

function refusalOf(status: number, text: string): CallError {
  const refusal = v.safeParse(Refusal, text)
  const message = refusal.success ? refusal.output.message : ''
  return new CallError(status, text, { message, issues: [] })
}
