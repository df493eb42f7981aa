import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '#api/companies/import/command.ts'
import type { Imports } from '#api/companies/import/imports.ts'
import { type Invented, inventedAt, nameInCity, type Publisher, publishers } from './generate.ts'
import { headOf, layouts, lineOf } from './layouts.ts'

/** Invented companies, written down as their publishers would. */
export interface Written {
  /** The numbers of those without a website, by nameInCity. */
  unsited: Map<string, number>
  /** Where each publisher's file is. */
  files: Map<Publisher, string>
}

const CHUNK = 64 * 1024

/**
 * Writes a file for each publisher into a folder.
 * @param rows how many companies, of all publishers together
 * @param onCompany told of each
 */
export function writeFiles(folder: string, rows: number, onCompany: (company: Invented) => void): Written {
  const files = new Map(publishers.map((name) => [name, join(folder, layouts[name].file)]))
  const unsited = new Map<string, number>()
  const open = new Map(
    [...files].map(([name, file]) => [name, { file: openSync(file, 'w'), text: headOf(layouts[name]) }]),
  )
  for (let n = 0; n < rows; n++) {
    const company = inventedAt(n)
    const key = company.website ? '' : nameInCity(company)
    // Without a website a company is known by its name and city: of two the first stands.
    if (key && unsited.has(key)) continue
    if (key) unsited.set(key, n)
    onCompany(company)
    const out = open.get(company.publisher)
    if (!out) continue
    out.text += lineOf(layouts[company.publisher], company)
    if (out.text.length < CHUNK) continue
    writeSync(out.file, out.text)
    out.text = ''
  }
  for (const { file, text } of open.values()) {
    writeSync(file, text)
    closeSync(file)
  }
  return { unsited, files }
}

/** Imports each file by the operator's command, and prints its result. */
export async function importFiles(imports: Imports, { files }: Written, print: (line: string) => void) {
  for (const [name, file] of files) {
    const said: string[] = []
    await runCommand(imports, ['import', file, '--name', name, ...layouts[name].args], (line) =>
      said.push(line),
    )
    print(`  ${name}: ${said.find((line) => line.includes('rows read')) ?? 'nothing was read'}`)
  }
}
