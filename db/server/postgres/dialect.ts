import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { nameOfAliased } from '#db/server/database/functions.ts'

type Select = Parameters<PgDialect['buildSelectQuery']>[0]

/**
 * Builds PostgreSQL's queries of the tables of database/tables.ts as they are: these name tables and columns, and say
 * what values JavaScript has for them, of which PostgreSQL takes and gives the same (handle.ts).
 */
export class Dialect extends PgDialect {
  override buildSelectQuery({ joins, ...select }: Select) {
    // A table under another name is known here by PostgreSQL's own tables alone.
    const joined = joins?.map((join) => {
      const name = nameOfAliased(join.table)
      return name ? { ...join, table: sql`${sql.identifier(name)} ${join.table}` } : join
    })
    return super.buildSelectQuery({ ...select, ...(joined && { joins: joined }) })
  }
}
