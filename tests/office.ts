import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findProgram } from './programs.ts'

/** LibreOffice's path, or undefined if this machine does not have it. */
export const findOffice = () => findProgram('soffice', 'libreoffice')

/**
 * Opens a file in LibreOffice and saves it in another format.
 * @param name its extension is the current format
 * @param format the other format as its --convert-to has it, which begins with the extension
 * @param read LibreOffice's input filter (its --infilter)
 * @returns the text of the new file
 */
export function convert(
  office: string,
  name: string,
  content: Uint8Array,
  format: string,
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
      format,
      '--outdir',
      out,
      join(folder, name),
    ]
    const { status, stderr } = spawnSync(office, args, { encoding: 'utf8' })
    if (status !== 0) throw new Error(`LibreOffice did not convert ${name}: ${stderr}`)
    const [ending] = format.split(':')
    return readFileSync(join(out, name.replace(/\.\w+$/, `.${ending}`)), 'utf8')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
