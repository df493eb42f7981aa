import { type Due, MOST_OF_CHANGE, type Reminder } from '#db/server/reminders.ts'

/** A push message that browsers show by themselves (Declarative Web Push), and that sw/push.ts shows for the others. */
export interface PushMessage {
  web_push: 8030
  notification: {
    title: string
    body: string
    lang: 'en'
    dir: 'ltr'
    tag: 'rove'
    /** An absolute address, or a path of the app. */
    navigate: string
    app_badge: number
  }
  app_badge: number
}

/** The most follow-ups that a message names. */
const MOST_NAMED = 3
/** Longer messages do not fit on a lock screen. */
const MOST_CHARACTERS = 160

/**
 * The message about what a person is reminded of.
 * @param origin where people reach Rove; '' if the operator has not said so
 */
export function messageOf({ reminders, names }: Due, origin: string): PushMessage {
  const of = (kind: Reminder['kind']) => reminders.filter((one) => one.kind === kind)
  const [due, mentions, assigned, attention] = [
    of('followUp'),
    of('mention'),
    of('assigned'),
    of('attention'),
  ]
  const lines = [
    counted(due, '1 follow-up is due', 'follow-ups are due'),
    counted(mentions, '1 note mentions you', 'notes mention you'),
    counted(
      assigned,
      '1 lead is yours now',
      assigned.length < MOST_OF_CHANGE ? 'leads are yours now' : 'leads or more are yours now',
    ),
    counted(attention, '1 change needs your attention', 'changes need your attention'),
  ].filter(Boolean)
  const [title = 'Rove', ...others] = lines
  const named = names ? namesOf(reminders) : ''
  const badge = due.length + attention.length
  return {
    web_push: 8030,
    notification: {
      title,
      body: [named, ...others].filter(Boolean).join(' · ').slice(0, MOST_CHARACTERS),
      lang: 'en',
      dir: 'ltr',
      tag: 'rove',
      navigate: `${origin}${pathOf(reminders)}`,
      app_badge: badge,
    },
    app_badge: badge,
  }
}

/** "1 note mentions you", "3 notes mention you", or '' for none. */
function counted({ length }: readonly Reminder[], one: string, many: string): string {
  if (length === 0) return ''
  return length === 1 ? one : `${length} ${many}`
}

function namesOf(reminders: readonly Reminder[]): string {
  const each = reminders.map(({ title, lead }) => [title, lead].filter(Boolean).join(': ')).filter(Boolean)
  const more = each.length - MOST_NAMED
  return [...each.slice(0, MOST_NAMED), ...(more > 0 ? [`${more} more`] : [])].join('; ')
}

/** The screen that shows what somebody is reminded of. */
function pathOf(reminders: readonly Reminder[]): string {
  const [only, ...others] = reminders
  if (only && others.length === 0 && only.leadId !== null) return `/lead-management?lead=${only.leadId}`
  return reminders.every(({ kind }) => kind === 'attention') ? '/attention' : '/'
}
