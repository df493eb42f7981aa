import { useWorkspace } from '#app/data/workspace.tsx'
import { type Choices, defaultChoices } from '#app/entities/email/choices.ts'
import { fillTemplate } from '#app/entities/email/page/fillTemplate.ts'
import { mannerOf, ownEmail, type TemporaryEmail } from '#app/entities/email/temporaryEmail.ts'
import { useWide } from '#app/ui/useWide.ts'
import { isToldIn, withLineIn } from '#db/composer/languageLines.ts'
import type { Email } from '#db/model/entities/email.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Product } from '#db/model/entities/product.ts'
import type { MutationArgs } from '#db/model/entities/registry.ts'
import { type Ask, useAiWriter, useWayOfWriting } from './useAiWriter.ts'
import { useFirstEmail } from './useFirstEmail.ts'
import { useReplacing } from './useReplacing.ts'
import { useShownPreview } from './useShownPreview.ts'
import { useTemporaryEmail } from './useTemporaryEmail.ts'
import { useWriteHere } from './useWriteHere.ts'

type ProductChanges = MutationArgs<'product.edit'>['changes']

/** The rows from which an email to a lead is written. */
export interface WritingInput {
  lead: Lead
  products: readonly Product[]
  emails: readonly Email[]
}

/** The email that is being written to a lead, and the ways to write it. */
export function useWriting({ lead, products, emails }: WritingInput) {
  const { user, change } = useWorkspace()
  const temporary = useTemporaryEmail(lead)
  const { email, replace, show } = temporary
  const ai = useAiWriter(lead, email, replace)
  const way = useWayOfWriting(lead)
  const here = useWriteHere(lead)
  const choices = defaultChoices(useWide())
  const replacing = useReplacing(email)
  const { preview, scroll } = useShownPreview()
  useFirstEmail({ lead, products, emails, email, show })

  const product = products.find(({ id }) => id === email?.productId)
  const withoutAi = async (ask: Ask) => {
    ai.forgetFailure()
    replace(await here.write(ask, email))
    scroll()
  }
  /** Writes an email: by the AI service, or on this device. */
  const write = (ask: Ask) => {
    if (!way.asksAi(ask.product)) return void withoutAi(ask)
    void ai.write(ask)
    scroll()
  }
  const fromTemplate = (template: Email): TemporaryEmail => {
    const about = products.find(({ id }) => id === (template.productId ?? lead.productId)) ?? product
    const { subject, body } = fillTemplate(template, { lead, product: about, sender: user })
    const { tone, length, focus, writtenBy } = template
    const manner = { tone, length, focus, language: 'lead' as const, productId: about?.id ?? null }
    return { ...ownEmail(manner, { subject, body }), writtenBy }
  }
  const language = email?.language === 'lead' ? here.ownLanguage : email?.language
  return {
    temporary,
    ai,
    replacing,
    /** What nothing says in the language of the letter: what its product is. Undefined if the letter can say it. */
    unsaid:
      product && language && email?.writtenBy === 'parts' && !isToldIn(product, language)
        ? {
            product,
            language,
            async say(text: string) {
              const benefit = withLineIn(product.benefit, language, text)
              const changes = { benefit: [product.benefit, benefit] } satisfies ProductChanges
              await change({ name: 'product.edit', args: { id: product.id, changes } })
              const choices = { ...mannerOf(email), productId: product.id }
              replacing.ask(() => write({ choices, product: { ...product, benefit } }))
            },
          }
        : undefined,
    preview,
    /** The product that the email is about. */
    product,
    hint: way.hint,
    canImprove: way.canImprove && product !== undefined,
    language: way.writesHere ? here.ownLanguage : here.spoken,
    generate: (choices: Choices, product: Product) => replacing.ask(() => write({ choices, product })),
    /** Writes another letter with the same options; undefined if the email is none, or its product is gone. */
    another:
      email && product && email.writtenBy !== 'person'
        ? () => {
            const choices = { ...mannerOf(email), productId: product.id }
            replacing.ask(() => write({ choices, product }))
          }
        : undefined,
    again: () => ai.failure && write(ai.failure.ask),
    withoutAi: () => ai.failure && void withoutAi(ai.failure.ask),
    startFrom: (template: Email) => replacing.ask(() => replace(fromTemplate(template))),
    startBlank: () =>
      email && replacing.ask(() => replace(ownEmail({ ...mannerOf(email), productId: email.productId }))),
    /** Begins the next email to the lead, once one was sent. */
    async next() {
      if (!product) return show(ownEmail({ ...choices, productId: null }))
      show(await here.write({ choices: { ...choices, productId: product.id }, product }))
    },
  }
}
