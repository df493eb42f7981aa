import { createReadStream, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import {
  companyFields,
  type DirectoryPreview,
  type ImportCounts,
  isImportable,
  Mapping,
  PREVIEW_BYTES,
} from '#db/model/directory.ts'
import { allDirectories } from '#db/server/directories.ts'
import { addImport, type Imports, removeImport } from './imports.ts'
import { unpacked } from './packed.ts'
import { previewOf } from './preview.ts'

const usage = `npm run directory -- propose FILE [--map field=column]… [--mapping FILE] [--save-mapping FILE]
npm run directory -- import FILE [--name NAME] [--map field=column]… [--mapping FILE] [--save-mapping FILE]
npm run directory -- list
npm run directory -- remove ID

Fields: ${companyFields.join(', ')}`

const options = {
  name: { type: 'string' },
  map: { type: 'string', multiple: true },
  mapping: { type: 'string' },
  'save-mapping': { type: 'string' },
} as const

/** A command that cannot be run. The message says why. */
export class WrongCommand extends Error {
  override readonly name = 'WrongCommand'
}

type Print = (line: string) => void
type Options = ReturnType<typeof argumentsIn>['values']

/**
 * Runs the operator's command for companies that every team on the server sees (docs/companies.md).
 * @param args the arguments after "npm run directory --"
 * @param print called with each line for the operator
 * @throws WrongCommand, Unreadable, and errors of reading the file
 */
export async function runCommand(imports: Imports, args: string[], print: Print): Promise<void> {
  const { positionals, values } = argumentsIn(args)
  const [command, subject] = positionals
  if (command === 'list') return list(imports, print)
  if (command === 'remove' && subject) return remove(imports, Number(subject), print)
  if (command === 'propose' && subject) return propose(subject, values, print)
  if (command === 'import' && subject) return importFile(imports, subject, values, print)
  throw new WrongCommand(usage)
}

function argumentsIn(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new WrongCommand(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}

/** Shows how a file would be imported. It imports nothing. */
async function propose(file: string, values: Options, print: Print) {
  const { header, rows } = await lookedAt(file, values, print)
  print(`Columns: ${header.join(', ')}`)
  for (const { line, company, reason } of rows) {
    const facts = company ? Object.values(company).filter(Boolean).join(' · ') : `left out, as it ${reason}`
    print(`line ${line}: ${facts}`)
  }
}

async function importFile(imports: Imports, file: string, values: Options, print: Print) {
  const { format, mapping } = await lookedAt(file, values, print)
  if (!isImportable(mapping)) {
    throw new WrongCommand(
      'A company needs a name, and a website, a phone number or an address. Please say with --map which columns hold them.',
    )
  }
  const { directory, counts } = await addImport(imports, {
    input: unpacked(createReadStream(file)),
    format,
    mapping,
    name: values.name ?? nameOf(file),
    teamId: null,
    createdBy: null,
    createdAt: new Date().toISOString(),
  })
  for (const { line, reason } of counts.reasons) print(`line ${line} ${reason}`)
  if (counts.leftOut > counts.reasons.length) {
    for (const { reason, rows } of counts.tally) print(`${rows} rows: ${reason}`)
  }
  print(inWords(counts))
  print(directory ? `Kept as ${directory.id}, “${directory.name}”.` : 'Nothing was kept.')
}

/** The name of a file: "hauliers" for "lists/hauliers.csv.gz". */
const nameOf = (file: string) =>
  basename(file).replace(/(\.[a-z]+)?(\.(gz|zip)|\.[a-z]+)$/i, '') || basename(file)

/** The preview of a file. `--map` overrides the saved mapping, which overrides the guess. */
async function lookedAt(file: string, values: Options, print: Print): Promise<DirectoryPreview> {
  const beginning = await beginningOf(file)
  const guessed = await previewOf(beginning)
  const saved = values.mapping === undefined ? {} : savedMapping(values.mapping)
  for (const column of Object.values(saved)) if (column) known(column, guessed.header)
  const mapping = { ...guessed.mapping, ...saved, ...mappingIn(values.map ?? [], guessed.header) }
  if (guessed.published) print(`The layout is that of ${guessed.published}.`)
  print(companyFields.flatMap((field) => (mapping[field] ? `${field} = ${mapping[field]}` : [])).join('\n'))
  const to = values['save-mapping']
  if (to !== undefined) writeFileSync(to, `${JSON.stringify(mapping, null, 2)}\n`)
  return previewOf(beginning, mapping)
}

async function beginningOf(file: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of unpacked(createReadStream(file))) {
    chunks.push(chunk)
    length += chunk.length
    if (length >= PREVIEW_BYTES) break
  }
  return Buffer.concat(chunks).subarray(0, PREVIEW_BYTES)
}

const SavedMapping = v.pipe(v.string(), v.parseJson(), Mapping)

/** Reads the file that --save-mapping wrote, which the operator may have edited. */
function savedMapping(file: string): Mapping {
  const saved = v.safeParse(SavedMapping, readFileSync(file, 'utf8'))
  if (!saved.success)
    throw new WrongCommand(`${file} holds no mapping of columns: ${saved.issues[0].message}`)
  return saved.output
}

/** Parses "--map size=Employees", or "--map size=" if no column holds the size. */
function mappingIn(maps: string[], header: string[]): Mapping {
  const pairs = maps.map((map) => {
    const [field = '', ...column] = map.split('=')
    return [field, column.join('=')] as const
  })
  for (const [field, column] of pairs) {
    if (!companyFields.some((name) => name === field))
      throw new WrongCommand(`No field is called “${field}”.\n\n${usage}`)
    if (column) known(column, header)
  }
  return v.parse(Mapping, Object.fromEntries(pairs))
}

function known(column: string, header: string[]) {
  if (header.includes(column)) return
  throw new WrongCommand(`No column is called “${column}”. There are: ${header.join(', ')}`)
}

const inWords = ({ read, companies, duplicates, leftOut }: ImportCounts) =>
  `${read} rows read, ${companies} companies, ${duplicates} duplicates, ${leftOut} left out.`

async function list({ store }: Imports, print: Print) {
  const rows = await allDirectories(store.read)
  for (const { id, name, companies, createdAt, teamId } of rows) {
    const whose = teamId === null ? 'everyone' : `team ${teamId}`
    print([id, name, `${companies} companies`, createdAt.slice(0, 10), whose].join('\t'))
  }
  if (rows.length === 0) print('No companies were imported.')
}

async function remove(imports: Imports, id: number, print: Print) {
  if (!(await removeImport(imports, id)))
    throw new WrongCommand('There is no such import. "list" shows them all.')
  print('Removed.')
}
