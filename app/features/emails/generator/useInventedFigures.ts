import { useMemo } from 'react'
import { useWorkspace } from '#app/data/workspace.tsx'
import type { TemporaryEmail } from '#app/entities/email/temporaryEmail.ts'
import { figuresBeyond } from '#db/composer/figures.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Product } from '#db/model/entities/product.ts'

interface Known {
  email: TemporaryEmail
  lead: Lead
  product: Product | undefined
}

/** The figures that the AI service wrote, that still stand, and that no field of lead, product or sender holds. */
export function useInventedFigures({ email, lead, product }: Known): string[] {
  const { user } = useWorkspace()
  const { writtenBy, generated } = email
  const beyond = useMemo(() => {
    const facts = [lead, product ?? {}, user].flatMap(textsIn)
    return writtenBy === 'model' ? figuresBeyond(`${generated.subject}\n${generated.body}`, facts) : []
  }, [writtenBy, generated, lead, product, user])
  const now = `${email.words.subject}\n${email.words.body}`
  return beyond.filter((figure) => now.includes(figure))
}

const textsIn = (row: object): string[] => Object.values(row).filter((value) => typeof value === 'string')
