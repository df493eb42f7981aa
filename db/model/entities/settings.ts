import * as v from 'valibot'
import { Id } from '#db/model/id.ts'
import { defaultReminders, Reminders } from '#db/model/reminders.ts'
import { IsoDate, line } from '#db/model/schema.ts'
import { defaultThresholds, Thresholds } from '#db/model/score.ts'
import { Refused, rowEntries } from '#db/model/sync/mutation.ts'
import { actOf, defineEntity } from './entity.ts'
import { KEPT } from './field.ts'
import { NewView } from './view.ts'

const Column = line(50)

/** A person's columns and sort order of a list. */
export const View = v.object({
  /** All columns in their order, including the hidden ones. */
  columns: v.pipe(v.array(Column), v.maxLength(50)),
  hidden: v.pipe(v.array(Column), v.maxLength(50)),
  sort: v.object({ by: Column, descending: v.boolean() }),
})
export type View = v.InferOutput<typeof View>

/**
 * A private view of a team's leads: the search parameters of the list's address, with a name. Only the person sees it.
 */
export const OwnView = v.object({ id: Id, teamId: Id, ...v.pick(NewView, ['name', 'search']).entries })
export type OwnView = v.InferOutput<typeof OwnView>

/** The most private views that a person may have, over all teams. */
export const MOST_OWN_VIEWS = 100

/** The lists whose columns and order are stored. */
export const lists = ['leads', 'generated'] as const
export type List = (typeof lists)[number]

/**
 * A person's settings, which apply on all their devices. They are synced in a stream of the person's own. The id of
 * that stream is the person's id, as a team's stream has the team's id.
 */
export const Settings = v.object({
  ...rowEntries,
  defaultTeamId: v.nullable(Id),
  views: v.partial(v.object({ leads: View, generated: View })),
  /** The private views of all teams, each once, in no particular order. */
  ownViews: v.array(OwnView),
  thresholds: Thresholds,
  /** Whether the person may be sent emails, once Rove sends any. */
  emailNotifications: v.boolean(),
  /** The time up to which notifications have been read: ISO 8601 in UTC, or ''. */
  notificationsSeenAt: v.union([v.literal(''), IsoDate]),
  reminders: Reminders,
})
export type Settings = v.InferOutput<typeof Settings>

export const settings = defineEntity({
  name: 'choice',
  row: Settings,
  titleOf: () => undefined,
  erased: KEPT,
  stream: 'own',
  since: 1,
  addedFields: {
    4: { views: {}, thresholds: defaultThresholds, emailNotifications: true, notificationsSeenAt: '' },
    8: { ownViews: [] },
    18: { reminders: defaultReminders },
  },
  mutations: {
    /** Sets the team that the person works in. */
    'settings.chooseTeam': actOf(
      'set',
      v.object({ id: Id, teamId: Id }),
      (mine: Settings, { teamId }): Settings => ({ ...mine, defaultTeamId: teamId }),
    ),
    /** Stores the columns and the order of a list. */
    'settings.keepView': actOf(
      'set',
      v.object({ id: Id, list: v.picklist(lists), view: View }),
      (mine: Settings, { list, view }): Settings => ({ ...mine, views: { ...mine.views, [list]: view } }),
    ),
    /** Adds or changes a private view. */
    'settings.keepOwnView': actOf(
      'set',
      v.object({ id: Id, view: OwnView }),
      (mine: Settings, { view }): Settings => {
        const others = mine.ownViews.filter(({ id }) => id !== view.id)
        if (others.length >= MOST_OWN_VIEWS) {
          throw new Refused('invalid', `There are ${MOST_OWN_VIEWS} views of your own. Delete one first.`)
        }
        return { ...mine, ownViews: [...others, view] }
      },
    ),
    'settings.dropOwnView': actOf(
      'set',
      v.object({ id: Id, viewId: Id }),
      (mine: Settings, { viewId }): Settings => ({
        ...mine,
        ownViews: mine.ownViews.filter(({ id }) => id !== viewId),
      }),
    ),
    /** Sets the thresholds from which a score is called high, medium or low. */
    'settings.setThresholds': actOf(
      'set',
      v.object({ id: Id, thresholds: Thresholds }),
      (mine: Settings, { thresholds }): Settings => ({ ...mine, thresholds }),
    ),
    'settings.setEmailNotifications': actOf(
      'set',
      v.object({ id: Id, emailNotifications: v.boolean() }),
      (mine: Settings, { emailNotifications }): Settings => ({ ...mine, emailNotifications }),
    ),
    'settings.setReminders': actOf(
      'set',
      v.object({ id: Id, reminders: Reminders }),
      (mine: Settings, { reminders }): Settings => ({ ...mine, reminders }),
    ),
    /** Marks notifications up to a time as read. An earlier time that arrives late changes nothing. */
    'settings.seeNotifications': actOf(
      'set',
      v.object({ id: Id, until: IsoDate }),
      (mine: Settings, { until }): Settings =>
        until > mine.notificationsSeenAt ? { ...mine, notificationsSeenAt: until } : mine,
    ),
  },
})
