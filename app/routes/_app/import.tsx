import { createFileRoute } from '@tanstack/react-router'
import { ImportLeads } from '#app/features/import/ImportLeads.tsx'

export const Route = createFileRoute('/_app/import')({ component: ImportLeads })
