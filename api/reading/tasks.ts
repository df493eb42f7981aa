import { siteNames } from '#api/companies/model/ownSite.ts'
import { createMailCheck } from '#api/contacts/mailCheck.ts'
import type { Asked } from '#api/contacts/read/roles.ts'
import { type ContactAnswer, findContact } from '#api/contacts/websiteContact.ts'
import { createSiteText } from '#api/emails/siteText.ts'
import { createHttpClient } from '#api/net/httpClient.ts'
import { createRobots } from '#api/net/robots.ts'

/** The tasks of reading a company's own site. */
export interface Tasks {
  /** A contact that it publishes. */
  contact(asked: { website: string; now: Date; asked: Asked }): Promise<ContactAnswer>
  /** Whether its front page names the company. */
  names(asked: { website: string; name: string }): Promise<Awaited<ReturnType<typeof siteNames>>>
  /** The text of its front page. */
  text(asked: { website: string }): Promise<string>
}
export type TaskName = keyof Tasks
export type Asking<N extends TaskName> = Parameters<Tasks[N]>[0]
export type Answer<N extends TaskName> = Awaited<ReturnType<Tasks[N]>>

/** Opens the tasks with a separate HTTP client. @param allow as OUTBOUND_ALLOW */
export function openTasks(allow: string): Tasks {
  const http = createHttpClient({ allow })
  const robots = createRobots(http)
  const mail = createMailCheck()
  const eyes = { http, robots }
  const textOf = createSiteText(eyes)
  const { signal } = new AbortController()
  return {
    contact: ({ website, now, asked }) => findContact(http, website, { robots, mail, now, asked }),
    names: ({ website, name }) => siteNames(eyes, { website, name, signal }),
    text: ({ website }) => textOf(website, signal),
  }
}
