import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { reasonOf } from '#app/data/failure.ts'
import { CallError, call } from '#app/data/server/call.ts'
import { queryClient } from '#app/data/server/query.ts'
import {
  CompanyDirectory,
  DirectoryPreview,
  type FileFormat,
  ImportAnswer,
  type Mapping,
  PREVIEW_BYTES,
} from '#db/model/directory.ts'

const path = '/api/directories'
const listKey = (teamId: number) => ['directories', teamId]

/** The companies that the team and the server imported, the newest first. */
export const useDirectories = (teamId: number) =>
  useQuery({
    queryKey: listKey(teamId),
    queryFn: () => call(v.array(CompanyDirectory), 'GET', path),
    refetchOnMount: 'always',
  })

/**
 * How the server would read a file, according to its beginning.
 * @param mapping the meaning of the columns; without it the server guesses
 * @throws CallError, TypeError when the server is unreachable
 */
export const previewFile = (file: File, signal: AbortSignal, mapping?: Mapping) => {
  const query = mapping ? `?${new URLSearchParams({ mapping: JSON.stringify(mapping) })}` : ''
  return sendFile(DirectoryPreview, `${path}/preview${query}`, { body: file.slice(0, PREVIEW_BYTES), signal })
}

/**
 * Imports a file.
 * @param onSent receives the sent share of the file, 0 to 1
 * @throws CallError, TypeError when the server is unreachable, DOMException AbortError
 */
export async function importFile(
  teamId: number,
  file: File,
  about: { name: string; format: FileFormat; mapping: Mapping },
  { onSent, signal }: { onSent: (share: number) => void; signal: AbortSignal },
): Promise<ImportAnswer> {
  const query = new URLSearchParams({ ...about, mapping: JSON.stringify(about.mapping) })
  const answer = await sendFile(ImportAnswer, `${path}?${query}`, { body: file, signal, onSent })
  await refresh(teamId)
  return answer
}

/** @throws CallError, TypeError when the server is unreachable */
export async function removeDirectory(teamId: number, id: number): Promise<void> {
  await call(v.undefined(), 'DELETE', `${path}/${id}`)
  await refresh(teamId)
}

const refresh = (teamId: number) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: listKey(teamId) }),
    queryClient.invalidateQueries({ queryKey: ['sources', teamId] }),
  ])

/** The sentence for an unreachable server. */
export const NEEDS = 'Imported companies need a connection.'

/** Explains to the person why an action on imported companies failed. */
export const whyNot = (error: unknown): string => reasonOf(error, NEEDS)

const Refusal = v.pipe(v.string(), v.parseJson(), v.object({ message: v.string() }))

interface Sending {
  body: Blob
  signal: AbortSignal
  /** Receives the sent share, 0 to 1. */
  onSent?: (share: number) => void
}

/**
 * Sends a file unchanged, with the session's cookie and without a time limit. Not with `fetch`, which does
 * not report upload progress.
 * @param schema of the response
 * @throws CallError for a response other than 2xx, TypeError when the server is unreachable, DOMException
 * AbortError
 */
function sendFile<S extends v.GenericSchema>(
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
