import type { RequestKind } from '#db/model/entities/request.ts'
import { CONTACT } from '#db/server/queue.ts'
import { suggestJob } from './companies/suggest.ts'
import { approveJob } from './contacts/approve.ts'
import { lookUpAgain } from './contacts/lookup.ts'
import { writeJob } from './emails/rewrite.ts'
import { LOCATE, locateLeads } from './geocoding/locateLeads.ts'
import type { Job, Notifier } from './jobs/job.ts'
import { createAccess } from './keys/access.ts'
import { createMeter } from './keys/meter.ts'
import type { ServerDeps } from './open.ts'
import type { Handler } from './queue/handler.ts'
import { REMIND, remindPeople } from './reminders/remind.ts'

type Services = ReturnType<typeof servicesOf>

/** The dependencies of jobs. */
export const servicesOf = (deps: ServerDeps, { poke }: Pick<Notifier, 'poke'>) => ({
  ...deps,
  access: createAccess({ ...deps, ...deps.keys }),
  meter: createMeter(deps),
  poke,
})

/**
 * Every job that a request can ask for: its arguments are in db/model/entities/request.ts, the job is in its
 * own room.
 */
export const jobsOf = (services: Services): Record<RequestKind, Job> => ({
  suggest: suggestJob(services),
  approve: approveJob(services),
  write: writeJob(services),
})

/** Handlers for other entries in the queue, by kind. */
export const handlersOf = (services: Services): Record<string, Handler> => ({
  [CONTACT]: lookUpAgain(services),
  [REMIND]: remindPeople(services),
  [LOCATE]: locateLeads(services),
})
