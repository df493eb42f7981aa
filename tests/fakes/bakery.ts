import type { Contact } from '#api/contacts/choice.ts'
import { type ContactAnswer, findContact, type LookUp } from '#api/contacts/websiteContact.ts'
import { createHttpClient } from '#api/net/httpClient.ts'
import { type LocalSite, serve } from './webServer.ts'

const NAMES = ['bakery.test', 'www.bakery.test', 'bakery.example', 'parking.test']

/** Looks up a site on this machine, known as bakery.test and by some other names; mail is taken everywhere. */
export async function ask(
  { port }: LocalSite,
  website = `http://bakery.test:${port}`,
  look: LookUp = {},
): Promise<ContactAnswer> {
  const http = createHttpClient({
    allow: NAMES.map((name) => `${name}:${port}`).join(),
    resolve: async () => ['127.0.0.1'],
    timeoutMs: 2000,
  })
  try {
    return await findContact(http, website, { mail: { receives: async () => 'yes' }, ...look })
  } finally {
    await http.close()
  }
}

/** Looks up a bakery with these pages (webServer.ts). */
export async function read(pages: Record<string, string>): Promise<ContactAnswer> {
  await using site = await serve(pages)
  return await ask(site)
}

/** What a front page alone publishes. */
export async function contactIn(front: string): Promise<Contact | null> {
  const answer = await read({ '/': front })
  return answer.state === 'found' ? answer.contact : null
}

export const jsonLd = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`
