import { createFileRoute } from '@tanstack/react-router'
import { LeadQuery } from '#app/entities/lead/list/query.ts'
import { LeadManagement } from '#app/features/leads/LeadManagement.tsx'

export const Route = createFileRoute('/_app/lead-management')({
  validateSearch: LeadQuery,
  component: LeadManagement,
})
