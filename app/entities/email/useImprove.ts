import { useMemo } from 'react'
import { failureOf } from '#app/data/failure.ts'
import { useRows, useWorkspace } from '#app/data/workspace.tsx'
import { notify } from '#app/ui/toast.ts'
import type { Change } from '#db/device/mutate.ts'
import type { WriteArgs } from '#db/model/entities/request.ts'
import { newId } from '#db/model/id.ts'
import { newestByEmail, type WriteRequest } from './writeRequests.ts'

/** Asks the server's AI service for better words of emails: now, or when there is a connection. */
export function useImprove() {
  const { change } = useWorkspace()

  /**
   * @param first what is to be stored with the asking, such as the email itself
   * @returns whether the asking is stored
   */
  const improve = async (args: WriteArgs, ...first: Change[]): Promise<boolean> => {
    const task = { kind: 'write' as const, args }
    try {
      await change(...first, { name: 'request.create', args: { id: newId(), task } })
      return true
    } catch (error) {
      notify(failureOf(error, 'Failed to generate email', 'Please try again.'))
      return false
    }
  }

  const cancel = async ({ id }: WriteRequest): Promise<void> => {
    try {
      await change({ name: 'request.cancel', args: { id } })
    } catch (error) {
      notify(failureOf(error, 'Error', 'Failed to cancel. Please try again.'))
    }
  }

  return { improve, cancel }
}

/** The last request for an email, live. */
export function useWriteRequest(emailId: number): WriteRequest | undefined {
  const requests = useRows('requests')
  return useMemo(() => newestByEmail(requests ?? []).get(emailId), [requests, emailId])
}
