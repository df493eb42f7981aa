import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import Database from 'better-sqlite3'
import { sessionIdOf } from '#db/server/sessions.ts'
import { buildScript } from '../page.ts'
import { documentOf, SHOWN, type ShownLead, workerOf } from './document.ts'

const PATH = '/lead-management'
const LEADS = 50

/** A page that does what is measured and nothing else, on a server of its own. */
export interface Reference {
  url: string
  close(): void
}

interface File {
  type: string
  body: Buffer
}

/**
 * Serves a page of 50 leads, in as few bytes and round trips as there can be.
 * @param made by React with a router and queries, or by nothing but the browser
 * @param dataDir where the server's store is, for leads and sessions
 */
export async function openReference(made: 'bare' | 'plain', dataDir: string): Promise<Reference> {
  const drawn = made === 'bare'
  const file = (type: string, text: string): File => ({ type, body: pack(text, 11) })
  const files: Record<string, File> = {
    [PATH]: file('text/html; charset=utf-8', documentOf(drawn)),
    '/sw.js': file('text/javascript', workerOf(drawn ? [PATH, '/app.js'] : [PATH])),
  }
  if (drawn) {
    const script = await buildScript(join(import.meta.dirname, 'bare.tsx'), 'bare')
    files['/app.js'] = file('text/javascript', script)
  }
  const db = new Database(join(dataDir, 'rove.db'), { readonly: true })
  const leads = db.prepare<[string], ShownLead>(
    `SELECT ${SHOWN.map((name) => `leads.${name}`).join(', ')} FROM leads
     JOIN members ON members.teamId = leads.teamId JOIN sessions ON sessions.userId = members.userId
     WHERE sessions.id = ? ORDER BY leads.id DESC LIMIT ${LEADS}`,
  )

  function answer({ url = '', headers: { cookie = '' } }: IncomingMessage, outgoing: ServerResponse) {
    const [, secret = ''] = /rove_session=([^;]+)/.exec(cookie) ?? []
    const data = () => ({
      type: 'application/json',
      body: pack(JSON.stringify(leads.all(sessionIdOf(secret))), 5),
    })
    const found = url === '/first' ? data() : files[url]
    outgoing.writeHead(found ? 200 : 404, {
      ...(found && {
        'Content-Type': found.type,
        'Content-Encoding': 'br',
        'Content-Length': found.body.length,
      }),
      // Another build's would have another name.
      'Cache-Control': url === '/app.js' ? 'max-age=31536000, immutable' : 'no-cache',
    })
    outgoing.end(found?.body)
  }

  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address !== 'object') throw new Error('The page has no address')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close() {
      server.closeAllConnections()
      server.close()
      db.close()
    },
  }
}

const pack = (text: string, quality: number) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
