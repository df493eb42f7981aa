// Runs before any package is there; what it imports from the project is loaded after the installation.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { build, install, runPreparation } from '#api/prepare.mjs'

await runPreparation(async () => {
  install()
  build()
  await provideChromium()
  // Opens the files that Rove exports.
  await provide(
    'LibreOffice',
    ['soffice', 'libreoffice'],
    ['--no-install-recommends', 'libreoffice-calc-nogui'],
  )
  // Sees whether the server waits for the disk.
  await provide('strace', ['strace'], ['strace'])
})

/** Leaves Chromium where the tests look for it. @throws Error with a sentence for the person at the terminal */
async function provideChromium() {
  const { tsImport } = await import('tsx/esm/api')
  const { chromiumPath, findChromium, WITHOUT_WINDOW } = await tsImport('./chromium.ts', import.meta.url)
  const { findProgram } = await tsImport('./programs.ts', import.meta.url)
  const best = process.env.CHROMIUM_PATH || findProgram(WITHOUT_WINDOW)
  const tried = !best && canInstall()
  if (tried && !aptInstall('Chromium', WITHOUT_WINDOW) && !findChromium()) aptInstall('Chromium', 'chromium')
  chromiumPath()
}

/**
 * Leaves a program where the tests look for it; those that need it are skipped where it can't be had.
 * @param {string} name for people
 * @param {string[]} programs its names on PATH
 * @param {string[]} packages what apt-get is to install
 */
async function provide(name, programs, packages) {
  const { tsImport } = await import('tsx/esm/api')
  const { findProgram } = await tsImport('./programs.ts', import.meta.url)
  if (findProgram(...programs) || (canInstall() && aptInstall(name, ...packages))) return
  console.log(`${name} is not here: the tests that need it are skipped.`)
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
