import type { RequestListener } from 'node:http'
import { createServer } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { serve } from '#tests/fakes/webServer.ts'
import { EgressDenied, HostUnavailable } from './errors.ts'
import { createHttpClient, type HttpClient, type HttpClientOptions } from './httpClient.ts'
import { isPublic } from './ip.ts'

const opened: HttpClient[] = []
afterEach(async () => {
  for (const http of opened.splice(0)) await http.close()
})

function open(options: Partial<HttpClientOptions> = {}): HttpClient {
  const http = createHttpClient({ allow: '', timeoutMs: 2000, ...options })
  opened.push(http)
  return http
}

const to =
  (...addresses: string[]) =>
  async () =>
    addresses

const redirect =
  (location: string, status = 302): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { location }).end('moved')

const forbidden = [
  'http://127.0.0.1/',
  'http://127.0.0.1./',
  'http://127.1/',
  'http://127.0.1/',
  'http://127.255.255.254/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.1/',
  'http://0x7F.0x0.0x0.0x1/',
  'http://017700000001/',
  'http://0177.0.0.1/',
  'http://0177.0x0.1/',
  'http://%31%32%37.0.0.1/',
  'http://１２７.0.0.1/',
  'http://127。0。0。1/',
  'http://①②⑦.0.0.1/',
  'http:127.0.0.1/',
  'http:\\\\127.0.0.1\\',
  'http://0/',
  'http://0.0.0.0/',
  'http://10.0.0.8/',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://192.168.1.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://2852039166/',
  'http://100.64.0.1/',
  'http://100.100.100.200/',
  'http://168.63.129.16/',
  'http://192.0.0.192/',
  'http://192.0.2.1/',
  'http://198.18.0.1/',
  'http://198.51.100.7/',
  'http://203.0.113.9/',
  'http://224.0.0.1/',
  'http://240.0.0.1/',
  'http://255.255.255.255/',
  'http://[::]/',
  'http://[::1]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[::127.0.0.1]/',
  'http://[::7f00:1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::ffff:0:127.0.0.1]/',
  'http://[::ffff:169.254.169.254]/',
  'http://[64:ff9b::127.0.0.1]/',
  'http://[64:ff9b:1::a00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/',
  'http://[fe80::1]/',
  'http://[fe80::1%25eth0]/',
  'http://[fec0::1]/',
  'http://[fc00::1]/',
  'http://[fd00:ec2::254]/',
  'http://[ff02::1]/',
  'http://[100::1]/',
  'http://[2001:db8::1]/',
  'http://[3fff::1]/',
  'http://[4000::1]/',
  'http://localhost/',
  'http://LOCALHOST/',
  'http://localhost./',
  'http://ⓛocalhost/',
  'http://shop.test@127.0.0.1/',
  'http://user:secret@shop.test/',
  'http://user@shop.test/',
  'http://shop.test:22/',
  'http://shop.test:8080/',
  'https://shop.test:6379/',
  'http://shop.test:0/',
  'http://127.0.0.1:80/',
  'file:///etc/passwd',
  'ftp://shop.test/',
  'gopher://shop.test/',
  'data:text/html,hello',
  'javascript:alert(1)',
  'ws://shop.test/',
  'blob:http://shop.test/1',
  'about:blank',
  'http://256.1.1.1/',
  'http://0.1.2.3/',
  'http://127.0.0.1.../',
  'http://0000177.0000.0000.0001/',
  'http://0x7f.0.0.0x1/',
  'http://127.0x1/',
  'http://0xA9FEA9FE/',
  'http://0251.0376.0251.0376/',
  'http://169.254.43518/',
  'http://172.16.1/',
  'http://192.88.99.1/',
  'http://198.19.255.255/',
  'http://100.127.255.255/',
  'http://233.252.0.1/',
  'http://239.255.255.250/',
  'http://[::ffff:a9fe:a9fe]/',
  'http://[::ffff:0:0:1]/',
  'http://[::10.0.0.1]/',
  'http://[64:ff9b::a9fe:a9fe]/',
  'http://[2002:a9fe:a9fe::1]/',
  'http://[2001::1]/',
  'http://[fe80::5efe:10.0.0.1]/',
  'http://[FE80::ABCD]/',
  'http://[ff05::2]/',
  'http://[0000:0000:0000:0000:0000:0000:0000:0000]/',
  'http://shop.localhost/',
  'http://a.b.LocalHost./',
  'http://%6c%6f%63%61%6c%68%6f%73%74/',
  'http://loc%61lhost/',
  'http://ｌｏｃａｌｈｏｓｔ/',
  'http://127.0.0.1%00.shop.test/',
  'http://shop.test\0.evil.test/',
  'http://shop.test%2f@127.0.0.1/',
  'http://127.0.0.1#@shop.test/',
  'http://127.0.0.1?@shop.test/',
  'http://shop.test\\@127.0.0.1/',
  `http://${'a'.repeat(64)}.test/`,
  `http://${'a.'.repeat(200)}test/`,
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://shop.test:80443/',
  'wss://shop.test/',
  'mailto:info@shop.test',
  'ldap://shop.test/',
  'dict://127.0.0.1:11211/',
  'tftp://shop.test/',
  'view-source:http://127.0.0.1/',
  'unix:/var/run/docker.sock',
  'http://',
  '//127.0.0.1/',
  '',
]

