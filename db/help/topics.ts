import { addresses, helpOn } from './screens.ts'
import { device } from './texts/device.ts'
import { emails } from './texts/emails.ts'
import { finding } from './texts/finding.ts'
import { leads } from './texts/leads.ts'
import { person } from './texts/person.ts'
import { team } from './texts/team.ts'
import type { Topic } from './topic.ts'

const ofScreens = addresses.flatMap((to): Topic[] => {
  const { topic } = helpOn(to)
  return topic ? [{ ...topic, place: { to } }] : []
})

/** All help texts. */
export const topics: readonly Topic[] = [
  ...leads,
  ...finding,
  ...emails,
  ...team,
  ...person,
  ...device,
  ...ofScreens,
]
