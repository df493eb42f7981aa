import { createFileRoute } from '@tanstack/react-router'
import { Duplicates } from '#app/features/duplicates/Duplicates.tsx'

export const Route = createFileRoute('/_app/duplicates')({ component: Duplicates })
