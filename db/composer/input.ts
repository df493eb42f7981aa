import type { focuses, lengths, tones } from '#db/model/entities/email.ts'
import type { LetterLead, LetterProduct, LetterSender } from './facts.ts'

/** What a letter is written from. */
export interface LetterInput {
  lead: LetterLead
  product: LetterProduct
  sender: LetterSender
  tone: (typeof tones)[number]
  length: (typeof lengths)[number]
  focus: (typeof focuses)[number]
  /** Another number gives another letter, for "try again". */
  variant?: number
}
