import { sentencesOf } from './words.ts'

/** Words that address a customer, in the languages of letters. */
const ADDRESSES =
  /(?<!\p{L})(?:you|your|sie|ihre?[nmrs]?|vous|votre|vos|usted(?:es)?|sus?|voi|vostr[aoie]|u|uw|państw[ao]|wasz[ae]?|você|seus?|suas?)(?!\p{L})/iu

/**
 * The part of a description that says what the product does for a customer, as a proposal: the sentences that address
 * the customer, or else the first one.
 * @returns '' if the description is empty
 */
export function benefitIn(description: string): string {
  const sentences = sentencesOf(description)
  const addressing = sentences.filter((text) => ADDRESSES.test(text))
  return (addressing.length > 0 ? addressing : sentences).slice(0, addressing.length > 0 ? 2 : 1).join('\n')
}
