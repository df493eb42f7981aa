import * as v from 'valibot'
import { changeFailed } from '#app/data/failure.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { EditDialog, useEditing } from '#app/entities/EditDialog.tsx'
import { useForm } from '#app/ui/form.ts'
import { notify } from '#app/ui/toast.ts'
import { changesBetween } from '#db/model/entities/entity.ts'
import { NewProduct, Product } from '#db/model/entities/product.ts'
import { newId } from '#db/model/id.ts'
import { ProductFields } from './ProductFields.tsx'

export interface ProductDialogProps {
  /** The product to change; undefined makes a new one. */
  product: Product | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Adds or edits a product. Mount it anew for each opening: it starts with what was typed and not saved. */
export function ProductDialog({ product, open, onOpenChange }: ProductDialogProps) {
  const { team } = useWorkspace()
  const { draft, seen } = useEditing(product, ProductTexts, `product-${team.id}-${product?.id ?? 'new'}`)
  const save = useSaveProduct()

  const { errors, ...form } = useForm({
    schema: NewProduct,
    onSubmit: async (fields) => {
      await save(seen, fields)
      draft.forget()
      onOpenChange(false)
    },
    onFailure: product
      ? changeFailed('Error Updating Product', 'Failed to update product. Please try again.')
      : changeFailed('Error Adding Product(s)', 'Failed to add product. Please try again.'),
  })

  return (
    <EditDialog
      form={form}
      draft={draft}
      cameBack="This is what you typed before and have not saved."
      open={open}
      title={product ? 'Edit Product' : 'Add Product'}
      submitLabel={product ? 'Save Changes' : 'Add Product'}
      onClose={() => onOpenChange(false)}
    >
      <ProductFields texts={draft.values} errors={errors} />
    </EditDialog>
  )
}

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
])

/**
 * Stores a product and says so once it is on this device.
 * The function takes the product as the person saw it, undefined for a new one, and what they want.
 */
function useSaveProduct() {
  const { change } = useWorkspace()
  return async (seen: Product | undefined, fields: v.InferOutput<typeof NewProduct>): Promise<void> => {
    if (!seen) {
      await change({ name: 'product.create', args: { id: newId(), fields } })
      notify({ title: 'Product added', text: fields.name, tone: 'success' })
      return
    }
    const changes = changesBetween<Product>(seen, fields)
    if (!changes) return
    await change({ name: 'product.edit', args: { id: seen.id, changes } })
    notify({ title: 'Product updated', text: fields.name, tone: 'success' })
  }
}
