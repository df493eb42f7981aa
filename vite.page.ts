import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { build, type Plugin, runnerImport } from 'vite'

const here = import.meta.dirname
const FIRST_SCREEN = join(here, 'app/start/FirstScreen.tsx')
const BOOT = join(here, 'app/start/boot.ts')
const PACKED = /\.(?:js|css|html|svg|webmanifest)$/

/**
 * The page is there before its script: index.html holds the first screen's shell, all of the style, and the script that
 * shows what this device saw last (app/start).
 */
export function pageBeforeScript(): Plugin {
  return {
    name: 'page-before-script',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const shell = await shellHtml()
        const styled = bundle ? withStyle(html, bundle) : html
        return styled.replace('<!-- boot -->', () => `${shell}<script>${boot}</script>`)
      },
    },
    async buildStart() {
      boot = await bootScript()
    },
  }
}

let boot = ''

async function shellHtml(): Promise<string> {
  const { module } = await runnerImport<typeof import('./app/start/FirstScreen.tsx')>(FIRST_SCREEN)
  return renderToStaticMarkup(createElement(module.FirstScreen))
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

/** A stylesheet of its own would cost a phone a round trip before anything is seen. */
function withStyle(html: string, bundle: Record<string, { type: string; source?: unknown }>): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (_, file: string) => {
    const { source } = bundle[file] ?? {}
    delete bundle[file]
    return `<style>${source}</style>`
  })
}

const pack = { br: promisify(brotliCompress), gz: promisify(gzip) }
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/** Leaves each text of the build packed beside it, once and as small as can be, for every phone that asks. */
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
