import { createFileRoute } from '@tanstack/react-router'
import { Products } from '#app/features/products/Products.tsx'

export const Route = createFileRoute('/_app/products')({ component: Products })
