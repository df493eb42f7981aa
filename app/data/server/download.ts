import * as v from 'valibot'
import { call } from './call.ts'

const Ticket = v.object({ url: v.pipe(v.string(), v.startsWith('/api/downloads/')) })

/**
 * Lets the browser save a file that the server generates, piece by piece, so that it need not fit into
 * memory.
 * @param path of the call that requests the download with the password
 * @throws CallError, TypeError when the server is unreachable
 */
export async function download(path: string, password: string): Promise<void> {
  const { url } = await call(Ticket, 'POST', path, { password })
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
