import { spawnSync } from 'node:child_process'
import { accessSync, constants, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Looks for LibreOffice on PATH. @returns its path, or undefined where there is none */
export function findOffice(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return ['soffice', 'libreoffice']
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find(isProgram)
}

/**
 * Opens a file in LibreOffice and saves it in another format.
 * @param name says the format that it has, by its ending
 * @param ending the ending of the other format
 * @param read how to read it, in LibreOffice's words (its --infilter)
 * @returns the text of the new file
 */
export function convert(
  office: string,
  name: string,
  content: Uint8Array,
  ending: string,
  read?: string,
): string {
  const folder = mkdtempSync(join(tmpdir(), 'rove-office-'))
  try {
    writeFileSync(join(folder, name), content)
    const out = join(folder, 'out')
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`
    const reading = read ? [`--infilter=${read}`] : []
    const args = [
      profile,
      '--headless',
      ...reading,
      '--convert-to',
      ending,
      '--outdir',
      out,
      join(folder, name),
    ]
    const { status, stderr } = spawnSync(office, args, { encoding: 'utf8' })
    if (status !== 0) throw new Error(`LibreOffice did not convert ${name}: ${stderr}`)
    return readFileSync(join(out, name.replace(/\.\w+$/, `.${ending}`)), 'utf8')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function isProgram(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
