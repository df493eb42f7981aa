import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { runCommand } from '#api/companies/import/command.ts'
import { IMPORT_BYTES } from '#db/model/directory.ts'
import { indexedIn, keptIn } from '#tests/database.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'
import { NOWHERE } from './samples.ts'

let world: World
let ana: Person
let ben: Person
beforeAll(async () => {
  world = await openWorld()
  ana = await world.person('ana')
  ben = await world.person('ben')
})
afterEach(async () => {
  for (const { id } of await list()) await remove(id)
})
afterAll(() => world.close())

const file = [
  'Company Name;Domain;Employees;Sector;Country;Notes',
  'Koelvlot;koelvlot.example;120;Logistics;Netherlands;Refrigerated trucks',
  'Oud;www.koelvlot.example;80;Logistics;Netherlands;Refrigerated trucks',
  'Zonder;;;;;',
  '"Vries; de";devries.example;900;Road haulage;Belgium;Refrigerated trucks and cold stores',
].join('\r\n')

const columns = {
  name: 'Company Name',
  website: 'Domain',
  size: 'Employees',
  industry: 'Sector',
  country: 'Country',
  description: 'Notes',
}

const send = (path: string, body: string, person = ana) =>
  world.ask('POST', path, body, person, { 'Content-Type': 'application/octet-stream' })

const address = (more: Record<string, string> = {}) =>
  `/api/directories?${new URLSearchParams({ name: 'Fair', format: 'csv', mapping: JSON.stringify(columns), ...more })}`

const upload = (body = file, person = ana, more?: Record<string, string>) => send(address(more), body, person)

const list = async (person = ana) => (await world.ask('GET', '/api/directories', undefined, person)).body
const remove = (id: number, person = ana) => world.ask('DELETE', `/api/directories/${id}`, undefined, person)
const indexed = () => indexedIn(world.dataDir)

const operate = async (...args: string[]) => {
  const { store, companyIndexes: indexes } = await keptIn(world.dataDir)
  const lines: string[] = []
  try {
    await runCommand({ store, indexes }, args, (line) => lines.push(line))
  } finally {
    indexes.close()
    await store.close()
  }
  return lines
}

describe('a preview', () => {
  test('shows the columns, a guess what they hold, and the first rows', async () => {
    const { status, body } = await send('/api/directories/preview', file)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      format: 'csv',
      header: ['Company Name', 'Domain', 'Employees', 'Sector', 'Country', 'Notes'],
      mapping: {
        name: 'Company Name',
        website: 'Domain',
        size: 'Employees',
        industry: 'Sector',
        country: 'Country',
      },
    })
    expect(body.rows[0]).toEqual({
      line: 2,
      company: {
        name: 'Koelvlot',
        website: 'https://koelvlot.example',
        industry: 'Logistics',
        size: 'Medium',
        city: '',
        country: 'NL',
      },
    })
    expect(body.rows[2]).toEqual({ line: 4, reason: 'has no website, phone or address' })
  })

  test('shows what a corrected mapping makes of the rows', async () => {
    const mapping = JSON.stringify({ name: 'Domain', website: 'Domain' })
    const { body } = await send(`/api/directories/preview?${new URLSearchParams({ mapping })}`, file)
    expect(body.rows[0].company).toMatchObject({ name: 'koelvlot.example', industry: '' })
  })

  test('knows JSON Lines, whatever the rows leave out', async () => {
    const rows = [
      { name: 'A', url: 'a.example' },
      { name: 'B', url: 'b.example', tags: ['x'] },
    ]
    const { body } = await send('/api/directories/preview', rows.map((row) => JSON.stringify(row)).join('\n'))
    expect(body).toMatchObject({ format: 'jsonl', header: ['name', 'url', 'tags'] })
  })

  test('of the beginning of a long file does not mind where it was cut', async () => {
    const long = `${file}\r\n${'A;a.example;;;;"Some words"\r\n'.repeat(20_000)}`.slice(0, 256 * 1024 - 8)
    expect(await send('/api/directories/preview', long)).toMatchObject({ status: 200 })
  })

  test('says what is wrong with a file that makes no sense', async () => {
    const { status, body } = await send('/api/directories/preview', 'a,b\n"c,d\n')
    expect({ status, ...body }).toMatchObject({
      status: 400,
      message: expect.stringContaining('quotation mark'),
    })
  })
})

