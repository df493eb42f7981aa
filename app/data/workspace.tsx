import { useLiveQuery } from 'dexie-react-hooks'
import {
  createContext,
  type ReactNode,
  useContext,
  useDeferredValue,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react'
import { grouped } from '#app/ui/grouped.ts'
import { type Notice, notify } from '#app/ui/toast.ts'
import { storeOf } from '#db/device/engine.ts'
import { type Change, mutate, type NewFile } from '#db/device/mutate.ts'
import { type DeviceStore, isWhole } from '#db/device/store.ts'
import { type Rows, type Table, tablesOfLeads } from '#db/model/entities/registry.ts'
import { noStandIns } from '#db/model/merged.ts'
import { defaultThresholds, type Thresholds } from '#db/model/score.ts'
import { currentTeam, type Team } from '#db/model/team.ts'
import type { User } from '#db/model/user.ts'
import { type LiveRows, liveRows, rowsSettled } from './rows/liveRows.ts'
import { changeMany } from './rows/many.ts'
import { requestSync } from './sync.ts'

/** The context of every screen that requires a session. */
export interface Workspace {
  user: User
  store: DeviceStore
  /** The current team, and all teams with the personal space last. */
  team: Team
  teams: Team[]
  /** Whether this device has read the whole team at some time. Before that, its lists are incomplete. */
  whole: boolean
  /** The scores from which the person calls a match high, medium or low. */
  thresholds: Thresholds
  /**
   * Makes changes in the current team. Resolves when they are on disk; then they are synced. All of them are made or
   * none, unless there are more of them than a batch holds (`BATCH_LIMIT`): then they are made batch by batch.
   * @throws Refused when a change can't be made; Dexie's errors when the device can't store them
   */
  change(...changes: Change[]): Promise<void>
  /**
   * The same, with files that the changes refer to. The files are stored with the changes and sent before
   * them.
   */
  changeWithFiles(files: readonly NewFile[], ...changes: Change[]): Promise<void>
}

/** Up to this many changes are sent one by one, so that a refusal of one of them is shown as that one's. */
const FEW = 20
/** Whether changes go in batches: there are many of them, and all do the same to their rows. */
const areBatched = (changes: readonly Change[]): boolean =>
  changes.length > FEW && changes.every(({ name }) => name === changes[0]?.name)
const SLOW_AFTER_MS = 3_000
const SLOW: Notice = {
  title: 'Saving takes longer than usual',
  text: 'Please leave Rove open. It tells you when it could not save.',
  tone: 'info',
}

/** @returns a function that tells the person now and then how many of very many changes are on disk */
function tellingProgress(total: number): (made: number) => void {
  let dueAt = performance.now() + SLOW_AFTER_MS
  return (made) => {
    if (performance.now() < dueAt || made === total) return
    dueAt = performance.now() + SLOW_AFTER_MS
    notify({
      title: `${grouped(made)} of ${grouped(total)} saved`,
      text: 'Please leave Rove open until all are.',
      tone: 'info',
    })
  }
}

const WorkspaceContext = createContext<Workspace | undefined>(undefined)

/** @throws Error outside the shell */
export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext)
  if (!workspace) throw new Error('There is no workspace outside the shell')
  return workspace
}

