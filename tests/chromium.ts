import { type Browser, chromium } from 'playwright-core'
import { findProgram, isProgram } from './programs.ts'

/**
 * The features that Playwright disables, as far as tests need it. Setting the flag again replaces
 * Playwright's list.
 */
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
/**
 * Chromium's own pages, which it loads with every window at the cost of opening Rove, and a spare process.
 */
const OFF_TO_SAVE_TIME = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess']

/**
 * Chromium without the parts that draw a window: tests do not need them, and they take a sixth of the time.
 */
export const WITHOUT_WINDOW = 'chromium-headless-shell'
const NAMES = [WITHOUT_WINDOW, 'chromium', 'google-chrome', 'chromium-browser']
/**
 * Without a sandbox, because tests may run as root in a container; the other flags keep the browser off the
 * network.
 */
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
 * Looks for Chromium: CHROMIUM_PATH, otherwise the first of its names on PATH.
 * @returns its path, or undefined if there is none
 * @throws Error if CHROMIUM_PATH is not a program
 */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && !isProgram(chosen)) throw new Error(`CHROMIUM_PATH names no program: ${chosen}`)
  return chosen || findProgram(...NAMES)
}

/** The path of Chromium. @throws Error that says how to get it if there is none */
export function chromiumPath(): string {
  const path = findChromium()
  if (path) return path
  throw new Error('The tests need Chromium: install it, or set CHROMIUM_PATH to the program.')
}

/**
 * Starts a browser without a window; the caller closes it.
 * @param flags in addition to those of every browser here
 * @throws Error if there is no Chromium
 */
export function launch(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), headless: true, args: [...FLAGS, ...flags] })
}
