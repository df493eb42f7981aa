import { useLiveQuery } from 'dexie-react-hooks'
import * as v from 'valibot'
import { useWorkspace } from './workspace.tsx'

/** The rows that hold something which is on this device alone, by id: what was changed, and what was noted about a lead. */
export function useUnsent(): ReadonlySet<number> {
  const { store } = useWorkspace()
  return (
    useLiveQuery(async () => {
      const entries = await store.outbox.where('state').equals('waiting').toArray()
      return new Set(entries.flatMap(({ rowId, args }) => [rowId, ...leadIn(args)]))
    }, [store]) ?? none
  )
}

const none: ReadonlySet<number> = new Set()

const AboutLead = v.object({ fields: v.object({ leadId: v.number() }) })

const leadIn = (args: unknown): number[] => (v.is(AboutLead, args) ? [args.fields.leadId] : [])
