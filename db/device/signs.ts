import * as v from 'valibot'

/**
 * What the parts of the app on one device, the pages of all tabs and the worker, tell each other of the line.
 * silence: an answer has been waited for so long that it may be lost.
 * life: the server answers; who waits for an answer from long before has lost it.
 */
export type Sign = v.InferOutput<typeof Sign>
const Sign = v.picklist(['silence', 'life'])

export interface Signs {
  /** Tells all others, but for what hears by this same object. */
  tell(sign: Sign): void
  /** @returns ends it */
  hear(sign: Sign, listener: () => void): () => void
  close(): void
}

/** The signs of one person's app on this device. */
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
