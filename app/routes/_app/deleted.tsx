import { createFileRoute } from '@tanstack/react-router'
import { RecentlyDeleted } from '#app/features/deleted/RecentlyDeleted.tsx'

export const Route = createFileRoute('/_app/deleted')({ component: RecentlyDeleted })
