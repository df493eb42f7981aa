import { createFileRoute } from '@tanstack/react-router'
import { ManualLeadEntry } from '#app/features/leads/ManualLeadEntry.tsx'

export const Route = createFileRoute('/_app/manual-lead-entry')({ component: ManualLeadEntry })
