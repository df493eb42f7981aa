import * as v from 'valibot'
import { draftKey, type Texts, useDraft } from '#app/data/device/draft.ts'
import { changeFailed } from '#app/data/failure.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
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
  const { user, team } = useWorkspace()
  const draft = useDraft(draftKey(user.id, `product-${team.id}-${product?.id ?? 'new'}`), textsOf(product))
  const save = useSaveProduct()

  const { errors, busy, onSubmit } = useForm({
    schema: NewProduct,
    onSubmit: async (fields) => {
      await save(product && seenBy(product, draft.start), fields)
      draft.forget()
      onOpenChange(false)
    },
    onFailure: product
      ? changeFailed('Error Updating Product', 'Failed to update product. Please try again.')
      : changeFailed('Error Adding Product(s)', 'Failed to add product. Please try again.'),
  })

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={product ? 'Edit Product' : 'Add Product'}
      onSubmit={onSubmit}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" busy={busy}>
            {product ? 'Save Changes' : 'Add Product'}
          </Button>
        </>
      }
    >
      {draft.cameBack && (
        <Banner className="mb-4" action={{ label: 'Discard', onSelect: draft.discard }}>
          This is what you typed before and have not saved.
        </Banner>
      )}
      <div key={draft.fieldsKey} onInput={draft.keep}>
        <ProductFields texts={draft.values} errors={errors} />
      </div>
    </Dialog>
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

const textsOf = (product: Product | undefined): Texts => (product ? v.parse(ProductTexts, product) : {})

/** The product as the person saw it when the typing began, which may be a reload and a team mate's edit ago. */
function seenBy(product: Product, start: Texts): Product {
  const seen = v.safeParse(ProductTexts, start)
  return seen.success ? { ...product, ...seen.output } : product
}

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
    const changes = changesBetween<'products'>(seen, fields)
    if (!changes) return
    await change({ name: 'product.edit', args: { id: seen.id, changes } })
    notify({ title: 'Product updated', text: fields.name, tone: 'success' })
  }
}
