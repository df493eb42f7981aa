import type { ServerResponse } from 'node:http'

/** What a service may do instead of answering. */
export type Fault =
  | { status: number; headers?: Record<string, string>; body?: string }
  | 'html'
  | 'malformed'
  | 'endless'
  | 'cut'
  | 'hang'

const json = { 'content-type': 'application/json' }

/** Answers a request with a fault; 'hang' leaves it open until the asker lets go. */
export function misbehave(response: ServerResponse, fault: Fault) {
  if (typeof fault === 'object') {
    const { status, headers = {}, body = '' } = fault
    response.writeHead(status, headers).end(body)
  } else if (fault === 'html') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Sorry</body></html>')
  } else if (fault === 'malformed') {
    response.writeHead(200, json).end('{"data": {"elements": "none", "emails": 7}, "elements"')
  } else if (fault === 'endless') {
    response.writeHead(200, json)
    const more = () => {
      while (!response.destroyed && response.write(' '.repeat(64 * 1024)));
    }
    response.on('drain', more)
    more()
  } else if (fault === 'cut') {
    response.writeHead(200, { ...json, 'content-length': '4096' })
    response.write('{"elements": [', () => response.destroy())
  }
}
