import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { build, type Plugin, type Rolldown, runnerImport } from 'vite'

const here = import.meta.dirname
const FIRST_SCREEN = join(here, 'app/start/FirstScreen.tsx')
const NAVIGATION = join(here, 'app/features/shell/navigation.ts')
const BOOT = join(here, 'app/start/boot.ts')
const LEAD_PAGE = join(here, 'app/entities/lead/page/LeadPage.tsx')
const PACKED = /\.(?:js|css|html|svg|webmanifest)$|^assets\/.*\.(?:json|txt)$/

/**
 * Shows the page before its script has loaded: index.html contains the first screen's shell, all styles, and
 * the script that shows what this device displayed last (app/start).
 */
export function pageBeforeScript(): Plugin {
  return {
    name: 'page-before-script',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const shell = await shellHtml()
        const page = bundle ? afterPaint(withStyle(html, bundle)) : html
        const script = boot.replace(PRELOADS, JSON.stringify(bundle ? preloads(bundle) : {}))
        return page.replace('<!-- boot -->', () => `${shell}<script>${script}</script>`)
      },
    },
    async buildStart() {
      boot = await bootScript()
    },
  }
}

let boot = ''
/** The name in boot.ts that is replaced with the files that a screen needs. */
const PRELOADS = '__PRELOADS__'

/**
 * The script files of each screen that requires a session, by its path, so that the page requests all of them
 * at once; 'lead' has those of a lead's page.
 */
function preloads(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const start = filesOf(
    chunks.filter(({ isEntry }) => isEntry),
    bundle,
  )
  const parts = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)))
  const shell = [...parts].filter(([id]) => /\/routes\/_app\.tsx\?/.test(id)).map(([, chunk]) => chunk)
  const wanted = [...parts].flatMap(([id, chunk]) => {
    if (id === LEAD_PAGE) return [['lead', chunk] as const]
    const [, name] = /\/routes\/_app\/([a-z-]+)\.tsx\?/.exec(id) ?? []
    return name ? [[name === 'index' ? '/' : `/${name}`, chunk] as const] : []
  })
  return Object.fromEntries(
    wanted.map(([name, chunk]) => {
      const files = filesOf([...shell, chunk], bundle)
      return [name, [...files].filter((file) => !start.has(file))]
    }),
  )
}

/** Their files, and those of their static imports. */
function filesOf(chunks: readonly Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): Set<string> {
  const files = new Set<string>()
  const add = ({ fileName, imports }: Rolldown.OutputChunk) => {
    if (files.has(fileName)) return
    files.add(fileName)
    for (const imported of imports) {
      const chunk = bundle[imported]
      if (chunk?.type === 'chunk') add(chunk)
    }
  }
  for (const chunk of chunks) add(chunk)
  return files
}

async function shellHtml(): Promise<string> {
  const [screen, navigation] = await Promise.all([
    runnerImport<typeof import('./app/start/FirstScreen.tsx')>(FIRST_SCREEN),
    runnerImport<typeof import('./app/features/shell/navigation.ts')>(NAVIGATION),
  ])
  return renderToStaticMarkup(createElement(screen.module.FirstScreen, { sections: navigation.module.bar }))
}

async function bootScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry: BOOT, formats: ['iife'], name: 'boot' } },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (chunk?.type !== 'chunk') throw new Error('The script of the page could not be built.')
  return chunk.code.trim()
}

/** Inlines the stylesheet, because a separate file would cost a phone a round trip before the first paint. */
function withStyle(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (_, file: string) => {
    const style = bundle[file]
    if (style?.type !== 'asset') throw new Error(`The build has no style ${file}.`)
    delete bundle[file]
    return `<style>${style.source}</style>`
  })
}

/** The boot script starts the app after the first paint; until then the app's script is only preloaded. */
const afterPaint = (html: string): string =>
  html.replace(
    /<script type="module"([^>]*) src="([^"]+)"><\/script>/,
    '<link rel="modulepreload"$1 href="$2">',
  )

const pack = { br: promisify(brotliCompress), gz: promisify(gzip) }
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/**
 * Stores each text file of the build also compressed, once and with the best ratio, for all phones that
 * request it.
 */
export function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const dist = join(here, 'dist')
        const names = await readdir(dist, { recursive: true })
        await Promise.all(names.filter((name) => PACKED.test(name)).map((name) => packOne(join(dist, name))))
      },
    },
  }
}

async function packOne(path: string): Promise<void> {
  const text = await readFile(path)
  const [br, gz] = await Promise.all([pack.br(text, QUALITY), pack.gz(text, { level: 9 })])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}
