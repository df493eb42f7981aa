import { says, stemsOf, wordsOf } from './tokens.ts'

/**
 * What a product's name and description say is sold, and to whom: "Booking system for independent hotels"
 * sells a booking system to independent hotels.
 */
export function pitchOf(name: string, description: string): { offers: string[]; audience: string } {
  const [offer = '', ...rest] = name.split(/\s(?:for|to help)\s/i)
  const [, lead = '', described = ''] =
    /^([^.:;!?\n]{3,80}?)\sfor\s([^.:;!?\n]{3,120})/i.exec(description) ?? []
  const offers = [offer, lead].map((text) => text.trim().replace(/^(?:an?|the|our)\s/i, ''))
  return { offers: offers.filter(Boolean), audience: rest.join(' ') || described }
}

/** Whether a text ends in a word for people who do something ("divers", "left-handed violinists"). */
export function namesPeople(audience: string): boolean {
  const [phrase = ''] = audience.split(/,|\b(?:in|with|at|on|of|across|who|that|and)\b/)
  const last = wordsOf(phrase).at(-1) ?? ''
  return /(ers|ors|ists|ians|eers|men|women)$/.test(last) && says(last)
}

/** The last word of the offer that says what it is, as stems: "trackers" of "temperature trackers". */
export function headOf(offer: string): string | undefined {
  const head = wordsOf(offer).findLast(says)
  return head && stemsOf(head)
}
