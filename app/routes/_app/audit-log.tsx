import { createFileRoute } from '@tanstack/react-router'
import { AuditLog } from '#app/features/audit/AuditLog.tsx'

export const Route = createFileRoute('/_app/audit-log')({ component: AuditLog })
