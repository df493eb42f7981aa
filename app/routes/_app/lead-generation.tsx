import { createFileRoute } from '@tanstack/react-router'
import { LeadGeneration } from '#app/features/suggestions/LeadGeneration.tsx'

export const Route = createFileRoute('/_app/lead-generation')({ component: LeadGeneration })
