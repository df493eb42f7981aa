import { readFileSync } from 'node:fs'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { starterDirectory } from '#api/companies/directory/directory.ts'
import { stem, tokensOf } from './tokens.ts'

test('every word of the starter has the stem that SQLite gives it', () => {
  const db = new Database(':memory:')
  db.exec(`
    CREATE VIRTUAL TABLE texts USING fts5 (text, tokenize = 'porter unicode61 remove_diacritics 2');
    CREATE VIRTUAL TABLE stems USING fts5vocab ('texts', 'row');
  `)
  const text = readFileSync(starterDirectory, 'utf8')
  db.prepare('INSERT INTO texts VALUES (?)').run(text)
  const stems = db.prepare('SELECT term FROM stems ORDER BY term').pluck().all()
  db.close()
  expect(stems.length).toBeGreaterThan(3000)
  expect([...new Set(tokensOf(text).map(stem))].toSorted()).toEqual(stems.toSorted())
})