describe('an import', () => {
  test('answers what came of it, and is listed', async () => {
    const { status, body } = await upload()
    expect(status).toBe(201)
    expect(body).toEqual({
      directory: {
        id: expect.any(Number),
        name: 'Fair',
        companies: 2,
        createdAt: expect.stringMatching(/Z$/),
        removable: true,
      },
      read: 4,
      companies: 2,
      duplicates: 1,
      leftOut: 1,
      reasons: [{ line: 4, reason: 'has no website, phone or address' }],
      tally: [{ reason: 'has no website, phone or address', rows: 1 }],
    })
    expect(await list()).toEqual([body.directory])
  })

  test('is suggested from, to the team alone, until it is removed', async () => {
    const { body } = await upload()
    const product = {
      name: 'Temperature trackers for refrigerated trucks',
      description: 'They log every minute.',
      brand: 'value',
      value: '99',
      target_industry: 'Logistics',
      company_size: 'Medium',
      price_range: '50-100',
    }
    const suggested = async (person: Person) => {
      const { body: made } = await world.ask('POST', '/api/products', product, person)
      const asked = { productId: made.id, count: 20 }
      await world.ask('POST', '/api/generate-company-suggestions', asked, person)
      const { body: found } = await world.ask('GET', '/api/company-suggestions', undefined, person)
      const imported = found.filter(({ source }: { source: string }) => source === 'imported')
      await world.ask('DELETE', `/api/products/${made.id}`, undefined, person)
      for (const { id } of found) {
        await world.ask('DELETE', `/api/company-suggestions/${id}`, undefined, person)
      }
      return imported.map(({ companyName }: { companyName: string }) => companyName).sort()
    }
    expect(await suggested(ana)).toEqual(['Oud', 'Vries; de'])
    expect(await suggested(ben)).toEqual([])
    await remove(body.directory.id)
    expect(await suggested(ana)).toEqual([])
  })

  test('of no company is refused with the reason, and leaves nothing behind', async () => {
    const { status, body } = await upload('Company Name,Domain\nZonder,\n')
    expect(status).toBe(400)
    expect(body.message).toBe(
      'No row of this file is a company that can be reached. Line 2 has no website, phone or address.',
    )
    expect((await upload('')).body.message).toBe('This file has no rows.')
    expect(await list()).toEqual([])
    expect(await indexed()).toEqual([])
  })

  test('larger than 512 KB comes in all the same', async () => {
    const rows = Array.from(
      { length: 20_000 },
      (_, n) => `Company ${n};c${n}.example;;;;${'word '.repeat(10)}`,
    )
    const { status, body } = await upload([...file.split('\r\n', 1), ...rows].join('\n'))
    expect({ status, companies: body.companies }).toEqual({ status: 201, companies: 20_000 })
  })

  test('that says it is larger than the limit is refused before it is sent', async () => {
    const status = await new Promise((resolve, reject) => {
      const headers = { Cookie: ana.cookie, 'Content-Length': IMPORT_BYTES + 1 }
      const asking = request(world.url + address(), { method: 'POST', headers }, (answer) => {
        resolve(answer.statusCode)
        asking.destroy()
      })
      asking.on('error', reject)
      asking.write('Company Name')
    })
    expect(status).toBe(413)
    expect(await indexed()).toEqual([])
  })

  test('that is broken off leaves nothing behind', async () => {
    const asking = request(world.url + address(), { method: 'POST', headers: { Cookie: ana.cookie } })
    asking.on('error', () => {})
    asking.write(`${file}\n`)
    await expect.poll(indexed).toHaveLength(1)
    asking.destroy()
    await expect.poll(indexed).toEqual([])
    expect(await list()).toEqual([])
  })

  test.each([
    [{ name: ' ' }, 'Please enter a name'],
    [{ mapping: 'x' }, 'The mapping must be JSON.'],
    [{ format: 'xlsx' }, expect.any(String)],
  ])('with %j is refused', async (more, message) => {
    expect(await upload(file, ana, more)).toMatchObject({ status: 400, body: { message } })
  })
})