describe('an address that is not on the public web is never called', () => {
  test.each(forbidden)('%s', async (url) => {
    const http = open({ resolve: to('127.0.0.1') })
    await expect(http.get(url)).rejects.toThrow(EgressDenied)
  })

  test.each(forbidden)('nor as a service: %s', async (url) => {
    const http = open({ resolve: to('127.0.0.1') })
    await expect(http.fetch(url, { method: 'POST', body: '{}' })).rejects.toThrow(EgressDenied)
  })

  test('nor by a name longer than DNS knows, wherever it leads', async () => {
    const http = open({ resolve: to('93.184.215.14') })
    await expect(http.get(`http://${'a.'.repeat(200)}test/`)).rejects.toThrow(EgressDenied)
  })

  test('not even through the machine that looks names up', async () => {
    await expect(open().get('http://localhost/')).rejects.toThrow(EgressDenied)
  })

  test.each([
    ['a private address', ['10.1.2.3']],
    ['a loopback address of IPv6', ['::1']],
    ['a mapped address', ['::ffff:192.168.0.1']],
    ['the metadata address', ['169.254.169.254']],
    ['an address with a zone', ['fe80::1%eth0']],
    ['a public address and a private one', ['93.184.215.14', '127.0.0.1']],
    ['what is no address', ['elsewhere']],
  ])('by a name that leads to %s', async (_what, addresses) => {
    const http = open({ resolve: to(...addresses) })
    await expect(http.get('http://shop.test/')).rejects.toThrow(EgressDenied)
    await expect(http.get('https://shop.test/')).rejects.toThrow(EgressDenied)
  })

  test('while public addresses are', () => {
    for (const address of ['1.1.1.1', '93.184.215.14', '2606:4700:4700::1111', '::ffff:8.8.8.8']) {
      expect(isPublic(address)).toBe(true)
    }
  })
})

