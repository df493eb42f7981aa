const words = (list: string) => list.trim().split(/\s+/)

/** The roles that a stranger with an offer is meant to write to, best first. */
export const FRONT_ROLES = words(
  `sales vertrieb verkauf ventas ventes commerciale info contact kontakt contacto contatti hello
  hallo hi office buero mail team enquiries enquiry inquiries`,
)

export const SIDE_ROLES =
  /^(?:jobs?|careers?|karriere|bewerbung(?:en)?|recruiting|recruitment|hr|press|presse|media|billing|invoices?|rechnung(?:en)?|accounting|buchhaltung|newsletter|webmaster|hostmaster|postmaster|support|help|it)$/
export const LEGAL_ROLES =
  /^(?:privacy|dpo|gdpr|dsgvo|rgpd|datenschutz(?:beauftragter?)?|data-?protection|abuse|legal|compliance|security|copyright|dmca|whistleblow(?:er|ing)?|poststelle)$/

const OTHER_ROLES = new Set(
  words(`admin administration anfrage anfragen bestellung bestellungen bonjour booking bookings bureau business
  buchung ciao club comercial commercial company corporate customercare
  customerservice direktion dispatch email empfang events export feedback finance general geral hei hej
  hola hotel import inbox informacion informacje information infos investor investors ir
  kundenservice kundendienst logistics logistik mailbox management marketing marketplace online order
  orders partner partners post praxis procurement projekte purchasing quote quotes reception redaktion
  reservation reservations reservierung restaurant secretariat secretary sekretariat service services shop staff
  store studio ticket tickets verwaltung web webshop welcome werkstatt zakelijk zentrale`),
)

/**
 * Whether a mailbox is a role's (RFC 2142) rather than a person's, also with a number or a country: info2, sales-uk.
 * @param local what stands before the @, in lower case
 */
export function isRoleAddress(local: string): boolean {
  return [local, local.replace(/[-_.+]?\d+$|[-_.+][a-z]{2}$/, '')].some(
    (name) =>
      FRONT_ROLES.includes(name) || SIDE_ROLES.test(name) || LEGAL_ROLES.test(name) || OTHER_ROLES.has(name),
  )
}
