import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isThere, type TestTitle } from './namedTests.ts'

const root = join(import.meta.dirname, '..')
const pages = ['README.md', ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`)]
  .filter((path) => path.endsWith('.md'))
  .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const)

test.each(pages)('every file and page that %s names is there', (path, text) => {
  const files = [...text.matchAll(/`((?:api|app|db|docs|sw|tests)\/[\w./-]+\.\w+)`/g)].map(([, file]) => file)
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, link]) =>
    join(path, '..', link ?? ''),
  )
  const missing = [...files, ...links].filter((file) => !existsSync(join(root, file ?? '')))
  expect(missing).toEqual([])
})

test('docs/asvs.md counts what its rows say', () => {
  const asvs = pages.find(([path]) => path === 'docs/asvs.md')?.[1] ?? ''
  const rows = [...asvs.matchAll(/^\| (\d+)\.\d+\.\d+ \|.*?\| (met|partly|not applicable|not) \|/gm)]
  const counted = [...asvs.matchAll(/^\| V(\d+) [^|]*\| [12] \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$/gm)]
  const sums = (kind: number) => counted.reduce((sum, row) => sum + Number(row[kind + 2]), 0)
  const kinds = ['met', 'partly', 'not', 'not applicable']
  expect(kinds.map((_, kind) => sums(kind))).toEqual(
    kinds.map((kind) => rows.filter(([, , met]) => met === kind).length),
  )
  expect(rows.length).toBe(259)
})

test('each input from outside that docs/security.md lists has bounds, and a test of its worst case that is there', () => {
  const security = pages.find(([path]) => path === 'docs/security.md')?.[1] ?? ''
  const [, section = ''] = security.split('## What comes in from outside\n')
  const [table = ''] = section.split('\n## ')
  const rows = table.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| what |'))
  expect(rows.length).toBeGreaterThan(10)
  for (const row of rows) {
    const [, what = '', bounds = '', read = '', tested = ''] = row.split('|').map((cell) => cell.trim())
    const tests = [...tested.matchAll(/`([^`]+)` ((?:“[^”]+”(?: › )?)+)/g)].map(
      ([, file = '', titles = '']): TestTitle => [
        file,
        ...[...titles.matchAll(/“([^”]+)”/g)].map(([, t = '']) => t),
      ],
    )
    expect([what, /\d/.test(bounds), /`api\//.test(read), tests.length > 0]).toEqual([what, true, true, true])
    expect(tests.filter((each) => !isThere(each))).toEqual([])
  }
})
