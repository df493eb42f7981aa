import * as v from 'valibot'
import { addressOf } from './address.ts'
import { FactorRuleOf } from './factor.ts'
import { fileIn } from './file.ts'
import { Id } from './id.ts'
import { form, IsoDate, line } from './schema.ts'
import { Room } from './storage.ts'

export const Role = v.picklist(['member', 'admin'], 'Please select a role')
export type Role = v.InferOutput<typeof Role>

/** A team as its member sees it. A personal space is a team row with `personal: true`, shown as "My Team". */
export const Team = v.object({
  id: Id,
  name: v.string(),
  description: v.string(),
  avatarUrl: v.string(),
  ownerId: Id,
  personal: v.boolean(),
  createdAt: IsoDate,
  role: v.picklist(['owner', 'admin', 'member']),
  /**
   * Set if the team requires a second factor of this member; 'missing' while they have none. Until they set
   * one up, the server neither sends nor accepts the team's rows, and changes wait on their devices.
   */
  secondFactor: v.exactOptional(v.picklist(['asked', 'missing'])),
  /**
   * Set if the team has no room left. Until it has, changes that add something wait on the members' devices.
   */
  room: v.exactOptional(Room),
  /** The members of whom the team requires a second factor; not set if it requires none. */
  secondFactorOf: v.exactOptional(FactorRuleOf),
})
export type Team = v.InferOutput<typeof Team>

/**
 * A team from a server of another version. A value that this version does not know is replaced with the
 * safest one.
 */
const ReadTeam = v.object({
  ...Team.entries,
  name: v.fallback(v.string(), 'Team'),
  description: v.fallback(v.string(), ''),
  avatarUrl: v.fallback(v.string(), ''),
  personal: v.fallback(v.boolean(), false),
  createdAt: v.fallback(IsoDate, new Date(0).toISOString()),
  role: v.fallback(Team.entries.role, 'member'),
  room: v.exactOptional(v.fallback(Room, 'full')),
  secondFactorOf: v.exactOptional(v.fallback(FactorRuleOf, 'everybody')),
})

/** A person's teams in a response; a team that cannot be parsed is left out. */
export const ReadTeams = v.pipe(
  v.array(v.unknown()),
  v.transform((teams) =>
    teams.flatMap((team): Team[] => {
      const read = v.safeParse(ReadTeam, team)
      return read.success ? [read.output] : []
    }),
  ),
)

/** A person's role in a team, including that of the owner. */
export type TeamRole = Team['role']

/** A member of a team, with their user. The stored role does not say who owns the team. */
export const Member = v.object({
  id: Id,
  userId: Id,
  role: Role,
  user: v.object({ avatarUrl: v.string(), fullName: v.string(), username: v.string(), email: v.string() }),
  /** Whether they sign in with a second factor; only the owner and admins receive it. */
  secondFactor: v.exactOptional(v.boolean()),
})
export type Member = v.InferOutput<typeof Member>

/** A member's role in their team; the owner is the user whose id equals the team's ownerId. */
export const roleIn = (team: { ownerId: number }, member: { userId: number; role: Role }): TeamRole =>
  member.userId === team.ownerId ? 'owner' : member.role

/** A team that its owner deleted and can still restore. */
export const DeletedTeam = v.object({ id: Id, name: v.string(), deletedAt: IsoDate, goneAt: IsoDate })
export type DeletedTeam = v.InferOutput<typeof DeletedTeam>

/** An uploaded file, or a web address whose picture the server copies; '' for none. */
const Avatar = v.pipe(
  line(2000),
  v.check(
    (url) => url === '' || fileIn(url) !== undefined || /^https?:$/.test(addressOf(url)?.protocol ?? ''),
    'Please enter a web address, or upload a picture.',
  ),
)

/** POST /api/teams; the app's dialogs are stricter. */
export const NewTeam = form({
  name: v.pipe(line(100), v.minLength(1, 'Team name is required')),
  description: v.optional(line(2000), ''),
  avatarUrl: v.optional(Avatar, ''),
})
export type NewTeam = v.InferOutput<typeof NewTeam>

/** The "Create Team" dialog of the team switcher. */
export const SwitcherTeam = form({
  ...NewTeam.entries,
  name: v.pipe(line(100), v.minLength(3, 'Team name must be at least 3 characters.')),
})

/** PATCH /api/teams/{id}. */
export const TeamEdit = v.partial(v.pick(NewTeam, ['name', 'description']))

/** PATCH /api/teams/{teamId}/members/{memberId}. */
export const RoleChange = v.object({ role: Role })

/** PUT /api/teams/{id}/owner: the member who becomes the owner. */
export const NewOwner = v.object({ memberId: Id })

/** PATCH /api/teams/default-team. */
export const DefaultTeam = v.object({ teamId: Id })

/**
 * The team of a call or a screen: the person's default team, otherwise their first one, otherwise the
 * personal space.
 * @param teams the person's teams, in the order of joining
 */
export function currentTeam<T extends { id: number; personal: boolean }>(
  teams: readonly T[],
  defaultTeamId: number | null,
): T | undefined {
  return teams.find((team) => team.id === defaultTeamId) ?? teams.find((team) => !team.personal) ?? teams[0]
}
