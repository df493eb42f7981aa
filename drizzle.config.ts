import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'sqlite',
  schema: './db/server/tables.ts',
  out: './db/server/migrations',
})
