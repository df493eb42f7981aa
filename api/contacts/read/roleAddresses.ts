const words = (list: string) => list.trim().split(/\s+/)

/** The role addresses that a stranger with an offer should write to, best first. */
export const FRONT_ROLES = words(
  `sales vertrieb verkauf ventas ventes commerciale comercial commercial verkoop sprzedaz forsaljning eigyo info contact
  kontakt contacto contatti hello hallo hi hola bonjour ciao hej moin office buero biuro bureau kontor oficina ufficio
  mail post team zentrale empfang accueil reception recepcion sekretariat segreteria secretaria secretariat enquiries
  enquiry inquiries inquiry toiawase otoiawase anfrage anfragen`,
)

/** Addresses for applicants and for invoices, in eight languages. They are told only where there is no other. */
export const MATTER_ROLES =
  /^(?:billing|invoic\w*|rechnung\w*|factur\w*|fakt\w*|fatt\w*|accounts?|accounting|buchhaltung|compta\w*|contabil\w*|boekhouding|ksiegowosc|ekonomi|jobs?|careers?|karriere|bewerb\w*|ausbildung|azubi|recruit\w*|recrut\w*|rekrut\w*|hr|rh|humanresources|personal(?:abteilung)?|emplois?|empleo|rrhh|trabaj\w+|lavor\w+|curriculum|cv|candidat\w*|vacatures?|sollicit\w*|werkenbij\w*|praca|kariera|jobb\w*|sommarjobb|karriar\w*|reclut\w*|apprent\w*|saisonn\w*|seasonal|sasong\w*|autisti|tirocini\w*|\w+[._-]wanted|vacan\w+|apply|applications?|hiring|join-?us|talent\w*|lehre|lehrstellen?|stage|praktik\w*|manus\w*|manos\w+|saiyo\w*|kyujin|jinji)$/
/** Addresses for the press, returns and faults, in eight languages. */
export const SIDE_ROLES =
  /^(?:press|presse|prensa|prasa|stampa|pers|media|returns?|retouren?|reklam(?:ation|acje)\w*|newsletter|nyhetsbrev|webmaster|hostmaster|postmaster|admin|administrator|web(?:site)?|support|help(?:desk)?|it)$/
/** Addresses that the law requires. */
export const LEGAL_ROLES =
  /^(?:privacy\w*|privacidad|protecciondatos|lopd|dpo|dpd|dsb|dso|iod|rodo|avg|gdpr|dsgvo|rgpd|datenschutz\w*|dataskydd\w*|data-?protection|abuse|legal|compliance|ethics|security|copyright|dmca|hinweisgeber\w*|meldestelle|mp-?sicherheit|\w*vigilan[cz]\w*|denuncias?|canal-?(?:etico|denuncias?)|signalements?|ombuds\w*|whistleblow(?:er|ing)?|poststelle)$/

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
 * Whether a mailbox belongs to a role (RFC 2142) rather than to a person, also with a number or a country:
 * info2, sales-uk.
 * @param local the part before the @, in lower case
 */
export function isRoleAddress(local: string): boolean {
  return [local, local.replace(/[-_.+]?\d+$|[-_.+][a-z]{2}$/, '')].some(
    (name) =>
      FRONT_ROLES.includes(name) ||
      [MATTER_ROLES, SIDE_ROLES, LEGAL_ROLES].some((roles) => roles.test(name)) ||
      OTHER_ROLES.has(name),
  )
}
