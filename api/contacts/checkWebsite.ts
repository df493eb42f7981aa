import { PermanentError, whyNotFound } from '#api/jobs/failure.ts'
import { defineJob } from '#api/jobs/job.ts'
import { until } from '#api/net/dns.ts'
import { CrawlDenied, EgressDenied, HostUnavailable } from '#api/net/errors.ts'
import { CheckWebsiteArgs } from '#db/model/entities/request.ts'
import type { Store } from '#db/server/database/handle.ts'
import { rowById } from '#db/server/rows.ts'
import type { Eyes } from './frontPage.ts'
import { frontPages } from './html/domain.ts'

/** Whether a web site answers. Rejects only when the signal is aborted. */
export type SiteAnswers = (website: string, signal: AbortSignal) => Promise<boolean>

interface Services {
  store: Store
  now: () => Date
  outbound: { siteAnswers: SiteAnswers }
}

/** Asks a lead's web site whether it answers. */
export const checkWebsiteJob = ({ store, now, outbound }: Services) =>
  defineJob({
    args: CheckWebsiteArgs,
    failed: 'Failed to check the website',
    whyNot: whyNotFound,
    async run({ request, signal, report }, { leadId }) {
      const lead = await rowById(store.read, 'leads', leadId)
      if (lead?.teamId !== request.teamId || lead.deletedAt) {
        throw new PermanentError('This lead no longer exists.')
      }
      if (!lead.companyUrl) throw new PermanentError('This lead has no website.')
      report({ step: 'Asking the website' })
      const answers = await outbound.siteAnswers(lead.companyUrl, signal)
      const checkedAt = now().toISOString()
      const message = answers ? 'The website answers.' : 'The website does not answer.'
      return async () => ({ answers, checkedAt, message })
    },
  })

/** Asks each possible address of a site until one answers. */
export const createSiteAnswers =
  (eyes: Eyes): SiteAnswers =>
  async (website, signal) => {
    for (const page of frontPages(website)) {
      if (await until(signal, answers(eyes, page))) return true
    }
    return false
  }

/** A site that asks robots to stay out answers, too. */
async function answers({ http, robots }: Eyes, page: URL): Promise<boolean> {
  try {
    await http.get(page.href, {
      maxBytes: 1,
      async beforeRequest(next) {
        if (!(await robots.mayRead(next))) throw new CrawlDenied(`${next.host} asks robots to stay out.`)
      },
    })
    return true
  } catch (error) {
    if (error instanceof CrawlDenied) return true
    if (error instanceof EgressDenied || error instanceof HostUnavailable) return false
    throw error
  }
}
