import * as v from 'valibot'
import { EmailAddress } from './emailAddress.ts'
import { OwnFile } from './file.ts'
import { Id } from './id.ts'
import { form, IsoDate, line } from './schema.ts'
import { NewUsername } from './username.ts'

/** Kept as it is compared: letters of ASCII alone, in lower case. */
const email = v.pipe(
  EmailAddress,
  v.transform((text) => text.toLowerCase()),
)

/** The signed-in person as the API answers it. */
export const User = v.object({
  id: Id,
  username: v.string(),
  email: v.string(),
  fullName: v.string(),
  position: v.string(),
  company: v.string(),
  profileImageUrl: v.string(),
  avatarUrl: v.string(),
  defaultTeamId: v.nullable(Id),
  /** Since when the account is to be deleted; until it is gone it can be taken back, and do nothing else. */
  deletedAt: v.optional(v.nullable(IsoDate)),
})
export type User = v.InferOutput<typeof User>

/** The form of signing in. */
export const Login = form({
  username: v.pipe(line(100), v.minLength(1, 'Username is required')),
  password: v.pipe(v.string(), v.minLength(1, 'Password is required'), v.maxLength(100)),
})

/** A new password. */
const NewPassword = v.pipe(
  v.string(),
  v.minLength(6, 'Password must be at least 6 characters'),
  v.maxLength(100, 'Password must be less than 100 characters'),
)

/** The form of registering. */
export const Registration = form({
  username: NewUsername,
  email,
  password: NewPassword,
  fullName: v.pipe(line(200), v.minLength(2, 'Full name is required')),
  /** The token of an invitation or of a team's link, where an account needs one. */
  invitation: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
})
export type Registration = v.InferOutput<typeof Registration>

/**
 * Whether someone new may make an account: 'open' for everybody, the 'first' one, 'invited' by the token that was
 * shown, not without an invitation ('invite'), or 'closed'.
 */
export const RegistrationState = v.picklist(['open', 'first', 'invited', 'invite', 'closed'])
export type RegistrationState = v.InferOutput<typeof RegistrationState>

/** POST /api/auth/password. */
export const PasswordChange = form({
  currentPassword: v.pipe(v.string(), v.minLength(1, 'Password is required'), v.maxLength(100)),
  password: NewPassword,
})

/** Who is signed in, asked once more before what matters. */
export const Confirmation = form({
  password: v.pipe(v.string(), v.minLength(1, 'Password is required'), v.maxLength(100)),
})

const OwnedTeam = v.object({ id: Id, name: v.string() })

/** What deleting the account means for the person who asks. */
export const AccountDeletion = v.object({
  /** Since when it is to be deleted; null where it is not. */
  deletedAt: v.nullable(IsoDate),
  /** When it is gone for good. */
  goneAt: IsoDate,
  /** Teams of the person's own with others in them: to be handed over or deleted first. */
  shared: v.array(OwnedTeam),
  /** Teams with nobody else in them, which go with the account. */
  alone: v.array(OwnedTeam),
})
export type AccountDeletion = v.InferOutput<typeof AccountDeletion>

/** POST /api/auth/reset-password: the token is what the one-time link carries. */
export const PasswordReset = form({
  token: v.pipe(v.string(), v.maxLength(200)),
  password: NewPassword,
})

/** What a person tells of themselves; every field may be left out or empty. */
export const Profile = v.partial(
  v.object({
    fullName: line(200),
    username: v.pipe(line(100), v.minLength(3, 'Username must be at least 3 characters')),
    email,
    profileImageUrl: OwnFile,
    position: line(200),
    company: line(200),
  }),
)
export type Profile = v.InferOutput<typeof Profile>

/** PATCH /api/users/me; a username that is new must be one that may be chosen (`NewUsername`). A new username or address, by which a person is known and signs in, takes the password. */
export const ProfileEdit = v.object({
  ...Profile.entries,
  currentPassword: v.optional(v.pipe(v.string(), v.maxLength(100))),
})
