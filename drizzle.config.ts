import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'sqlite',
  schema: './db/server/sqlite/tables.ts',
  out: './db/server/sqlite/migrations',
})
