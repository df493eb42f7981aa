import { sameName } from './site.ts'

/** The desks that a stranger with an offer is meant to write to, best first. */
const FRONT_DESKS =
  `sales vertrieb verkauf ventas ventes commerciale info contact kontakt contacto contatti hello
  hallo hi office buero mail team enquiries enquiry inquiries`.split(/\s+/)

const SIDE_DESKS =
  /^(?:jobs?|careers?|karriere|bewerbung(?:en)?|recruiting|recruitment|hr|press|presse|media|billing|invoices?|rechnung(?:en)?|accounting|buchhaltung|newsletter|webmaster|hostmaster|postmaster|support|help|it)$/
const LEGAL_DESKS =
  /^(?:privacy|dpo|gdpr|dsgvo|rgpd|datenschutz(?:beauftragter?)?|data-?protection|abuse|legal|compliance|security|copyright|dmca|whistleblow(?:er|ing)?|poststelle)$/
const FREE_MAIL =
  /^(?:gmail|googlemail|outlook|hotmail|live|yahoo|icloud|aol|gmx|web|t-online|freenet|orange|wanadoo|libero|protonmail|proton)\.[a-z.]{2,6}$/

/**
 * Sorts addresses by how well they suit a first letter to the company; equals stay in the order they came in.
 * @param hosts the company's own hosts
 */
export function ranked(emails: readonly string[], hosts: readonly string[]): string[] {
  const graded = emails.map((email) => ({ email, grade: gradeOf(email, hosts) }))
  return graded.sort((a, b) => a.grade - b.grade).map(({ email }) => email)
}

/** Lower is better: legal desks last, then whose domain it is, then which desk. */
function gradeOf(email: string, hosts: readonly string[]): number {
  const [local = '', domain = ''] = email.split('@')
  const legal = LEGAL_DESKS.test(local) ? 1000 : 0
  return legal + strangeness(domain, hosts) * 100 + deskOf(local)
}

function strangeness(domain: string, hosts: readonly string[]): number {
  if (hosts.some((host) => sameName(domain, host))) return 0
  return FREE_MAIL.test(domain) ? 1 : 2
}

function deskOf(local: string): number {
  const front = FRONT_DESKS.indexOf(local)
  if (front >= 0) return front
  return SIDE_DESKS.test(local) ? 60 : 50
}
