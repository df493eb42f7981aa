import { device } from './texts/device.ts'
import { emails } from './texts/emails.ts'
import { finding } from './texts/finding.ts'
import { leads } from './texts/leads.ts'
import { person } from './texts/person.ts'
import { team } from './texts/team.ts'
import type { Topic } from './topic.ts'

/** All of Rove's help. */
export const topics: readonly Topic[] = [...leads, ...finding, ...emails, ...team, ...person, ...device]
