/** The code of each status, which programs can rely on. */
const ofStatus = {
  400: 'invalid',
  401: 'signed-out',
  403: 'forbidden',
  404: 'missing',
  408: 'given-up',
  409: 'conflict',
  410: 'gone',
  413: 'too-large',
  415: 'unsupported',
  421: 'other-host',
  426: 'outdated',
  429: 'too-many',
  500: 'failed',
  502: 'service-failed',
  503: 'unavailable',
  507: 'full',
} as const

/** The statuses with which the API refuses a call. */
export type RefusingStatus = keyof typeof ofStatus

/**
 * The code of every response other than 2xx, besides its message (docs/architecture.md): the code of its
 * status, or a more exact one. The more exact codes ask for a second step, for a proof that it is still the
 * person, or for a second factor (docs/two-step.md), or say that the session was ended on purpose.
 */
export type AnswerCode =
  | (typeof ofStatus)[RefusingStatus]
  | 'second-step'
  | 'prove'
  | 'prove-factor'
  | 'second-factor'
  | 'ended'

/** The code of a response without a more exact one. @param status a status of 400 or above */
export function codeOfStatus(status: number): AnswerCode {
  const known = Object.entries(ofStatus).find(([each]) => each === String(status))
  return known?.[1] ?? (status < 500 ? 'invalid' : 'failed')
}
