import { createReadStream } from 'node:fs'
import { basename, extname } from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { companyFields, type ImportCounts, Mapping, PREVIEW_BYTES } from '#db/model/directory.ts'
import { allDirectories } from '#db/server/directories.ts'
import { addImport, type Imports, removeImport } from './imports.ts'
import { guessMapping } from './mapping.ts'
import { previewOf } from './preview.ts'

const usage = `npm run directory -- import FILE [--name NAME] [--map field=column]…
npm run directory -- list
npm run directory -- remove ID

Fields: ${companyFields.join(', ')}`

/** A command that cannot be carried out; the message says why. */
export class WrongCommand extends Error {
  override readonly name = 'WrongCommand'
}

/**
 * The operator's command for companies that every team of the server sees (docs/companies.md).
 * @param args what follows "npm run directory --"
 * @param print gets each line for the operator
 * @throws WrongCommand, Unreadable, and what reading the file throws
 */
export async function runCommand(
  imports: Imports,
  args: string[],
  print: (line: string) => void,
): Promise<void> {
  const { positionals, values } = argumentsIn(args)
  const [command, subject] = positionals
  if (command === 'list') return list(imports, print)
  if (command === 'remove' && subject) return remove(imports, Number(subject), print)
  if (command === 'import' && subject) {
    const name = values.name ?? basename(subject, extname(subject))
    return importFile(imports, { file: subject, name, maps: values.map ?? [] }, print)
  }
  throw new WrongCommand(usage)
}

function argumentsIn(args: string[]) {
  try {
    const options = { name: { type: 'string' }, map: { type: 'string', multiple: true } } as const
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new WrongCommand(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}

async function importFile(
  imports: Imports,
  { file, name, maps }: { file: string; name: string; maps: string[] },
  print: (line: string) => void,
) {
  const { format, header } = await previewOf(await beginningOf(file))
  const mapping = { ...guessMapping(header), ...mappingIn(maps, header) }
  print(companyFields.flatMap((field) => (mapping[field] ? `${field} = ${mapping[field]}` : [])).join('\n'))
  const { directory, counts } = await addImport(imports, {
    input: createReadStream(file),
    format,
    mapping,
    name,
    teamId: null,
    createdBy: null,
    createdAt: new Date().toISOString(),
  })
  for (const { line, reason } of counts.reasons) print(`line ${line} ${reason}`)
  print(inWords(counts))
  print(directory ? `Kept as ${directory.id}, “${directory.name}”.` : 'Nothing was kept.')
}

async function beginningOf(file: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of createReadStream(file, { end: PREVIEW_BYTES - 1 })) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** "--map size=Employees" says where the size is, "--map size=" that it is nowhere. */
function mappingIn(maps: string[], header: string[]): Mapping {
  const pairs = maps.map((map) => {
    const [field = '', ...column] = map.split('=')
    return [field, column.join('=')] as const
  })
  for (const [field, column] of pairs) {
    if (!companyFields.some((known) => known === field))
      throw new WrongCommand(`No field is called “${field}”.\n\n${usage}`)
    if (column && !header.includes(column)) {
      throw new WrongCommand(`No column is called “${column}”. There are: ${header.join(', ')}`)
    }
  }
  return v.parse(Mapping, Object.fromEntries(pairs))
}

const inWords = ({ read, companies, duplicates, leftOut }: ImportCounts) =>
  `${read} rows read, ${companies} companies, ${duplicates} duplicates, ${leftOut} left out.`

async function list({ store }: Imports, print: (line: string) => void) {
  const rows = await allDirectories(store.read)
  for (const { id, name, companies, createdAt, teamId } of rows) {
    const whose = teamId === null ? 'everyone' : `team ${teamId}`
    print([id, name, `${companies} companies`, createdAt.slice(0, 10), whose].join('\t'))
  }
  if (rows.length === 0) print('No companies were imported.')
}

async function remove(imports: Imports, id: number, print: (line: string) => void) {
  if (!(await removeImport(imports, id)))
    throw new WrongCommand('There is no such import. "list" shows them all.')
  print('Removed.')
}
