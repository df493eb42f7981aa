import type { Mark } from '#db/model/entities/source.ts'
import type { How } from './extract.ts'
import { FRONT_DESKS, LEGAL_DESKS, SIDE_DESKS } from './roleAddresses.ts'
import { sameName } from './site.ts'

/** An address, how it is published and what else is known of it. */
export interface Candidate {
  email: string
  how: How
  marks: Mark[]
}

const FREE_MAIL =
  /^(?:gmail|googlemail|outlook|hotmail|live|yahoo|icloud|aol|gmx|web|t-online|freenet|orange|wanadoo|libero|protonmail|proton)\.[a-z.]{2,6}$/

/**
 * Sorts addresses by how well they suit a first letter to the company; equals stay in the order they came in.
 * @param hosts the company's own hosts
 */
export function ranked<C extends Candidate>(candidates: readonly C[], hosts: readonly string[]): C[] {
  const graded = candidates.map((candidate) => ({ candidate, grade: gradeOf(candidate, hosts) }))
  return graded.sort((a, b) => a.grade - b.grade).map(({ candidate }) => candidate)
}

/** Lower is better: what reaches nobody last, before it legal desks, then whose domain it is, then which desk. */
function gradeOf({ email, how, marks }: Candidate, hosts: readonly string[]): number {
  const [local = '', domain = ''] = email.split('@')
  const lost = marks.includes('no-mail-server') || marks.includes('disposable') ? 10_000 : 0
  const legal = LEGAL_DESKS.test(local) || how === 'security' ? 1000 : 0
  return lost + legal + STRANGENESS[ownerOf(domain, hosts)] * 100 + deskOf(local)
}

const STRANGENESS = { own: 0, free: 1, other: 2 }

function ownerOf(domain: string, hosts: readonly string[]): keyof typeof STRANGENESS {
  if (hosts.some((host) => sameName(domain, host))) return 'own'
  return FREE_MAIL.test(domain) ? 'free' : 'other'
}

function deskOf(local: string): number {
  const front = FRONT_DESKS.indexOf(local)
  if (front >= 0) return front
  return SIDE_DESKS.test(local) ? 60 : 50
}

/** Whose domain it is says most; a free mail service's may be anybody's, another's domain an agency's. */
const BY_OWNER = { own: 95, free: 70, other: 50 }
const LESS_BY_HOW: Record<How, number> = { marked: 0, text: 5, disguised: 10, security: 40 }
/** Where no server takes mail, or the mailbox is one to throw away. */
const HARDLY = 5

/**
 * How sure it is that an address reaches the company, 0 to 100: 95 on its own domain, 70 at a free mail service, 50
 * on another's domain; 5 less for what only stood in the text, 10 less for what was disguised against robots, 40
 * less for a desk for security holes; 5 in all where mail arrives nowhere.
 */
export function confidenceIn({ email, how, marks }: Candidate, hosts: readonly string[]): number {
  if (marks.includes('no-mail-server') || marks.includes('disposable')) return HARDLY
  return BY_OWNER[ownerOf(email.slice(email.indexOf('@') + 1), hosts)] - LESS_BY_HOW[how]
}
