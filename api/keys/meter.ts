import type { Deps } from '#api/http/deps.ts'
import { PermanentError } from '#api/jobs/failure.ts'
import type { Provider } from '#db/model/key.ts'
import { type Budget, monthOf, type UsedUp, useOnce } from '#db/server/usage.ts'
import type { GivenAccess } from './access.ts'

/** The budget of a service for this month is used up. The message is for the person. */
export class BudgetExceeded extends PermanentError {
  /** Without a full stop, because more text may follow. */
  readonly why: string
  constructor(provider: Provider, usedUp: UsedUp) {
    const why = reasons[usedUp](services[provider])
    super(usedUp === 'cap' ? `${why}.` : `${why}. With a key of your own, in Settings, you can go on.`)
    this.why = why
  }
}

const services: Record<Provider, string> = { openai: 'the AI service', hunter: 'Hunter' }
const reasons: Record<UsedUp, (service: string) => string> = {
  cap: (service) => `Your team’s limit for ${service} is reached`,
  team: (service) => `Your team’s share of this server’s key for ${service} is used up for this month`,
  server: (service) => `This server’s key for ${service} is used up for this month`,
}

/**
 * Credentials whose every use is counted in advance, including retries, because services bill all of them.
 */
export interface Metered extends GivenAccess {
  /** @throws BudgetExceeded */
  spend(): Promise<void>
}

/**
 * Counts a team's use of a service, within its limit and, with the server's key, within the server's budgets.
 */
export type Meter = (teamId: number, provider: Provider, access: GivenAccess) => Metered

interface MeterDeps extends Pick<Deps, 'store' | 'now'> {
  /** For the server's own keys. */
  budgets: Record<Provider, Budget>
}

export function createMeter({ store, now, budgets }: MeterDeps): Meter {
  return (teamId, provider, access) => ({
    ...access,
    async spend() {
      const use = { teamId, provider, month: monthOf(now()), calls: 1 }
      const budget = access.whose === 'server' ? budgets[provider] : undefined
      const usedUp = await store.tx((handle) => useOnce(handle, use, budget))
      if (usedUp) throw new BudgetExceeded(provider, usedUp)
    },
  })
}