describe('a redirect is a call like any other', () => {
  test.each([
    'http://127.0.0.1/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://169.254.169.254/latest/',
    '//localhost/',
    'file:///etc/passwd',
    'http://inner.test/',
    'http://user:secret@good.test/',
    'http://2130706433/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://0.0.0.0/',
    'http://10.0.0.8/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://198.18.0.1/',
    'http://192.0.2.1/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::127.0.0.1]/',
    'http://[2002:7f00:1::]/',
    'http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/',
    'http://[fd00:ec2::254]/',
    'http://[fe80::1]/',
    'http://[ff02::1]/',
    'http://shop.localhost/',
    'http://%EF%BC%91%EF%BC%92%EF%BC%97.0.0.1/',
    'http://%31%32%37.0.0.1/',
    'https://good.test:6379/',
    'http://good.test:22/',
    'ftp://good.test/',
    'gopher://good.test/',
    'data:text/html,hello',
    'javascript:alert(1)',
    'ws://good.test/',
  ])('refused when it leads to %s', async (location) => {
    await using site = await serve(redirect(location))
    const http = open({ allow: `good.test:${site.port}`, resolve: to('127.0.0.1') })
    await expect(http.get(`http://good.test:${site.port}/`)).rejects.toThrow(EgressDenied)
    expect(site.asked).toEqual(['/'])
  })

  test('refused when it leads to another port of a host that is let through', async () => {
    await using inner = await serve({ '/': 'secret' })
    await using site = await serve(redirect(`http://127.0.0.1:${inner.port}/`))
    const http = open({ allow: `127.0.0.1:${site.port}` })
    await expect(http.get(`http://127.0.0.1:${site.port}/`)).rejects.toThrow(EgressDenied)
    expect(inner.asked).toEqual([])
  })

  test.each([301, 302, 303, 307, 308])('followed with %i, its last address told', async (status) => {
    await using site = await serve((request, response) => {
      if (request.url === '/start') redirect('./end?a=1#part', status)(request, response)
      else response.end('here')
    })
    const origin = `http://127.0.0.1:${site.port}`
    const answer = await open({ allow: `127.0.0.1:${site.port}` }).get(`${origin}/start`)
    expect(answer).toMatchObject({ status: 200, text: 'here' })
    expect(new URL(answer.url).pathname).toBe('/end')
  })

  test('five are followed, a sixth is not', async () => {
    await using site = await serve((request, response) => {
      const left = Number(request.url?.slice(1))
      if (left === 0) response.end('arrived')
      else redirect(`/${left - 1}`)(request, response)
    })
    const http = open({ allow: `127.0.0.1:${site.port}` })
    expect((await http.get(`http://127.0.0.1:${site.port}/5`)).text).toBe('arrived')
    await expect(http.get(`http://127.0.0.1:${site.port}/6`)).rejects.toThrow(HostUnavailable)
  })

  test('asked about before it is followed', async () => {
    await using site = await serve(redirect('/next'))
    const asked: string[] = []
    const visit = open({ allow: `127.0.0.1:${site.port}` }).get(`http://127.0.0.1:${site.port}/`, {
      async beforeRequest(url) {
        asked.push(url.pathname)
        if (url.pathname === '/next') throw new RangeError('no further')
      },
    })
    await expect(visit).rejects.toThrow(RangeError)
    expect(asked).toEqual(['/', '/next'])
    expect(site.asked).toEqual(['/'])
  })
})

describe('a name that changes its answer', () => {
  test('is looked up once for a connection, which goes to what was checked', async () => {
    await using checked = await serve({ '/': 'checked' })
    await using other = await serve({ '/': 'other' }, { host: '127.0.0.2', port: checked.port })
    const answers = ['127.0.0.1', '127.0.0.2']
    const http = open({
      allow: `shop.test:${checked.port}`,
      resolve: async () => [answers.shift() ?? 'none'],
    })
    expect((await http.get(`http://shop.test:${checked.port}/`)).text).toBe('checked')
    expect(other.asked).toEqual([])
    expect(answers).toEqual(['127.0.0.2'])
  })

  test('is checked again at each redirect', async () => {
    await using site = await serve(redirect('http://rebind.test/'))
    const lookedUp: string[] = []
    const http = open({
      allow: `good.test:${site.port}`,
      resolve: async (host) => {
        lookedUp.push(host)
        return ['127.0.0.1']
      },
    })
    await expect(http.get(`http://good.test:${site.port}/`)).rejects.toThrow(EgressDenied)
    expect(lookedUp).toEqual(['good.test', 'rebind.test'])
  })
})

describe('what the operator lets through', () => {
  test.each(['127.0.0.1', '2130706433', '[::ffff:127.0.0.1]', 'localhost'])(
    'is that host alone, not %s',
    async (host) => {
      await using site = await serve({ '/': 'hello' })
      const http = open({ allow: `bakery.test:${site.port}`, resolve: to('127.0.0.1') })
      await expect(http.get(`http://${host}:${site.port}/`)).rejects.toThrow(EgressDenied)
      expect((await http.get(`http://bakery.test:${site.port}/`)).text).toBe('hello')
    },
  )

  test('is that port alone', async () => {
    const http = open({ allow: 'bakery.test:4567', resolve: to('127.0.0.1') })
    await expect(http.get('http://bakery.test:4568/')).rejects.toThrow(EgressDenied)
    await expect(http.get('http://bakery.test/')).rejects.toThrow(EgressDenied)
    await expect(http.get('http://sub.bakery.test:4567/')).rejects.toThrow(EgressDenied)
  })

  test.each([
    'bakery.test',
    'http://bakery.test:80',
    'bakery.test:99999',
    'a b:80',
    '*:80,',
    'x@y:80',
    ':80',
  ])('is refused at the start when it reads %s', (allow) => {
    if (allow === '*:80,') expect(() => open({ allow: '* :80' })).toThrow('OUTBOUND_ALLOW')
    else expect(() => open({ allow })).toThrow('OUTBOUND_ALLOW')
  })
})

