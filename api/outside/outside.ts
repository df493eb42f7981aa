import { type ContactAnswer, findContact } from './contacts.ts'
import { createDoor } from './guard.ts'
import { createRobots } from './robots.ts'

export type { ContactAnswer } from './contacts.ts'

/** What the server asks of the world outside. */
export interface Outside {
  /** A company's contact as published on its own website. Never rejects for what the site does. */
  findContact(website: string): Promise<ContactAnswer>
  close(): Promise<void>
}

/**
 * Opens the way out.
 * @param allow OUTBOUND_ALLOW, "host:port,host:port" beside the public web; '' = none
 * @throws Error when `allow` is malformed
 */
export function openOutside({ allow }: { allow: string }): Outside {
  const door = createDoor({ allow })
  const robots = createRobots(door)
  return {
    findContact: (website) => findContact(door, website, robots),
    close: () => door.close(),
  }
}
