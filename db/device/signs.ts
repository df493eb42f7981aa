import * as v from 'valibot'

/**
 * A message about the connection between the pages of all tabs and the worker.
 * silence: a request has waited for so long that its response may be lost.
 * life: the server responds, so a response that has been overdue for long is lost.
 */
export type Sign = v.InferOutput<typeof Sign>
const Sign = v.picklist(['silence', 'life'])

/** Sends and receives signs. */
export interface Signs {
  /** Sends a sign to all other `Signs` objects of the person, not to the listeners of this one. */
  tell(sign: Sign): void
  /** @returns a function that removes the listener */
  hear(sign: Sign, listener: () => void): () => void
  close(): void
}

/** Opens the channel for the signs of one person's pages and worker on this device. */
export function openSigns(userId: number): Signs {
  const channel = new BroadcastChannel(`rove-signs-${userId}`)
  return {
    tell: (sign) => channel.postMessage(sign),
    hear(sign, listener) {
      const onMessage = ({ data }: MessageEvent) => {
        const heard = v.safeParse(Sign, data)
        if (heard.success && heard.output === sign) listener()
      }
      channel.addEventListener('message', onMessage)
      return () => channel.removeEventListener('message', onMessage)
    },
    close: () => channel.close(),
  }
}
