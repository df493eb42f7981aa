import * as v from 'valibot'
import { EmailAddress } from './emailAddress.ts'
import { OwnFile } from './file.ts'
import { Id } from './id.ts'
import { form, IsoDate, line } from './schema.ts'
import { NewUsername } from './username.ts'

/** Stored in lower case, in which addresses are compared; it contains only ASCII letters. */
const email = v.pipe(
  EmailAddress,
  v.transform((text) => text.toLowerCase()),
)

/** The signed-in person as the API returns it. */
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
  /** When the account was deleted. Until it is purged, the person can restore it and do nothing else. */
  deletedAt: v.optional(v.nullable(IsoDate)),
})
export type User = v.InferOutput<typeof User>

/** The sign-in form. */
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

/** The registration form. */
export const Registration = form({
  username: NewUsername,
  email,
  password: NewPassword,
  fullName: v.pipe(line(200), v.minLength(2, 'Full name is required')),
  /** The token of an invitation or of a team's link, if registration requires one. */
  invitation: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
})
export type Registration = v.InferOutput<typeof Registration>

/**
 * Whether a new person may create an account. `open`: everybody may. `first`: it is the server's first
 * account. `invited`: the given token allows it. `invite`: only with an invitation. `closed`: nobody may.
 */
export const RegistrationState = v.picklist(['open', 'first', 'invited', 'invite', 'closed'])
export type RegistrationState = v.InferOutput<typeof RegistrationState>

/** POST /api/auth/password. */
export const PasswordChange = form({
  currentPassword: v.pipe(v.string(), v.minLength(1, 'Password is required'), v.maxLength(100)),
  password: NewPassword,
})

/** The password, asked for again before a sensitive action. */
export const Confirmation = form({
  password: v.pipe(v.string(), v.minLength(1, 'Password is required'), v.maxLength(100)),
})

const OwnedTeam = v.object({ id: Id, name: v.string() })

/** The consequences of deleting the person's account. */
export const AccountDeletion = v.object({
  /** When it was deleted; null if it was not. */
  deletedAt: v.nullable(IsoDate),
  /** When it is purged. */
  goneAt: IsoDate,
  /** Teams that the person owns and that have other members: they must be handed over or deleted first. */
  shared: v.array(OwnedTeam),
  /** Teams without other members, which are deleted with the account. */
  alone: v.array(OwnedTeam),
})
export type AccountDeletion = v.InferOutput<typeof AccountDeletion>

/** POST /api/auth/reset-password: `token` is from the one-time link. */
export const PasswordReset = form({
  token: v.pipe(v.string(), v.maxLength(200)),
  password: NewPassword,
})

/** A person's profile; every field may be missing or empty. */
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

/**
 * PATCH /api/users/me. A new username must satisfy `NewUsername`. A new username or email address requires
 * the password, because people are identified and sign in by them.
 */
export const ProfileEdit = v.object({
  ...Profile.entries,
  currentPassword: v.optional(v.pipe(v.string(), v.maxLength(100))),
})
