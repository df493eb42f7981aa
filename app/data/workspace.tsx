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
import { type Notice, notify } from '#app/ui/toast.ts'
import { storeOf } from '#db/device/engine.ts'
import { type Change, mutate, type NewFile } from '#db/device/mutate.ts'
import { type DeviceStore, isWhole } from '#db/device/store.ts'
import type { Rows, Table } from '#db/model/entities/registry.ts'
import { defaultThresholds, type Thresholds } from '#db/model/score.ts'
import { currentTeam, type Team } from '#db/model/team.ts'
import type { User } from '#db/model/user.ts'
import { type LiveRows, liveRows, rowsSettled } from './rows/liveRows.ts'
import { changeMany } from './rows/many.ts'
import { requestSync } from './sync.ts'

/** What every screen behind the guard works in. */
export interface Workspace {
  user: User
  store: DeviceStore
  /** The current team, and all teams with the personal space last. */
  team: Team
  teams: Team[]
  /** Whether this device has read all of the team at some time: before, its lists are not what they say. */
  whole: boolean
  /** From which score on the person calls a match high, medium or low. */
  thresholds: Thresholds
  /**
   * Makes changes in the current team; resolves when they are on disk, then syncs them. All of them are made or none,
   * but where there are more than one batch holds (`BATCH_LIMIT`): these are made batch by batch.
   * @throws Refused when one can't be made; Dexie's errors when the device can't store them
   */
  change(...changes: Change[]): Promise<void>
  /** The same with files that the changes name, which are kept with them and sent before them. */
  changeWithFiles(files: readonly NewFile[], ...changes: Change[]): Promise<void>
}

/** So many changes are sent one by one: a refusal of one of them is then told as that one's. */
const FEW = 20
const SLOW_AFTER_MS = 3_000
const SLOW: Notice = {
  title: 'Saving takes longer than usual',
  text: 'Please leave Rove open. It tells you when it could not save.',
  tone: 'info',
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
      const making =
        changes.length > FEW && files.length === 0
          ? changeMany(user.id, team.id, changes)
          : mutate(store, team.id, changes, { files })
      await making.finally(() => clearTimeout(slow))
      void requestSync(user.id)
    }
    const change = (...changes: Change[]) => changeWithFiles([], ...changes)
    return { user, store, team, teams, whole, thresholds, change, changeWithFiles }
  }, [user, store, teams, defaultTeamId, whole, thresholds])
  // All screens begin here: drawn as one piece they would hold up a slow phone's first taps.
  const isBegun = useDeferredValue(workspace !== undefined, false)
  if (!workspace || !isBegun) return waiting
  return <WorkspaceContext value={workspace}>{children}</WorkspaceContext>
}

function useWhole(store: DeviceStore, teamId: number | undefined): boolean | undefined {
  const lacking = useRef<number>(undefined)
  return useLiveQuery(async () => {
    const whole = teamId !== undefined && isWhole(await store.cursors.get(teamId))
    // Nobody is told that this is all before what a first sync brought is there to be seen.
    if (whole && lacking.current === teamId) await rowsSettled(store, teamId)
    lacking.current = whole ? undefined : teamId
    return whole
  }, [store, teamId])
}

/** The same object as long as the numbers are the same: settings are read anew with every change of any of them. */
function useSteady({ high, medium, low }: Thresholds): Thresholds {
  return useMemo(() => ({ high, medium, low }), [high, medium, low])
}

/**
 * The current team's rows of one entity that are not deleted, live; undefined while they are read, and as long as this
 * device was told of none and is not told of all.
 */
export function useRows<T extends Table>(table: T): readonly Rows[T][] | undefined {
  const { whole } = useWorkspace()
  const live = useLiveRows(table)
  const rows = useSyncExternalStore(live.subscribe, live.list)
  return whole || rows?.length ? rows : undefined
}

/** The current team's deleted rows of one entity, which can be restored for a while; live; undefined while they are read. */
export function useDeletedRows<T extends Table>(table: T): readonly Rows[T][] | undefined {
  const live = useLiveRows(table)
  return useSyncExternalStore(live.subscribe, live.deleted)
}

/** Rows as they are kept in memory, for views that follow each change. */
export function useLiveRows<T extends Table>(table: T): LiveRows<T> {
  const { store, team } = useWorkspace()
  return liveRows(store, table, team.id)
}
