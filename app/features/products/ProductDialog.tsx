import { useState } from 'react'
import { useWorkspace } from '#app/lib/workspace.tsx'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { useForm } from '#app/ui/form.ts'
import { notify } from '#app/ui/toast.ts'
import { NewProduct, type Product } from '#db/model/product.ts'
import { type Draft, draftKey, forgetDraft, keepDraft, readDraft } from './draft.ts'
import { ProductFields } from './ProductFields.tsx'
import { reasonOf } from './reason.ts'
import { useSaveProduct } from './useSaveProduct.ts'

export interface ProductDialogProps {
  /** The product to change; undefined makes a new one. */
  product: Product | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Adds or edits a product. Mount it anew for each opening: it starts with what was typed and not saved. */
export function ProductDialog({ product, open, onOpenChange }: ProductDialogProps) {
  const { user, team } = useWorkspace()
  const key = draftKey(user.id, team.id, product?.id)
  const [draft, setDraft] = useState(() => readDraft(key))
  const seen = draft?.seen ?? product
  const save = useSaveProduct()

  const form = useForm({
    schema: NewProduct,
    onSubmit: async (fields) => {
      await save(seen, fields)
      forgetDraft(key)
      onOpenChange(false)
    },
    onFailure: (error) => notify(failureOf(error, product !== undefined)),
  })
  const keep = (typed: Draft['typed']) => keepDraft(key, { seen: seen ?? null, typed })
  const discard = () => {
    forgetDraft(key)
    setDraft(undefined)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={product ? 'Edit Product' : 'Add Product'}
      onSubmit={form.onSubmit}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" busy={form.busy}>
            {product ? 'Save Changes' : 'Add Product'}
          </Button>
        </>
      }
    >
      {draft && (
        <Banner className="mb-4" action={{ label: 'Discard', onSelect: discard }}>
          This is what you typed before and have not saved.
        </Banner>
      )}
      <ProductFields
        key={draft ? 'draft' : 'stored'}
        texts={draft?.typed ?? seen ?? {}}
        errors={form.errors}
        onTyped={keep}
      />
    </Dialog>
  )
}

/** SPEC.md section 8, Product add and update. */
function failureOf(error: unknown, editing: boolean) {
  const otherwise = `Failed to ${editing ? 'update' : 'add'} product. Please try again.`
  return {
    title: editing ? 'Error Updating Product' : 'Error Adding Product(s)',
    text: reasonOf(error, otherwise),
    tone: 'error' as const,
  }
}
