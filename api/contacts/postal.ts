interface Postal {
  street: string
  postalCode: string
  locality: string
  region: string
  country: string
}

const MAX_LENGTH = 300

/**
 * A postal address in one line: "Mehlweg 1, 10115 Berlin, Germany".
 * @returns '' when it says neither a street nor a town, or is longer than a lead can hold
 */
export function postalAddress({ street, postalCode, locality, region, country }: Postal): string {
  if (!street && !locality) return ''
  const parts = [street, `${postalCode} ${locality}`.trim(), region, country]
  const address = parts.filter(Boolean).join(', ')
  return address.length > MAX_LENGTH ? '' : address
}