describe('an answer is taken in measure', () => {
  const limits = { maxBytes: 1000 }

  test('a long body is cut, and says so', async () => {
    let sent = 0
    await using site = await serve((_request, response) => {
      const push = (): void => {
        do sent += 16_384
        while (!response.destroyed && response.write('a'.repeat(16_384)))
        response.once('drain', push)
      }
      push()
    })
    const http = open({ allow: `127.0.0.1:${site.port}`, ...limits })
    const { text, truncated } = await http.get(`http://127.0.0.1:${site.port}/`)
    expect({ length: text.length, truncated }).toEqual({ length: 1000, truncated: true })
    expect(sent).toBeLessThan(50_000_000)
  })

  const bomb = Buffer.alloc(20_000_000)
  test.each([
    ['gzip', gzipSync(bomb)],
    ['deflate', deflateSync(bomb)],
    ['br', brotliCompressSync(bomb)],
  ])('what unpacks from %s to millions is cut as well', async (encoding, packed) => {
    await using site = await serve((_request, response) => {
      response.writeHead(200, { 'content-encoding': encoding }).end(packed)
    })
    const http = open({ allow: `127.0.0.1:${site.port}`, maxBytes: 100_000 })
    const { text, truncated } = await http.get(`http://127.0.0.1:${site.port}/`)
    expect({ length: text.length, truncated }).toEqual({ length: 100_000, truncated: true })
  })

  test.each([
    ['of a longer body its end is kept too', 5500, { truncated: true, end: 'z'.repeat(100) }],
    ['of one that is far too long there is none', 50_000, { truncated: true, end: '' }],
    ['a body that is kept whole has no other end', 900, { truncated: false, end: '' }],
  ])('where it is asked for, %s', async (_what, size, wanted) => {
    await using site = await serve((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' })
      response.end(gzipSync('a'.repeat(size - 200) + 'z'.repeat(200)))
    })
    const http = open({ allow: `127.0.0.1:${site.port}`, ...limits })
    const { truncated, end } = await http.get(`http://127.0.0.1:${site.port}/`, { endBytes: 100 })
    expect({ truncated, end }).toEqual(wanted)
  })

  test('a packed stream that never unpacks to anything is given up', async () => {
    const emptyMembers = Buffer.concat(Array.from({ length: 5000 }, () => gzipSync('')))
    await using site = await serve((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(emptyMembers)
    })
    const http = open({ allow: `127.0.0.1:${site.port}`, ...limits })
    await expect(http.get(`http://127.0.0.1:${site.port}/`)).rejects.toThrow(HostUnavailable)
  })

  test.each([
    ['gzip', gzipSync('Grüezi')],
    ['br', brotliCompressSync('Grüezi')],
    ['deflate', deflateSync('Grüezi')],
    ['', Buffer.from('Grüezi')],
  ])('packed by %s it reads as written', async (encoding, packed) => {
    await using site = await serve((_request, response) => {
      response.writeHead(200, encoding ? { 'content-encoding': encoding } : {}).end(packed)
    })
    const { text } = await open({ allow: `127.0.0.1:${site.port}` }).get(`http://127.0.0.1:${site.port}/`)
    expect(text).toBe('Grüezi')
  })

  test.each([
    ['gzip', Buffer.from('this is not gzip')],
    ['zstd', Buffer.from('whatever')],
  ])('broken or unasked-for packing (%s) counts as unreachable', async (encoding, packed) => {
    await using site = await serve((_request, response) => {
      response.writeHead(200, { 'content-encoding': encoding }).end(packed)
    })
    const http = open({ allow: `127.0.0.1:${site.port}` })
    await expect(http.get(`http://127.0.0.1:${site.port}/`)).rejects.toThrow(HostUnavailable)
  })

  test('headers without end are not read', async () => {
    await using site = await serve((_request, response) => {
      response.writeHead(200, { 'x-long': 'a'.repeat(100_000) }).end('hello')
    })
    const http = open({ allow: `127.0.0.1:${site.port}` })
    await expect(http.get(`http://127.0.0.1:${site.port}/`)).rejects.toThrow(HostUnavailable)
  })

  test.each([
    ['says nothing', (() => {}) as RequestListener],
    ['stops in the middle', ((_request, response) => response.write('<p>')) as RequestListener],
    [
      'drips',
      ((_request, response) => {
        const drip = setInterval(() => response.write('.'), 20)
        response.on('close', () => clearInterval(drip))
      }) as RequestListener,
    ],
  ])('a site that %s is given up in time', async (_what, listener) => {
    await using site = await serve(listener)
    const http = open({ allow: `127.0.0.1:${site.port}`, timeoutMs: 150 })
    await expect(http.get(`http://127.0.0.1:${site.port}/`)).rejects.toThrow(HostUnavailable)
  })

  test('slow redirects add up to an end', async () => {
    await using site = await serve((request, response) => {
      setTimeout(() => redirect('/again')(request, response), 120)
    })
    const http = open({ allow: `127.0.0.1:${site.port}`, timeoutMs: 180 })
    await expect(http.get(`http://127.0.0.1:${site.port}/`)).rejects.toThrow('could not be reached')
    expect(site.asked.length).toBeLessThan(6)
  })

  test('the charset of the header or of the page is minded', async () => {
    await using site = await serve((request, response) => {
      const type = request.url === '/header' ? 'text/html; charset=ISO-8859-1' : 'text/html'
      response.writeHead(200, { 'content-type': type })
      response.end(Buffer.from('<meta charset="windows-1252">Grüezi', 'latin1'))
    })
    const http = open({ allow: `127.0.0.1:${site.port}` })
    expect((await http.get(`http://127.0.0.1:${site.port}/header`)).text).toContain('Grüezi')
    expect((await http.get(`http://127.0.0.1:${site.port}/page`)).text).toContain('Grüezi')
  })
})

