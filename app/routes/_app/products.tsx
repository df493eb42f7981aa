import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { Products } from '#app/features/products/Products.tsx'

export const Route = createFileRoute('/_app/products')({
  /** Whether the form for a new product is open. */
  validateSearch: v.object({ add: v.optional(v.fallback(v.optional(v.boolean()), undefined)) }),
  component: Page,
})

function Page() {
  const { add = false } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <Products
      key={String(add)}
      adding={add}
      onAddingEnd={() => void navigate({ search: { add: undefined }, replace: true })}
    />
  )
}
