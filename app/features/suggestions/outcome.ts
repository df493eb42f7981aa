import type { Notice } from '#app/ui/toast.ts'
import type { ApproveResult, Request, SuggestResult } from '#db/model/entities/request.ts'

/**
 * The notice when a request has ended.
 * @param productName the product of the search
 * @returns undefined for a request that is running or that the person cancelled
 */
export function outcomeOf(
  { status, task, message, result }: Request,
  productName?: string,
): Notice | undefined {
  const about = task.kind === 'suggest' && productName ? `For ${productName}` : undefined
  if (status === 'failed') return { title: failureTitles[task.kind], about, text: message, tone: 'error' }
  if (status !== 'done' || !result) return undefined
  if ('emailId' in result) return undefined
  return 'leadsCreated' in result ? approved(result) : { ...suggested(result), about }
}

/** The titles for a request that failed, or that could not be stored. */
export const failureTitles: Record<Request['task']['kind'], string> = {
  suggest: 'Error generating suggestions',
  approve: 'Failed to generate leads from company suggestions',
  write: 'Failed to generate email',
}

/** The text below that title when this device could not store the request. */
export const failureTexts: typeof failureTitles = {
  suggest: 'Failed to generate company suggestions',
  approve: 'Failed to approve suggestions',
  write: 'Please try again.',
}

function suggested({ suggested, message, aiFailed }: SuggestResult): Notice {
  if (suggested === 0) return { title: 'No companies found', text: message, tone: 'info' }
  if (aiFailed) return { title: 'Company suggestions generated!', text: message, tone: 'info' }
  return {
    title: 'Company suggestions generated!',
    text: 'Review and approve companies to generate leads with contact data.',
    tone: 'success',
  }
}

function approved({ leadsCreated, message }: ApproveResult): Notice {
  if (leadsCreated === 0) return { title: 'No leads created', text: message, tone: 'info' }
  const title = `Created ${leadsCreated} leads with real contact info`
  const rest = message.startsWith(title) ? message.slice(title.length).replace(/^[.\s]+/, '') : message
  return { title, text: rest || undefined, tone: 'success' }
}
