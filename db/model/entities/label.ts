import * as v from 'valibot'
import type { Entity } from './entity.ts'
import { entities, type Table } from './registry.ts'

/** The label of a field: "Company Website". */
export function labelOf(table: Table, field: string): string {
  const { fields, row }: Entity = entities[table]
  const schema = [fields, row.entries].find((entries) => Object.hasOwn(entries, field))?.[field]
  return (schema && v.getTitle(schema)) ?? inWords(field)
}

/** The name of a field or a choice in words: "Case Study" for "case-study". */
export const inWords = (name: string): string =>
  name
    .replace(/[_-]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
