import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import * as v from 'valibot'
import { rememberOpened } from '#app/data/device/recent.ts'
import { changeFailed } from '#app/data/failure.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { EditDialog, useEditing } from '#app/entities/EditDialog.tsx'
import { useForm } from '#app/ui/form.ts'
import { notify } from '#app/ui/toast.ts'
import { changesBetween } from '#db/model/entities/entity.ts'
import { NewProduct, Product, productProposals } from '#db/model/entities/product.ts'
import { newId } from '#db/model/id.ts'
import type { Team } from '#db/model/team.ts'
import type { User } from '#db/model/user.ts'
import { productNotUpdated } from './notUpdated.ts'
import { ProductFields } from './ProductFields.tsx'

export interface ProductDialogProps {
  /** The product to change; undefined for a new one. */
  product: Product | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Receives the id of a new product once it is stored on this device. */
  onAdded?: ((id: number) => void) | undefined
}

/** Adds or edits a product. Mount it anew for each opening: it starts with unsaved text, if any. */
export function ProductDialog({ product, open, onOpenChange, onAdded }: ProductDialogProps) {
  const { user, team } = useWorkspace()
  const form = `product-${team.id}-${product?.id ?? 'new'}`
  const { draft, seen } = useEditing(product, ProductTexts, form, proposalsFor(user, team))
  const save = useSaveProduct()
  const id = open ? product?.id : undefined
  useEffect(() => {
    if (id !== undefined) rememberOpened('product', id)
  }, [id])

  const { errors, ...asked } = useForm({
    schema: NewProduct,
    onSubmit: async (fields) => {
      const added = await save(seen, fields)
      draft.forget()
      onOpenChange(false)
      if (added) onAdded?.(added)
    },
    onFailure: product
      ? productNotUpdated
      : changeFailed('Error Adding Product(s)', 'Failed to add product. Please try again.'),
  })

  return (
    <EditDialog
      form={asked}
      draft={draft}
      cameBack="This is what you typed before and have not saved."
      open={open}
      title={product ? 'Edit Product' : 'Add Product'}
      submitLabel={product ? 'Save Changes' : 'Add Product'}
      onClose={() => onOpenChange(false)}
    >
      <ProductFields texts={draft.values} errors={errors} proposed={!product} />
    </EditDialog>
  )
}

/**
 * The initial content of the required fields of a new product, so that only its name and description have to
 * be typed.
 */
const proposalsFor = (user: User, team: Team) => ({
  brand: user.company || (team.personal ? user.fullName : team.name),
  ...productProposals,
})

const ProductTexts = v.pick(Product, [
  'name',
  'description',
  'brand',
  'value',
  'target_industry',
  'company_size',
  'price_range',
  'category',
  'keywords',
  'buyers',
  'places',
  'benefit',
])

/**
 * Returns a function that stores a product and then shows a notice. It takes the product as the person saw
 * it, undefined for a new one, and the wanted values. It returns the id of a new product.
 */
function useSaveProduct() {
  const { change } = useWorkspace()
  const navigate = useNavigate()
  const find = (productId: number) => void navigate({ to: '/lead-generation', search: { productId } })
  return async (seen: Product | undefined, fields: v.InferOutput<typeof NewProduct>) => {
    if (!seen) {
      const id = newId()
      await change({ name: 'product.create', args: { id, fields } })
      const action = { label: 'Find companies', onSelect: () => find(id) }
      notify({ title: 'Product added', text: fields.name, tone: 'success', action })
      return id
    }
    const changes = changesBetween<Product>(seen, fields)
    if (!changes) return undefined
    await change({ name: 'product.edit', args: { id: seen.id, changes } })
    notify({ title: 'Product updated', text: fields.name, tone: 'success' })
    return undefined
  }
}
