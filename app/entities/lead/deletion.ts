import { failureOf } from '#app/data/failure.ts'
import type { Workspace } from '#app/data/workspace.tsx'
import type { Lead } from '#db/model/entities/lead.ts'

type Change = Workspace['change']

interface Notice {
  title: string
  text?: string | undefined
  tone: 'success' | 'error'
  action?: { label: string; onSelect: () => void }
}

/**
 * Deletes leads, all or none, and offers to put them back (SPEC.md section 8).
 * @param say gets what came of it, for the person
 * @returns whether they are deleted
 */
export async function deleteLeads(
  change: Change,
  leads: readonly Lead[],
  say: (notice: Notice) => void,
): Promise<boolean> {
  try {
    await change(
      ...leads.map(({ id, version }) => ({ name: 'lead.delete', args: { id, seen: version } }) as const),
    )
  } catch (error) {
    const what = leads.length === 1 ? 'the lead' : 'leads'
    say(failureOf(error, 'Error', `Failed to delete ${what}. Please try again.`))
    return false
  }
  say({
    title: 'Leads deleted',
    text: `${leads.length} lead(s) successfully deleted.`,
    tone: 'success',
    action: { label: 'Undo', onSelect: () => void restoreLeads(change, leads, say) },
  })
  return true
}

async function restoreLeads(
  change: Change,
  leads: readonly Lead[],
  say: (notice: Notice) => void,
): Promise<void> {
  try {
    await change(...leads.map(({ id }) => ({ name: 'lead.restore', args: { id } }) as const))
    say({
      title: 'Leads restored',
      text: leads.length === 1 ? '1 lead is back.' : `${leads.length} leads are back.`,
      tone: 'success',
    })
  } catch (error) {
    say(failureOf(error, 'Error', 'Failed to restore leads. Please try again.'))
  }
}
