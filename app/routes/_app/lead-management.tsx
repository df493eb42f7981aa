import { createFileRoute } from '@tanstack/react-router'
import { LeadManagement } from '#app/features/leads/LeadManagement.tsx'

export const Route = createFileRoute('/_app/lead-management')({ component: LeadManagement })