describe('what fails outside is told from what is forbidden', () => {
  test('a name that does not exist', async () => {
    const resolve = () => Promise.reject(new Error('ENOTFOUND'))
    await expect(open({ resolve }).get('http://gone.test/')).rejects.toThrow(HostUnavailable)
    await expect(open({ resolve: to() }).get('http://gone.test/')).rejects.toThrow(HostUnavailable)
  })

  test('a look-up that never ends', async () => {
    const http = open({ resolve: () => new Promise(() => {}), timeoutMs: 100 })
    await expect(http.get('http://slow.test/')).rejects.toThrow(HostUnavailable)
  })

  test('a port where nobody listens', async () => {
    const site = await serve({})
    await site[Symbol.asyncDispose]()
    const http = open({ allow: `127.0.0.1:${site.port}` })
    await expect(http.get(`http://127.0.0.1:${site.port}/`)).rejects.toThrow(HostUnavailable)
  })

  test('a server that hangs up, or does not speak http', async () => {
    for (const say of ['', 'SSH-2.0-OpenSSH\r\n']) {
      const server = createServer((socket) =>
        socket
          .on('error', () => {})
          .resume()
          .end(say),
      )
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      await expect(open({ allow: `127.0.0.1:${port}` }).get(`http://127.0.0.1:${port}/`)).rejects.toThrow(
        HostUnavailable,
      )
      await new Promise((resolve) => server.close(resolve))
    }
  })

  test('https where only http is spoken', async () => {
    await using site = await serve({ '/': 'plain' })
    const http = open({ allow: `127.0.0.1:${site.port}` })
    await expect(http.get(`https://127.0.0.1:${site.port}/`)).rejects.toThrow(HostUnavailable)
  })

  test('an error of the server, while "not found" is an answer', async () => {
    await using site = await serve((request, response) => {
      response.writeHead(request.url === '/broken' ? 503 : 404).end('sorry')
    })
    const http = open({ allow: `127.0.0.1:${site.port}` })
    await expect(http.get(`http://127.0.0.1:${site.port}/broken`)).rejects.toThrow(HostUnavailable)
    expect(await http.get(`http://127.0.0.1:${site.port}/gone`)).toMatchObject({ status: 404, text: 'sorry' })
  })

  test('a redirect to no address', async () => {
    await using site = await serve(redirect('http://['))
    const http = open({ allow: `127.0.0.1:${site.port}` })
    await expect(http.get(`http://127.0.0.1:${site.port}/`)).rejects.toThrow(HostUnavailable)
  })
})

