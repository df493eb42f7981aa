import { useEffect, useRef, useState } from 'react'
import { changeFailed } from '#app/data/failure.ts'
import { memberName, useKnownMembers } from '#app/data/server/members.ts'
import { requestSync } from '#app/data/sync.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { notify } from '#app/ui/toast.ts'
import type { ReadOptions } from '#db/import/import.ts'
import { type ImportPlan, type OwnerChoice, proposePlan } from '#db/import/plan.ts'
import { newId } from '#db/model/id.ts'
import { FileRefused, Importer, Stopped } from './importer.ts'
import type { CheckResult, FilePreview } from './messages.ts'

/** A file, or a pasted text, with the name that the import gets. */
export interface Source {
  content: Blob | string
  name: string
}

interface Read {
  source: Source
  preview: FilePreview
  plan: ImportPlan
}

/** How far an import is. */
export type Stage =
  | { at: 'choosing'; problem?: string }
  | { at: 'reading' }
  | ({ at: 'columns' } & Read)
  | ({ at: 'checking'; done: number; total: number | undefined } & Read)
  | ({ at: 'checked'; result: CheckResult; importId: number } & Read)
  | { at: 'writing'; done: number; total: number | undefined }
  | { at: 'done'; result: CheckResult; importId: number }
  | { at: 'stopped' }

/** The members who may own leads, with the names and addresses by which a file may call them. */
function useMembers(): OwnerChoice[] {
  const { user, team } = useWorkspace()
  const members = useKnownMembers(team.id, !team.personal)
  const me = { id: user.id, name: user.fullName || user.username, email: user.email }
  const others = (members ?? []).filter(({ userId }) => userId !== user.id)
  return [
    me,
    ...others.map((member) => ({ id: member.userId, name: memberName(member), email: member.user.email })),
  ]
}

/** The country of this device's language, for numbers without a country code: "de-AT" → "AT". */
const countryHere = (): string => new Intl.Locale(navigator.language).maximize().region ?? 'US'

const importFailed = changeFailed('Import failed', 'The file could not be imported. Please try again.')

/** One import of leads, from the choice of the file to the result. Leaving the screen ends the worker. */
export function useLeadImport() {
  const { user, team } = useWorkspace()
  const [stage, setStage] = useState<Stage>({ at: 'choosing' })
  const members = useMembers()
  const importer = useRef<Importer>(undefined)
  /** Started before a file is chosen, because that takes a slow phone most of a second. */
  const spare = useRef<Importer>(undefined)
  useEffect(() => {
    spare.current = new Importer()
    return () => {
      importer.current?.end()
      spare.current?.end()
    }
  }, [])
  const target = (importId: number) => ({ userId: user.id, teamId: team.id, importId })

  /** A worker is used for one file, because a file that cannot be read may leave it in any state. */
  const begin = () => {
    importer.current?.end()
    importer.current = spare.current?.isBroken === false ? spare.current : new Importer()
    spare.current = undefined
    return importer.current
  }

  /** Shows why something failed. A refused file is told in the form, everything else in a notice. */
  const failed = (error: unknown, back: Stage) => {
    if (error instanceof FileRefused) return setStage({ at: 'choosing', problem: error.message })
    if (!(error instanceof Stopped)) notify(importFailed(error))
    setStage(back)
  }

  const choose = async (source: Source, options: ReadOptions = {}) => {
    setStage({ at: 'reading' })
    try {
      const preview = await begin().open(source.content, options)
      const plan = proposePlan(preview.columns, { members, ownerId: user.id, country: countryHere() })
      setStage({ at: 'columns', source, preview, plan })
    } catch (error) {
      failed(error, { at: 'choosing' })
    }
  }

  const check = async ({ source, preview, plan }: Read) => {
    const read: Read = { source, preview, plan }
    const importId = newId()
    const work = importer.current ?? begin()
    const onProgress = (done: number, total: number | undefined) =>
      setStage({ at: 'checking', done, total, ...read })
    onProgress(0, undefined)
    try {
      const result = await work.check(read.plan, target(importId), onProgress)
      setStage({ at: 'checked', result, importId, ...read })
    } catch (error) {
      failed(error, { at: 'columns', ...read })
    }
  }

  const written = async (
    importId: number,
    work: (onProgress: (done: number, total: number | undefined) => void) => Promise<CheckResult>,
  ) => {
    const onProgress = (done: number, total: number | undefined) => setStage({ at: 'writing', done, total })
    onProgress(0, undefined)
    try {
      setStage({ at: 'done', result: await work(onProgress), importId })
    } catch (error) {
      failed(error, { at: 'stopped' })
    }
    void requestSync(user.id)
  }

  const write = ({ source, importId }: Extract<Stage, { at: 'checked' }>) =>
    written(importId, (onProgress) => (importer.current ?? begin()).write(source.name, onProgress))

  /** Goes on with an import that was interrupted. */
  const resume = (importId: number) =>
    written(importId, (onProgress) => begin().resume(target(importId), onProgress))

  return {
    stage,
    choose,
    plan: ({ source, preview }: Read, plan: ImportPlan) => setStage({ at: 'columns', source, preview, plan }),
    check,
    back: ({ source, preview, plan }: Read) => setStage({ at: 'columns', source, preview, plan }),
    write,
    resume,
    stop: () => importer.current?.stop(),
    heldFile: () => importer.current?.heldFile() ?? Promise.resolve(''),
    again: () => {
      importer.current?.end()
      importer.current = undefined
      setStage({ at: 'choosing' })
    },
  }
}
