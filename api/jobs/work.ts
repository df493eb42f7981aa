import { createSources, type Sources } from '#api/companies/search.ts'
import type { Deps } from '#api/deps.ts'
import { type Access, createAccess } from '#api/keys/access.ts'
import { createMeter, type Meter } from '#api/keys/meter.ts'
import type { Pokes } from '#api/sync/pokes.ts'
import type { Progress, Request } from '#db/model/entities/request.ts'
import { notDevices } from '#db/model/sync/protocol.ts'
import type { Handle } from '#db/server/open.ts'
import type { Author } from '#db/server/write.ts'

/** What a request is carried out with. */
export interface Work extends Deps, Teller {
  sources: Sources
  access: Access
  meter: Meter
}

/** Tells a team's devices that there is something to pull, and how far a request has come. */
type Teller = Pick<Pokes, 'poke' | 'progress'>

export function workOf(deps: Deps, { poke, progress }: Teller): Work {
  const access = createAccess({ store: deps.store, ...deps.keys })
  const meter = createMeter(deps)
  const sources = createSources({ ...deps, access, meter })
  return { ...deps, access, meter, sources, poke, progress }
}

/** A request that runs. */
export interface Run {
  request: Request
  /** Ends when the person cancels the request. */
  signal: AbortSignal
  /** Tells how far it has come; what is not given stays as it was. */
  tell(progress: Partial<Progress>): void
}

/** Writes the outcome of finished work in the transaction that also ends the request. */
export type Finish<Result> = (handle: Handle) => Promise<Result>

/** The author of what the server does itself. */
export function byServer({ now }: Work, name: string): Author {
  return { userId: null, deviceId: notDevices.server, name, at: now().toISOString() }
}
