import { expect, test } from 'vitest'
import { inOrderOfUse } from './order.ts'

const BUILD = {
  'index.html': {
    file: 'assets/index.js',
    css: ['assets/index.css'],
    dynamicImports: ['routes/settings.tsx?split', 'routes/leads.tsx?split', 'routes/products.tsx?split'],
  },
  '_shared.js': { file: 'assets/shared.js', imports: ['index.html'] },
  'routes/leads.tsx?split': {
    file: 'assets/leads.js',
    imports: ['_shared.js'],
    dynamicImports: ['export.ts'],
  },
  'routes/products.tsx?split': { file: 'assets/products.js' },
  'routes/settings.tsx?split': { file: 'assets/settings.js' },
  'export.ts': { file: 'assets/export.js' },
}
const SCREENS = ['routes/leads.tsx', 'routes/products.tsx']

test('screens are kept for offline in the order of their use, what a tap loads after them, the largest file last', () => {
  const sizes = {
    'assets/excel.js': 400_000,
    'assets/export.js': 1000,
    'assets/settings.js': 10,
    'icon.png': 5000,
    'assets/shared.js': 90_000,
    'assets/products.js': 200,
    'assets/leads.js': 300,
    'assets/index.css': 400,
    'assets/index.js': 100_000,
    'index.html': 900,
  }
  const entries = Object.entries(sizes).map(([url, size]) => ({ url, size }))
  expect(inOrderOfUse(entries, BUILD, SCREENS).map(({ url }) => url)).toEqual([
    'index.html',
    'assets/index.js',
    'assets/index.css',
    'assets/shared.js',
    'assets/leads.js',
    'assets/products.js',
    'assets/settings.js',
    'assets/export.js',
    'icon.png',
    'assets/excel.js',
  ])
})

test('a screen that the build does not have is no silent gap in the order', () => {
  expect(() => inOrderOfUse([], BUILD, ['routes/gone.tsx'])).toThrow('The build has no routes/gone.tsx.')
})
