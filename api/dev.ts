import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer as createNetServer } from 'node:net'
import { createServer } from 'vite'
import { configFrom } from './config/config.ts'

const HOST = '127.0.0.1'

const { port, host } = configFrom(process.env)
const apiPort = await freePort()

// A separate process, so that editing the server restarts the server and does not affect the page's hot
// reload.
const api = spawn(
  process.execPath,
  ['--import', 'tsx', '--watch', '--watch-preserve-output', 'api/index.ts'],
  {
    env: { ...process.env, PORT: String(apiPort), HOST },
    stdio: 'inherit',
  },
)

const page = await createServer({
  server: {
    port,
    host,
    strictPort: true,
    // The page's own host is passed on, because the API compares it with the Origin.
    proxy: { '/api': { target: `http://${HOST}:${apiPort}`, changeOrigin: false } },
  },
})
await page.listen()
page.printUrls()

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    api.kill()
    await page.close()
    process.exit(0)
  })
}

async function freePort(): Promise<number> {
  const server = createNetServer().listen(0, HOST)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No free port')
  server.close()
  return address.port
}
