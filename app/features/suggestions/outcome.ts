import { counted, type Notice } from '#app/ui/toast.ts'
import {
  type ApproveResult,
  type Request,
  requestWords,
  type SuggestResult,
} from '#db/model/entities/request.ts'

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
  const { title, failed } = requestWords[task.kind]
  if (status === 'failed') return { title: failed, about, text: message, tone: 'error' }
  if (status !== 'done' || !result) return undefined
  if ('emailId' in result) return undefined
  if ('leadsCreated' in result) return approved(result)
  if ('suggested' in result) return { ...suggested(result), about }
  return { title, text: message, tone: 'success' }
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
  if (leadsCreated === 0) return { title: requestWords.approve.title, text: message, tone: 'info' }
  const rest = message.replace(/^Created \d+ leads? with real contact info[.\s]*/, '')
  const notice = counted('leads created', leadsCreated, (count) => ({
    title: `Created ${count === 1 ? '1 lead' : `${count} leads`} with real contact info`,
  }))
  return { ...notice, text: rest || undefined, tone: 'success' }
}
