import * as v from 'valibot'
import { Id } from '#db/model/id.ts'
import { IsoDate, line } from '#db/model/schema.ts'
import { defaultThresholds, Thresholds } from '#db/model/score.ts'
import { Refused, rowEntries } from '#db/model/sync/mutation.ts'
import { actOf, defineEntity } from './entity.ts'
import { KEPT } from './field.ts'
import { NewView } from './view.ts'

const Column = line(50)

/** How a person looks at a list. */
export const View = v.object({
  /** The columns in their order, the hidden ones among them. */
  columns: v.pipe(v.array(Column), v.maxLength(50)),
  hidden: v.pipe(v.array(Column), v.maxLength(50)),
  sort: v.object({ by: Column, descending: v.boolean() }),
})
export type View = v.InferOutput<typeof View>

/** A way to look at a team's leads that nobody but the person sees: what the list's address says, under a name. */
export const OwnView = v.object({ id: Id, teamId: Id, ...v.pick(NewView, ['name', 'search']).entries })
export type OwnView = v.InferOutput<typeof OwnView>

/** How many views of their own a person keeps, over all teams. */
export const MOST_OWN_VIEWS = 100

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
  /** Of all teams, each once, in no order. */
  ownViews: v.array(OwnView),
  thresholds: Thresholds,
  /** Whether mails may go out to the person once sending exists. */
  emailNotifications: v.boolean(),
  /** Notifications up to here have been read: ISO 8601 in UTC, or ''. */
  notificationsSeenAt: v.union([v.literal(''), IsoDate]),
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
  },
  mutations: {
    /** Works in another team from now on. */
    'settings.chooseTeam': actOf(
      'set',
      v.object({ id: Id, teamId: Id }),
      (mine: Settings, { teamId }): Settings => ({ ...mine, defaultTeamId: teamId }),
    ),
    /** Looks at a list this way from now on. */
    'settings.keepView': actOf(
      'set',
      v.object({ id: Id, list: v.picklist(lists), view: View }),
      (mine: Settings, { list, view }): Settings => ({ ...mine, views: { ...mine.views, [list]: view } }),
    ),
    /** Keeps a view of their own, or changes it. */
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
    /** Calls scores high, medium and low from these on. */
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
    /** Has read its notifications up to a moment; an earlier one, arriving late, changes nothing. */
    'settings.seeNotifications': actOf(
      'set',
      v.object({ id: Id, until: IsoDate }),
      (mine: Settings, { until }): Settings =>
        until > mine.notificationsSeenAt ? { ...mine, notificationsSeenAt: until } : mine,
    ),
  },
})
