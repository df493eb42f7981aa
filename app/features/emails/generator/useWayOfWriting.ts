import { useHasAi } from '#app/data/server/sources.ts'
import { useConnection } from '#app/data/useConnection.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Product } from '#db/model/entities/product.ts'

const isOnServer = ({ version }: Lead | Product): boolean => version > 0

/** Whether an email is written by the AI service or, at once and on this device, from parts. */
export function useWayOfWriting(lead: Lead) {
  const { team } = useWorkspace()
  const hasAi = useHasAi(team.id)
  const connection = useConnection()
  const isOnline = connection === 'online'
  return {
    /** Where it is not known whether there is a key, the server answers with a draft from parts. */
    asksAi: (product: Product): boolean =>
      hasAi !== false && isOnline && isOnServer(lead) && isOnServer(product),
    /** What "Generate Email" will do, in a sentence. */
    hint: hintOf(hasAi, isOnline),
    /** Whether a draft from parts can be handed to the AI service later. */
    canImprove: hasAi !== false,
  }
}

function hintOf(hasAi: boolean | undefined, isOnline: boolean): string | undefined {
  if (hasAi === undefined) return undefined
  if (!hasAi) return 'Written on this device, without AI.'
  return isOnline ? 'Written by your AI service.' : 'No connection: written on this device, without AI.'
}