export function WorkspaceProvider({
  user,
  waiting,
  children,
}: {
  user: User
  /** Shown until this device knows the person's teams. */
  waiting: ReactNode
  children: ReactNode
}) {
  const store = storeOf(user.id)
  const teams = useLiveQuery(() => store.teams.orderBy('position').toArray(), [store])
  const settings = useLiveQuery(() => store.settings.get(user.id), [store, user.id])
  const defaultTeamId = settings?.defaultTeamId ?? user.defaultTeamId
  const current = teams && currentTeam(teams, defaultTeamId)
  const whole = useWhole(store, current?.id)
  const thresholds = useSteady(settings?.thresholds ?? defaultThresholds)
  const workspace = useMemo(() => {
    const team = teams && currentTeam(teams, defaultTeamId)
    if (!team || whole === undefined) return undefined
    const changeWithFiles: Workspace['changeWithFiles'] = async (files, ...changes) => {
      const slow = setTimeout(() => notify(SLOW), SLOW_AFTER_MS)
      const tell = tellingProgress(changes.length)
      const onProgress = (made: number) => {
        clearTimeout(slow)
        tell(made)
      }
      const making =
        areBatched(changes) && files.length === 0
          ? changeMany(user.id, team.id, changes, { onProgress })
          : mutate(store, team.id, changes, { files })
      await making.finally(() => clearTimeout(slow))
      void requestSync(user.id)
    }
    const change = (...changes: Change[]) => changeWithFiles([], ...changes)
    return { user, store, team, teams, whole, thresholds, change, changeWithFiles }
  }, [user, store, teams, defaultTeamId, whole, thresholds])
  // All screens start here. Rendered in one piece, they would delay the response to the first taps on a slow
  // phone.
  const isBegun = useDeferredValue(workspace !== undefined, false)
  if (!workspace || !isBegun) return waiting
  return <WorkspaceContext value={workspace}>{children}</WorkspaceContext>
}

function useWhole(store: DeviceStore, teamId: number | undefined): boolean | undefined {
  const lacking = useRef<number>(undefined)
  return useLiveQuery(async () => {
    const whole = teamId !== undefined && isWhole(await store.cursors.get(teamId))
    // The team counts as complete only when the rows of the first sync can be seen.
    if (whole && lacking.current === teamId) await rowsSettled(store, teamId)
    lacking.current = whole ? undefined : teamId
    return whole
  }, [store, teamId])
}

/**
 * Returns the same object as long as the numbers are the same, because every change of a setting reads all of
 * them again.
 */
function useSteady({ high, medium, low }: Thresholds): Thresholds {
  return useMemo(() => ({ high, medium, low }), [high, medium, low])
}

/**
 * The current team's rows of one entity, without deleted ones; live. Undefined until they have been read, and
 * while this device has no rows and has not read the whole team.
 */
export function useRows<T extends Table>(table: T): readonly Rows[T][] | undefined {
  const { whole } = useWorkspace()
  const rows = useRowsIf(true, table)
  return whole || rows?.length ? rows : undefined
}

/**
 * The same rows, also before this device has read the whole team. They are read only once they are needed. What
 * belongs to a lead that was merged into another one belongs to that one here.
 */
export function useRowsIf<T extends Table>(wanted: boolean, table: T): readonly Rows[T][] | undefined {
  const live = useLiveRows(table)
  const rows = useSyncExternalStore(
    wanted ? live.subscribe : unread.subscribe,
    wanted ? live.list : unread.list,
  )
  const standIns = useStandIns(wanted && tablesOfLeads.includes(table))
  return rows && live.through(rows, standIns)
}

const unread = { subscribe: () => () => undefined, list: () => undefined, standIns: () => noStandIns }

/** The current team's leads that were merged into others, with the lead that stands for each; live. */
export function useStandIns(wanted = true): ReadonlyMap<number, number> {
  const leads = useLiveRows('leads')
  const source = wanted ? leads : unread
  return useSyncExternalStore(source.subscribe, source.standIns)
}

/**
 * The current team's deleted rows of one entity, which can be restored for a while; live; undefined until
 * they have been read.
 */
export function useDeletedRows<T extends Table>(table: T): readonly Rows[T][] | undefined {
  const live = useLiveRows(table)
  return useSyncExternalStore(live.subscribe, live.deleted)
}

/** Rows as they are kept in memory, for views that follow each change. */
export function useLiveRows<T extends Table>(table: T): LiveRows<T> {
  const { store, team } = useWorkspace()
  return liveRows(store, table, team.id)
}
