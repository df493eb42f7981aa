/** What the API's status alone says, for a program to go on by. */
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

/** With which statuses the API refuses a call. */
export type RefusingStatus = keyof typeof ofStatus

/**
 * What every answer other than 2xx says beside its sentence (docs/architecture.md): what its status says, or more
 * exactly that a second step is asked for, a proof that it is still the person, or a second factor (docs/two-step.md),
 * or that the session was ended on purpose.
 */
export type AnswerCode =
  | (typeof ofStatus)[RefusingStatus]
  | 'second-step'
  | 'prove'
  | 'prove-factor'
  | 'second-factor'
  | 'ended'

/** The code of an answer that says nothing more exact. @param status other than 2xx and 3xx */
export function codeOfStatus(status: number): AnswerCode {
  const known = Object.entries(ofStatus).find(([each]) => each === String(status))
  return known?.[1] ?? (status < 500 ? 'invalid' : 'failed')
}
