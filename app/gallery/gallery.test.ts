import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const here = import.meta.dirname
const componentsIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.tsx'))

test('the component page shows every component of app/ui', () => {
  const sources = componentsIn(here).map((name) => readFileSync(join(here, name), 'utf8'))
  const missing = componentsIn(join(here, '../ui')).filter(
    (name) => !sources.some((source) => source.includes(`from '#app/ui/${name}'`)),
  )
  expect(missing).toEqual([])
})
