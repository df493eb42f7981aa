import { writeFileSync } from 'node:fs'
import { asvsPage, pageOf, parts } from './page.ts'

// npm run asvs: writes docs/asvs.md from the table of requirements.
writeFileSync(asvsPage, pageOf(parts))
