import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { nameOfAliased } from '#db/server/database/functions.ts'

type Select = Parameters<PgDialect['buildSelectQuery']>[0]

/**
 * Builds PostgreSQL's queries from the tables of database/tables.ts as they are: these define the names of
 * tables and columns and their JavaScript types, which are the same in PostgreSQL (handle.ts).
 */
export class Dialect extends PgDialect {
  override buildSelectQuery({ joins, ...select }: Select) {
    // Drizzle handles aliases only for PostgreSQL's own tables.
    const joined = joins?.map((join) => {
      const name = nameOfAliased(join.table)
      return name ? { ...join, table: sql`${sql.identifier(name)} ${join.table}` } : join
    })
    return super.buildSelectQuery({ ...select, ...(joined && { joins: joined }) })
  }
}
