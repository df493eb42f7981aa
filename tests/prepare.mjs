// Runs before any package is there; what it imports from the project is loaded after the installation.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { build, install, runPreparation } from '#api/prepare.mjs'

await runPreparation(async () => {
  install()
  build()
  await provideChromium()
})

/** Leaves Chromium where the tests look for it. @throws Error with a sentence for the person at the terminal */
async function provideChromium() {
  const { tsImport } = await import('tsx/esm/api')
  const { chromiumPath, findChromium } = await tsImport('./chromium.ts', import.meta.url)
  if (!findChromium() && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log('Installing Chromium …')
    apt(['update', '-qq'])
    apt(['install', '-y', '-qq', 'chromium'])
  }
  chromiumPath()
}

function apt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status } = spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`Chromium could not be installed: apt-get ${args[0]} failed.`)
}