describe('another team’s import', () => {
  test('is not listed, and cannot be removed: 404', async () => {
    const { body } = await upload()
    expect(await list(ben)).toEqual([])
    expect((await remove(body.directory.id, ben)).status).toBe(404)
    expect(await list()).toHaveLength(1)
    expect((await remove(body.directory.id)).status).toBe(204)
    expect((await remove(body.directory.id)).status).toBe(404)
    expect((await remove(NOWHERE)).status).toBe(404)
    expect(await indexed()).toEqual([])
  })
})

test('nobody gets in without a session: 401', async () => {
  expect((await world.ask('GET', '/api/directories')).status).toBe(401)
  expect((await world.ask('POST', address(), file)).status).toBe(401)
})

describe('the operator’s command', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'rove-import-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const written = (text: string) => {
    const path = join(folder, 'hauliers.csv')
    writeFileSync(path, text)
    return path
  }

  test('imports for every team while the server runs, lists, and removes', async () => {
    const lines = await operate('import', written(file))
    expect(lines).toContain('4 rows read, 2 companies, 1 duplicates, 1 left out.')
    expect(lines).toContain('line 4 has no website, phone or address')
    const shown = { name: 'hauliers', companies: 2, removable: false }
    const [directory] = await list(ben)
    expect(directory).toMatchObject(shown)
    expect(await list()).toMatchObject([shown])
    expect((await remove(directory.id)).status).toBe(404)
    expect((await operate('list')).join()).toContain(`${directory.id}\thauliers\t2 companies`)
    expect(await operate('remove', String(directory.id))).toEqual(['Removed.'])
    expect(await list()).toEqual([])
    expect(await operate('list')).toEqual(['No companies were imported.'])
  })

  test('takes a name and columns', async () => {
    const path = written(file)
    await operate('import', path, '--name', 'By name', '--map', 'tags=Notes', '--map', 'size=')
    const [{ id, name }] = await list()
    expect(name).toBe('By name')
    await operate('remove', String(id))
  })

  test('shows what it would make of a file, and keeps which column is what for the next one', async () => {
    const mapping = join(folder, 'mapping.json')
    const lines = await operate('propose', written(file), '--map', 'tags=Notes', '--save-mapping', mapping)
    expect(lines.join('\n')).toContain('name = Company Name\nwebsite = Domain\nindustry = Sector')
    expect(lines).toContain('line 2: Koelvlot · https://koelvlot.example · Logistics · Medium · NL')
    expect(lines).toContain('line 4: left out, as it has no website, phone or address')
    expect(await list()).toEqual([])

    const packed = join(folder, 'fair.csv.gz')
    writeFileSync(packed, gzipSync(file.replace('Company Name;', 'Column X;')))
    await expect(operate('import', packed, '--mapping', mapping)).rejects.toThrow('No column is called')
    writeFileSync(packed, gzipSync(file))
    expect((await operate('import', packed, '--mapping', mapping)).join()).toContain('tags = Notes')
    const [{ id, name, companies }] = await list()
    expect({ name, companies }).toEqual({ name: 'fair', companies: 2 })
    await operate('remove', String(id))
  })

  test('takes companies without a website that can be reached, each once', async () => {
    const rows = [
      'Name,Phone,City',
      'Kolb,08331 123,Memmingen',
      'Kolb,08331 123,Memmingen',
      'Recht,030 901820,Berlin',
    ]
    const lines = await operate('import', written(rows.join('\n')))
    expect(lines).toContain('3 rows read, 2 companies, 1 duplicates, 0 left out.')
    const [{ id }] = await list()
    await operate('remove', String(id))
    await expect(operate('import', written('Name,City\nKolb,Memmingen'))).rejects.toThrow(
      'A company needs a name',
    )
  })

  test.each([
    [['import', '--map', 'colour=Notes'], 'No field is called “colour”.'],
    [['import', '--map', 'size=Nope'], 'No column is called “Nope”. There are: Company Name, Domain'],
    [['import', '--nope'], "Unknown option '--nope'"],
  ])('%j says what is wrong', async ([command = '', ...rest], message) => {
    await expect(operate(command, written(file), ...rest)).rejects.toThrow(message)
    expect(await list()).toEqual([])
  })

  test.each([[[]], [['dance']], [['import']], [['remove']]])('%j shows how it is used', async (args) => {
    await expect(operate(...args)).rejects.toThrow('npm run directory -- propose FILE')
  })

  test('an import that is not there cannot be removed', async () => {
    await expect(operate('remove', '12')).rejects.toThrow('There is no such import.')
  })
})
