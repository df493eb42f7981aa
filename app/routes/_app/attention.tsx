import { createFileRoute } from '@tanstack/react-router'
import { Attention } from '#app/features/attention/Attention.tsx'

export const Route = createFileRoute('/_app/attention')({ component: Attention })
