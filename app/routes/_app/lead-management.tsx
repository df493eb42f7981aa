import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { LeadQuery, LookParameter } from '#app/entities/lead/list/query.ts'
import { LeadManagement } from '#app/features/leads/LeadManagement.tsx'

export const Route = createFileRoute('/_app/lead-management')({
  validateSearch: v.object({ ...LeadQuery.entries, view: LookParameter }),
  component: LeadManagement,
})
