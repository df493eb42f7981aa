import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

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
  const rows = [...asvs.matchAll(/^\| (\d+)\.\d+\.\d+ \|.*?\| (yes|partly|no|not applicable) \|/gm)]
  const counted = [...asvs.matchAll(/^\| V(\d+) .*?\| [12] \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$/gm)]
  const sums = (kind: number) => counted.reduce((sum, row) => sum + Number(row[kind + 2]), 0)
  const kinds = ['yes', 'partly', 'no', 'not applicable']
  expect(kinds.map((_, kind) => sums(kind))).toEqual(
    kinds.map((kind) => rows.filter(([, , met]) => met === kind).length),
  )
  expect(rows.length).toBe(259)
})
