import type { Workspace } from '#app/lib/workspace.tsx'
import { notify } from '#app/ui/toast.ts'
import type { Lead } from '#db/model/lead.ts'
import { sayFailure } from './sayFailure.ts'

type Change = Workspace['change']

/**
 * Deletes leads, all or none, and offers to put them back; says what came of it (SPEC.md section 8).
 * @returns whether they are deleted
 */
export async function deleteLeads(change: Change, leads: readonly Lead[]): Promise<boolean> {
  try {
    await change(...leads.map(({ id }) => ({ name: 'lead.delete', args: { id } }) as const))
  } catch (error) {
    const what = leads.length === 1 ? 'the lead' : 'leads'
    sayFailure(error, 'Error', `Failed to delete ${what}. Please try again.`)
    return false
  }
  notify({
    title: 'Leads deleted',
    text: `${leads.length} lead(s) successfully deleted.`,
    tone: 'success',
    action: { label: 'Undo', onSelect: () => void restoreLeads(change, leads) },
  })
  return true
}

async function restoreLeads(change: Change, leads: readonly Lead[]): Promise<void> {
  try {
    await change(...leads.map(({ id }) => ({ name: 'lead.restore', args: { id } }) as const))
    notify({
      title: 'Leads restored',
      text: leads.length === 1 ? '1 lead is back.' : `${leads.length} leads are back.`,
      tone: 'success',
    })
  } catch (error) {
    sayFailure(error, 'Error', 'Failed to restore leads. Please try again.')
  }
}
