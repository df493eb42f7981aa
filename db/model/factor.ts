import * as v from 'valibot'
import { form, line } from './schema.ts'

/** The number of recovery codes that a person gets at once. */
export const RECOVERY_CODES = 10

/** The ways to take the second step of signing in. */
export const SecondStepMethod = v.picklist(['code', 'passkey', 'recovery'])
export type SecondStepMethod = v.InferOutput<typeof SecondStepMethod>

/**
 * What a browser has begun. `sign-in`: a sign-in whose password was right. `passkey`: a sign-in by passkey
 * alone. `proof`: a proof that it is still the person, not given yet. `proven` and `factor-proven`: the same,
 * given by the password or by a second factor. `download`: a download that is to be fetched.
 */
export type StepPurpose = 'sign-in' | 'passkey' | 'proof' | 'proven' | 'factor-proven' | 'download'

const MOST_TYPED = 100

/** A code of an authenticator app (RFC 6238, six digits). Spaces and dashes are ignored. */
const Code = v.pipe(
  v.string(),
  v.maxLength(MOST_TYPED),
  v.transform((typed) => typed.replace(/[\s-]/g, '')),
  v.regex(/^\d{6}$/, 'Please enter the six digits that the app shows'),
)

/** A recovery code. Case, spaces and dashes are ignored. */
const RecoveryCode = v.pipe(
  v.string(),
  v.maxLength(MOST_TYPED),
  v.transform((typed) => typed.toUpperCase().replace(/[^A-Z0-9]/g, '')),
  v.minLength(1, 'Please enter a recovery code'),
)

/** A binary value of a passkey's response (WebAuthn Level 3, 5.1): at most 8 KB of base64url. */
const Bytes = v.pipe(v.string(), v.maxLength(8 * 1024), v.regex(/^[\w-]*$/))
const CredentialId = v.pipe(Bytes, v.minLength(1), v.maxLength(1400))

const credential = {
  id: CredentialId,
  rawId: CredentialId,
  type: v.literal('public-key'),
  clientExtensionResults: v.optional(v.object({}), {}),
}

/** A passkey's response when it is used: AuthenticationResponseJSON. */
export const Assertion = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: v.exactOptional(Bytes),
  }),
})
export type Assertion = v.InferOutput<typeof Assertion>

/** A passkey's response when it is created: RegistrationResponseJSON. */
const Attestation = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10))),
  }),
})

const byCode = v.object({ by: v.literal('code'), code: Code })
const byRecovery = v.object({ by: v.literal('recovery'), code: RecoveryCode })
const byPasskey = v.object({ by: v.literal('passkey'), response: Assertion })
const byPassword = v.object({
  by: v.literal('password'),
  password: v.pipe(v.string(), v.minLength(1, 'Password is required'), v.maxLength(MOST_TYPED)),
})

/** POST /api/auth/second-step. */
export const SecondStep = v.variant('by', [byCode, byRecovery, byPasskey])
export type SecondStep = v.InferOutput<typeof SecondStep>

/** POST /api/users/me/factors/proof: proves before a sensitive action that it is still the person. */
export const Proof = v.variant('by', [byPassword, byCode, byRecovery, byPasskey])
export type Proof = v.InferOutput<typeof Proof>

/** POST /api/auth/passkey. */
export const PasskeySignIn = v.object({ response: Assertion })

/** POST /api/users/me/factors/totp/confirm. */
export const TotpConfirmation = form({ code: Code })

/** PATCH /api/users/me/factors/passkeys/{id}. */
export const PasskeyName = form({ name: v.pipe(line(100), v.minLength(1, 'Please enter a name')) })

/** POST /api/users/me/factors/passkeys. */
export const NewPasskey = v.object({ ...PasskeyName.entries, response: Attestation })

const Transports = v.exactOptional(v.array(v.string()))
const Known = v.object({ id: v.string(), type: v.literal('public-key'), transports: Transports })
const Verification = v.picklist(['required', 'preferred', 'discouraged'])

/** The browser's options for using a passkey: PublicKeyCredentialRequestOptionsJSON. */
export const AssertionOptions = v.object({
  challenge: v.string(),
  timeout: v.exactOptional(v.number()),
  rpId: v.exactOptional(v.string()),
  allowCredentials: v.exactOptional(v.array(Known)),
  userVerification: v.exactOptional(Verification),
})
export type AssertionOptions = v.InferOutput<typeof AssertionOptions>

/** The browser's options for creating a passkey: PublicKeyCredentialCreationOptionsJSON. */
export const AttestationOptions = v.object({
  rp: v.object({ name: v.string(), id: v.exactOptional(v.string()) }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  challenge: v.string(),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: v.literal('public-key') })),
  timeout: v.exactOptional(v.number()),
  excludeCredentials: v.exactOptional(v.array(Known)),
  authenticatorSelection: v.exactOptional(
    v.object({
      residentKey: v.exactOptional(v.picklist(['required', 'preferred', 'discouraged'])),
      requireResidentKey: v.exactOptional(v.boolean()),
      userVerification: v.exactOptional(Verification),
    }),
  ),
  attestation: v.exactOptional(v.picklist(['none', 'indirect', 'direct', 'enterprise'])),
})
export type AttestationOptions = v.InferOutput<typeof AttestationOptions>

/** The response to a sign-in that needs a second step: 401, with these fields besides the message. */
export const SecondStepAsked = v.object({
  code: v.literal('second-step'),
  ways: v.array(SecondStepMethod),
  /** For the way 'passkey'. */
  passkey: v.exactOptional(AssertionOptions),
})
export type SecondStepAsked = v.InferOutput<typeof SecondStepAsked>

/** A passkey as its owner sees it. */
export const Passkey = v.object({
  id: v.string(),
  name: v.string(),
  /** ISO 8601 in UTC. */
  createdAt: v.string(),
  /** ISO 8601 in UTC; null = never since it was added. */
  lastUsedAt: v.nullable(v.string()),
})
export type Passkey = v.InferOutput<typeof Passkey>

/** GET /api/users/me/factors: the ways in which the person signs in besides the password. */
export const Factors = v.object({
  /** When an authenticator app was set up: ISO 8601 in UTC; null = there is none. */
  totpSince: v.nullable(v.string()),
  passkeys: v.array(Passkey),
  /** The number of unused recovery codes. */
  recoveryCodes: v.number(),
})
export type Factors = v.InferOutput<typeof Factors>

/** The secret for an authenticator app, which the person then confirms with a code. */
export const TotpSetUp = v.object({ secret: v.string(), uri: v.string() })
export type TotpSetUp = v.InferOutput<typeof TotpSetUp>

/** A factor was added. `recoveryCodes` are new codes, shown once; empty if the person already has some. */
export const FactorAdded = v.object({ recoveryCodes: v.array(v.string()) })
export type FactorAdded = v.InferOutput<typeof FactorAdded>

/** The members of whom a team can require a second factor: its owner and admins, or everybody. */
export const FactorRuleOf = v.picklist(['leaders', 'everybody'])
export type FactorRuleOf = v.InferOutput<typeof FactorRuleOf>

/** PUT /api/teams/{id}/second-factor: turns the rule for one of the two groups on or off. */
export const SecondFactorRule = v.object({
  required: v.boolean(),
  of: v.optional(FactorRuleOf, 'everybody'),
})
