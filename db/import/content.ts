import type { Target } from './targets.ts'

export const EMAIL = /^[^\s@,;<>()]{1,64}@[^\s@,;<>()]+\.[^\s@,;<>().]{2,24}$/
const PHONE = /^(?:\+|00|\()?[\d\s()/.+-]{6,24}(?:\s*(?:ext|x|durchwahl)\.?\s*\d{1,5})?$/i
const SITE =
  /^(?:https?:\/\/|www\.)\S+$|^[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|net|org|de|at|ch|fr|es|it|nl|be|pl|pt|br|co\.uk|uk|eu|io|example|se|no|dk|fi|jp)(?:\/\S*)?$/i
const LINKEDIN = /linkedin\.com\//i
const DATE = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}(?:[ T]\d{1,2}:\d{2}.*)?$/

/** The part of a column's values that must have a form. */
const MOST = 0.6

/** What a column becomes by its values, where its name says nothing; undefined if they say nothing either. */
export function targetByContent(samples: readonly string[]): Target | undefined {
  if (samples.length === 0) return undefined
  const share = (test: (value: string) => boolean) => samples.filter(test).length / samples.length
  if (share((value) => EMAIL.test(value)) >= MOST) return 'email'
  if (share((value) => LINKEDIN.test(value)) >= MOST) return 'linkedInUrl'
  if (share((value) => SITE.test(value)) >= MOST) return 'companyUrl'
  if (share(isPhone) >= MOST && share((value) => /^[+(0]/.test(value)) >= MOST) return 'phoneNumber'
  return undefined
}

const isPhone = (value: string): boolean => {
  const digits = value.replace(/\D/g, '').length
  return PHONE.test(value) && digits >= 7 && digits <= 15 && !DATE.test(value)
}
