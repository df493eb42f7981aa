import type { Whose } from '#db/server/personalData.ts'
import { newSecret } from '#db/server/secret.ts'

const VALID_MS = 60_000

/** What may be downloaded once, and by whom. */
export interface Ticket {
  userId: number
  whose: Pick<Whose, 'of'> & { teamId?: number }
  until: number
}

/**
 * A password is asked for by one call, and a browser that saves a file makes another: in between stands a ticket, good
 * once within a minute for the person who asked. Kept in memory, one a person.
 */
export function createTickets(now: () => Date) {
  const tickets = new Map<string, Ticket>()
  return {
    issue(userId: number, whose: Ticket['whose']): string {
      const at = now().getTime()
      for (const [token, ticket] of tickets) {
        if (ticket.until <= at || ticket.userId === userId) tickets.delete(token)
      }
      const token = newSecret()
      tickets.set(token, { userId, whose, until: at + VALID_MS })
      return token
    },
    /** @returns undefined for a ticket that was used, is too old, or is another person's */
    redeem(userId: number, token: string): Ticket['whose'] | undefined {
      const ticket = tickets.get(token)
      if (!ticket || ticket.userId !== userId || ticket.until <= now().getTime()) return undefined
      tickets.delete(token)
      return ticket.whose
    },
  }
}
