import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { serve } from './webServer.ts'

/** A letter of so many words, as a model writes one. */
export function letterOf(words: number, subject = 'Quieter ovens for Berg Logistics'): string {
  const frame = ['Dear Mia,', 'Kind regards,\nAna Tester']
  const filler = Array.from({ length: words - 6 }, (_, n) => (n % 12 === 11 ? 'today.' : 'word')).join(' ')
  return `Subject: ${subject}\n\n${frame[0]}\n\n${filler}\n\n${frame[1]}`
}

/** With everything in it that a letter may not hold, in a code fence. */
export const DRESSED = [
  '```text',
  '**Subject:** For {company}, with <b>care</b>',
  '',
  'Dear {firstName},<br>',
  'see https://evil.example/x and write to boss@evil.example.\u0007\u202e',
  '<script>alert(1)</script>## Offer',
  'We give you **[your offer]** for {{the order}}.',
  Array(240).fill('word').join(' '),
  '```',
].join('\n')

/** An AI service that writes when the test says so, as slowly as it likes. */
export interface Scribe extends AsyncDisposable {
  /** "host:port", for OUTBOUND_ALLOW. */
  allow: string
  access: { apiKey: string; baseUrl: string; model: string }
  /** Resolves when the next letter is asked for. */
  asked(): Promise<Sheet>
}

/** One letter on its way. */
export interface Sheet {
  say(text: string): void
  /** The letter is whole. */
  finish(): void
  /** The connection breaks. */
  tear(): void
  /** Resolves when nobody reads it any more. */
  left: Promise<unknown>
}

/** Starts it on a free port. */
export async function startScribe(): Promise<Scribe> {
  const waiting: ((sheet: Sheet) => void)[] = []
  const arrived: Sheet[] = []
  const site = await serve((request, response) => {
    if (request.url?.endsWith('/models')) {
      return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"data": []}')
    }
    request.resume()
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
    const sheet = sheetOn(response)
    const next = waiting.shift()
    if (next) next(sheet)
    else arrived.push(sheet)
  })
  const allow = `127.0.0.1:${site.port}`
  return {
    allow,
    access: { apiKey: 'sk-scribe', baseUrl: `http://${allow}/v1`, model: 'scribe-1' },
    asked: () => {
      const sheet = arrived.shift()
      return sheet ? Promise.resolve(sheet) : new Promise((resolve) => waiting.push(resolve))
    },
    [Symbol.asyncDispose]: () => site[Symbol.asyncDispose](),
  }
}

function sheetOn(response: ServerResponse): Sheet {
  const chunk = (delta: object, finish: string | null) =>
    response.write(`data: ${JSON.stringify({ choices: [{ delta, finish_reason: finish }] })}\n\n`)
  return {
    say: (content) => void chunk({ content }, null),
    finish() {
      chunk({}, 'stop')
      response.end('data: [DONE]\n\n')
    },
    tear: () => void response.destroy(),
    left: once(response, 'close'),
  }
}
