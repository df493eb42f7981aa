// Runs before any package is there; what it imports from the project is loaded after the installation.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { build, install, runPreparation } from '#api/prepare.mjs'

await runPreparation(async () => {
  install()
  build()
  await provideChromium()
  await provideOffice()
})

/** Leaves Chromium where the tests look for it. @throws Error with a sentence for the person at the terminal */
async function provideChromium() {
  const { tsImport } = await import('tsx/esm/api')
  const { chromiumPath, findChromium } = await tsImport('./chromium.ts', import.meta.url)
  if (!findChromium() && canInstall() && !aptInstall('Chromium', 'chromium')) {
    throw new Error('Chromium could not be installed: apt-get failed.')
  }
  chromiumPath()
}

/** Leaves LibreOffice, which reads what Rove exports, where the tests look for it; they do without where it can't be had. */
async function provideOffice() {
  const { tsImport } = await import('tsx/esm/api')
  const { findOffice } = await tsImport('./office.ts', import.meta.url)
  if (
    findOffice() ||
    (canInstall() && aptInstall('LibreOffice', '--no-install-recommends', 'libreoffice-calc-nogui'))
  )
    return
  console.log('LibreOffice is not here: the tests that open exported files in it are skipped.')
}

function canInstall() {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0
}

/** @returns whether it is installed now */
function aptInstall(name, ...what) {
  console.log(`Installing ${name} …`)
  return apt('update', '-qq') && apt('install', '-y', '-qq', ...what)
}

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}