describe('a service is called through the same gate', () => {
  const echo: RequestListener = (request, response) => {
    response.setHeader('x-method', request.method ?? '')
    request.pipe(response)
  }

  test('with a method, headers and a body of the caller', async () => {
    await using site = await serve(echo)
    const http = open({ allow: `127.0.0.1:${site.port}` })
    const answer = await http.fetch(`http://127.0.0.1:${site.port}/v1/ask`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"question":1}',
    })
    expect(answer.headers.get('x-method')).toBe('POST')
    expect(await answer.json()).toEqual({ question: 1 })
    expect(site.asked).toEqual(['/v1/ask'])
  })

  test.each([
    ['a private address', ['10.1.2.3']],
    ['the metadata address', ['169.254.169.254']],
    ['a loopback address of IPv6', ['::1']],
    ['a public address and a private one', ['93.184.215.14', '127.0.0.1']],
  ])('not by a name that leads to %s', async (_what, addresses) => {
    const http = open({ resolve: to(...addresses) })
    for (const url of ['http://api.test/', 'https://api.test/']) {
      await expect(http.fetch(url, { method: 'POST', body: '{}' })).rejects.toThrow(EgressDenied)
    }
  })

  test.each([301, 302, 303, 307, 308])('its redirect (%i) is answered, not followed', async (status) => {
    await using inner = await serve({ '/': 'secret' })
    await using site = await serve(redirect(`http://127.0.0.1:${inner.port}/`, status))
    const http = open({ allow: `127.0.0.1:${site.port},127.0.0.1:${inner.port}` })
    const answer = await http.fetch(`http://127.0.0.1:${site.port}/`, { redirect: 'follow' })
    expect(answer.status).toBe(status)
    expect(inner.asked).toEqual([])
  })

  test('a name that changes its answer is looked up once, and what was checked is called', async () => {
    await using checked = await serve({ '/': 'checked' })
    await using other = await serve({ '/': 'other' }, { host: '127.0.0.2', port: checked.port })
    const answers = ['127.0.0.1', '127.0.0.2']
    const http = open({
      allow: `api.test:${checked.port}`,
      resolve: async () => [answers.shift() ?? 'none'],
    })
    expect(await (await http.fetch(`http://api.test:${checked.port}/`)).text()).toBe('checked')
    expect(other.asked).toEqual([])
    expect(answers).toEqual(['127.0.0.2'])
  })

  test('a name is checked anew for each connection, so one that turns inside is refused', async () => {
    await using site = await serve((_request, response) =>
      response.setHeader('connection', 'close').end('ok'),
    )
    const lookedUp: string[] = []
    const http = open({
      allow: `api.test:${site.port}`,
      resolve: async (host) => {
        lookedUp.push(host)
        return ['127.0.0.1']
      },
    })
    await (await http.fetch(`http://api.test:${site.port}/`)).text()
    await (await http.fetch(`http://api.test:${site.port}/`)).text()
    await expect(http.fetch('http://api.test/', { method: 'POST', body: '{}' })).rejects.toThrow(EgressDenied)
    expect(lookedUp).toEqual(['api.test', 'api.test', 'api.test'])
    expect(site.asked).toEqual(['/', '/'])
  })

  test('it ends when the caller gives up, before an answer or within', async () => {
    let arrived = () => {}
    const waiting = new Promise<void>((resolve) => {
      arrived = resolve
    })
    await using site = await serve((request, response) => {
      if (request.url === '/half') response.write('half')
      arrived()
    })
    const http = open({ allow: `127.0.0.1:${site.port}` })
    const silent = new AbortController()
    const never = http.fetch(`http://127.0.0.1:${site.port}/`, { method: 'POST', signal: silent.signal })
    await waiting
    silent.abort()
    await expect(never).rejects.toThrow('abort')

    const halfway = new AbortController()
    const half = await http.fetch(`http://127.0.0.1:${site.port}/half`, { signal: halfway.signal })
    halfway.abort()
    await expect(half.text()).rejects.toThrow('abort')
  })

  test('what fails outside is told from what is forbidden', async () => {
    const site = await serve({})
    await site[Symbol.asyncDispose]()
    const http = open({ allow: `127.0.0.1:${site.port}` })
    await expect(http.fetch(`http://127.0.0.1:${site.port}/`)).rejects.toThrow(HostUnavailable)
    const resolve = () => Promise.reject(new Error('ENOTFOUND'))
    await expect(open({ resolve }).fetch('http://gone.test/')).rejects.toThrow(HostUnavailable)
  })
})

test('a request says who asks, and carries nothing of ours', async () => {
  let seen: NodeJS.Dict<string | string[]> = {}
  await using site = await serve((request, response) => {
    seen = request.headers
    response.end()
  })
  await open({ allow: `127.0.0.1:${site.port}` }).get(`http://127.0.0.1:${site.port}/`)
  expect(seen['user-agent']).toMatch(/^RoveBot\//)
  expect(Object.keys(seen).sort()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent'])
})
