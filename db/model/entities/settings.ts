import * as v from 'valibot'
import { Id } from '#db/model/id.ts'
import { IsoDate, line, rowEntries } from '#db/model/schema.ts'
import { Thresholds } from '#db/model/score.ts'
import { defineMutation, Refused } from '#db/model/sync/mutation.ts'

const Column = line(50)

/** How a person looks at a list. */
export const View = v.object({
  /** The columns in their order, the hidden ones among them. */
  columns: v.pipe(v.array(Column), v.maxLength(50)),
  hidden: v.pipe(v.array(Column), v.maxLength(50)),
  sort: v.object({ by: Column, descending: v.boolean() }),
})
export type View = v.InferOutput<typeof View>

/** The lists whose views are kept. */
export const lists = ['leads', 'generated'] as const
export type List = (typeof lists)[number]

/**
 * What a person chose for themselves, on all their devices. It travels in a stream of the person's own, which is
 * named by their id like a team's by the team's.
 */
export const Settings = v.object({
  ...rowEntries,
  defaultTeamId: v.nullable(Id),
  views: v.partial(v.object({ leads: View, generated: View })),
  thresholds: Thresholds,
  /** Whether mails may go out to the person once sending exists. */
  emailNotifications: v.boolean(),
  /** Notifications up to here have been read: ISO 8601 in UTC, or ''. */
  notificationsSeenAt: v.union([v.literal(''), IsoDate]),
})
export type Settings = v.InferOutput<typeof Settings>

export const settingsMutations = {
  /** Works in another team from now on. */
  'settings.chooseTeam': defineMutation({
    table: 'settings',
    args: v.object({ id: Id, teamId: Id }),
    apply(row, { teamId }) {
      if (!row) throw Refused.missing()
      return { ...row, defaultTeamId: teamId }
    },
  }),
  /** Looks at a list this way from now on. */
  'settings.keepView': defineMutation({
    table: 'settings',
    args: v.object({ id: Id, list: v.picklist(lists), view: View }),
    apply(row, { list, view }) {
      if (!row) throw Refused.missing()
      return { ...row, views: { ...row.views, [list]: view } }
    },
  }),
  /** Calls scores high, medium and low from these on. */
  'settings.setThresholds': defineMutation({
    table: 'settings',
    args: v.object({ id: Id, thresholds: Thresholds }),
    apply(row, { thresholds }) {
      if (!row) throw Refused.missing()
      return { ...row, thresholds }
    },
  }),
  'settings.setEmailNotifications': defineMutation({
    table: 'settings',
    args: v.object({ id: Id, emailNotifications: v.boolean() }),
    apply(row, { emailNotifications }) {
      if (!row) throw Refused.missing()
      return { ...row, emailNotifications }
    },
  }),
  /** Has read its notifications up to a moment; an earlier one, arriving late, changes nothing. */
  'settings.seeNotifications': defineMutation({
    table: 'settings',
    args: v.object({ id: Id, until: IsoDate }),
    apply(row, { until }) {
      if (!row) throw Refused.missing()
      return until > row.notificationsSeenAt ? { ...row, notificationsSeenAt: until } : row
    },
  }),
}
