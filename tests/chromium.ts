import { type Browser, chromium } from 'playwright-core'
import { findProgram, isProgram } from './programs.ts'

/** What Playwright switches off, which is lost once this switch is given anew, as far as tests need it. */
const OFF_FOR_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]
/** Pages of the browser's own that it loads with every window, which costs as much as opening Rove, and a spare process. */
const OFF_TO_SAVE_TIME = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess']

/** Chromium without the parts that draw a window, which tests don't need and which cost a sixth of their time. */
export const WITHOUT_WINDOW = 'chromium-headless-shell'
const NAMES = [WITHOUT_WINDOW, 'chromium', 'google-chrome', 'chromium-browser']
/** No sandbox, since tests may run as root in a container; the rest keeps the browser off the network. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
  `--disable-features=${[...OFF_FOR_PLAYWRIGHT, ...OFF_TO_SAVE_TIME].join()}`,
]

/**
 * Looks for Chromium: CHROMIUM_PATH, else the first of its names on PATH.
 * @returns its path, or undefined where there is none
 * @throws Error when CHROMIUM_PATH names no program
 */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && !isProgram(chosen)) throw new Error(`CHROMIUM_PATH names no program: ${chosen}`)
  return chosen || findProgram(...NAMES)
}

/** The path of Chromium. @throws Error saying how to get it where there is none */
export function chromiumPath(): string {
  const path = findChromium()
  if (path) return path
  throw new Error('The tests need Chromium: install it, or set CHROMIUM_PATH to the program.')
}

/**
 * Starts a browser without a window; the caller closes it.
 * @param flags beside those of every browser here
 * @throws Error where there is no Chromium
 */
export function launch(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), headless: true, args: [...FLAGS, ...flags] })
}
