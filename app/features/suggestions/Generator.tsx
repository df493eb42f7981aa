import { Link } from '@tanstack/react-router'
import { Package, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useConnection, waitingFor } from '#app/data/useConnection.ts'
import { ProductBuyers } from '#app/entities/product/ProductBuyers.tsx'
import { productOptions } from '#app/entities/product/productOptions.ts'
import { Button } from '#app/ui/Button.tsx'
import { buttonClass } from '#app/ui/buttonClass.ts'
import { Card } from '#app/ui/Card.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { useForm } from '#app/ui/form.ts'
import { SelectField } from '#app/ui/SelectField.tsx'
import { notify } from '#app/ui/toast.ts'
import { useWide } from '#app/ui/useWide.ts'
import { dollars, type Product, productProposals } from '#db/model/entities/product.ts'
import type { SourceName } from '#db/model/entities/source.ts'
import { askedFor } from './asked.ts'
import { isUnderWay, type SuggestRequest } from './requests.ts'
import { SuggestFields } from './SuggestFields.tsx'
import { SuggestNotices } from './SuggestNotices.tsx'
import { SuggestForm } from './suggestForm.ts'
import type { Requests } from './useRequests.ts'

export interface GeneratorProps {
  products: readonly Product[]
  /** The initially selected product to search companies for; if there is only one, that one. */
  productId: number | undefined
  /** The initially selected source. */
  source: SourceName | undefined
  /** The person's own searches, newest first. */
  requests: readonly SuggestRequest[]
  asking: Requests
  /** Whether a phone shows the last search instead of the form. */
  folded: boolean
  onFold: (folded: boolean) => void
}

/** Searches for companies that may buy a product. */
export function Generator(props: GeneratorProps) {
  const { products, productId, requests, asking, folded, onFold } = props
  const connection = useConnection()
  const [newest] = requests
  if (products.length > 0 && folded && newest) {
    const name = products.find(({ id }) => id === newest.task.args.productId)?.name ?? 'A deleted product'
    return (
      <section aria-label="Last search" className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <div className="flex items-center gap-2 border-line border-b">
          <p className="min-w-0 flex-1 text-sm">
            <span className="block truncate font-medium">{name}</span>
            <span className="block truncate text-muted">{askedFor(newest.task.args)}</span>
          </p>
          <Button variant="ghost" onClick={() => onFold(false)}>
            Change<span className="sr-only"> the search</span>
          </Button>
        </div>
        <SuggestNotices
          requests={requests}
          products={products}
          connection={connection}
          asking={asking}
          brief
        />
      </section>
    )
  }
  if (products.length > 0) return <GeneratorForm key={`${productId} ${props.source}`} {...props} />
  return (
    <Card>
      <EmptyState
        icon={<Package />}
        title="No Products Available"
        text="Companies are suggested for a product. Create one first."
        action={
          <Link to="/products" search={{ add: true }} className={buttonClass()}>
            Create Product
          </Link>
        }
      />
    </Card>
  )
}

function GeneratorForm(props: GeneratorProps) {
  const { products, productId: wanted, source, requests, asking, onFold } = props
  const wide = useWide()
  const connection = useConnection()
  // On a desktop the form stays as it was left; on a phone it is opened to change the last search.
  const [asked] = useState(() => (wide || wanted !== undefined ? undefined : requests[0]?.task.args))
  const start = wanted ?? asked?.productId
  const [chosen, setProductId] = useState(start === undefined ? undefined : String(start))
  const productId = chosen ?? (products.length === 1 ? String(products[0]?.id) : '')
  const product = products.find(({ id }) => String(id) === productId)
  const [newest] = requests
  const generating = connection === 'online' && newest !== undefined && isUnderWay(newest)

  const form = useForm({
    schema: SuggestForm,
    onSubmit: async (query) => {
      if (!product) return notify(noProduct)
      const stored = await asking.ask({ kind: 'suggest', args: { ...query, productId: product.id } })
      if (!stored) return
      onFold(true)
      // On a phone the line of the search says the same.
      if (!wide) return
      const about = `For ${product.name}`
      if (connection === 'online') notify({ title: 'Generating company suggestions', about, tone: 'info' })
      else notify({ title: 'Saved on this device', about, text: waitingFor(connection), tone: 'info' })
    },
  })

  return (
    <Card title="Find companies" text="Pick a product; the rest is optional.">
      <form id="find-companies" noValidate onSubmit={form.onSubmit} className="grid scroll-mt-16 gap-4">
        <SelectField
          label="Product"
          name="productId"
          placeholder="Select a product"
          value={productId}
          onChange={(event) => setProductId(event.target.value)}
          options={productOptions(products)}
        />
        {product && <ProductDetails product={product} />}
        {product && <ProductBuyers key={product.id} product={product} />}
        <SuggestFields errors={form.errors} asked={source ? { ...asked, source } : asked} />
        <div className="z-20 grid bg-surface max-md:sticky max-md:bottom-(--bar) max-md:-mx-4 max-md:border-line max-md:border-t max-md:px-4 max-md:py-2 md:justify-self-start">
          <Button type="submit" icon={<Sparkles />} busy={form.busy || generating} disabled={!product}>
            {generating ? 'Generating Company Suggestions...' : 'Generate Company Suggestions'}
          </Button>
        </div>
        <SuggestNotices requests={requests} products={products} connection={connection} asking={asking} />
      </form>
    </Card>
  )
}

/** Suggestions require a product. */
const noProduct = {
  title: 'No product selected',
  text: 'Please select a product to find real business leads.',
  tone: 'error',
} as const

/** The data of the product to search companies for. */
function ProductDetails({ product }: { product: Product }) {
  const { description, brand, value } = product
  return (
    <div className="rounded-md border border-line bg-page p-3 text-sm">
      <p className="font-medium">
        {brand} - {dollars(value)}
      </p>
      <p className="line-clamp-4 whitespace-pre-line text-muted">{description}</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
        {detailsOf(product).map(([label, text]) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function detailsOf({ target_industry, company_size, price_range, category, keywords }: Product) {
  const details = [
    ['Target Industry', target_industry],
    ['Company Size', company_size],
    ['Price Range', price_range],
    ['Category', category],
    ['Keywords', keywords],
  ] as const
  // Any industry and any size say nothing, and less so beside the trades that the person chose.
  return details.filter(([, text]) => text !== '' && text !== productProposals.target_industry)
}
