import { useEffect, useRef, useState } from 'react'
import { type DirectoryPreview, IMPORT_BYTES, type ImportAnswer, type Mapping } from '#db/model/directory.ts'
import { importFile, previewFile, whyNot } from './directories.ts'
import { nameFromFile } from './labels.ts'

/** The stage of an import, from choosing the file to the result. */
export type Stage =
  | { at: 'choosing'; problem?: string }
  | { at: 'reading'; file: File }
  | { at: 'mapping'; file: File; name: string; preview: DirectoryPreview; problem?: string }
  | { at: 'sending'; file: File; sent: number }
  | { at: 'done'; answer: ImportAnswer }

/** One import; it is aborted when the dialog is closed. */
export function useImport(teamId: number) {
  const [stage, setStage] = useState<Stage>({ at: 'choosing' })
  const work = useRef(new AbortController())
  useEffect(() => () => work.current.abort(), [])

  const begin = (): AbortSignal => {
    work.current.abort()
    work.current = new AbortController()
    return work.current.signal
  }

  const choose = async (file: File) => {
    const signal = begin()
    if (file.size > IMPORT_BYTES)
      return setStage({ at: 'choosing', problem: 'Please choose a file of at most 200 MB.' })
    setStage({ at: 'reading', file })
    try {
      const preview = await previewFile(file, signal)
      const empty = preview.header.length === 0
      setStage(
        empty
          ? { at: 'choosing', problem: 'This file has no rows.' }
          : { at: 'mapping', file, name: nameFromFile(file.name), preview },
      )
    } catch (error) {
      if (!signal.aborted) setStage({ at: 'choosing', problem: whyNot(error) })
    }
  }

  /** Shows the assigned columns at once, and the resulting rows when the server has answered. */
  const map = async (now: Extract<Stage, { at: 'mapping' }>, mapping: Mapping) => {
    const signal = begin()
    const { problem: _, ...next } = now
    setStage({ ...next, preview: { ...now.preview, mapping } })
    try {
      const preview = await previewFile(now.file, signal, mapping)
      setStage((stage) => (stage.at === 'mapping' ? { ...stage, preview } : stage))
    } catch (error) {
      if (!signal.aborted) setStage({ ...now, problem: whyNot(error) })
    }
  }

  const send = async (now: Extract<Stage, { at: 'mapping' }>, name: string) => {
    const signal = begin()
    const { file, preview } = now
    setStage({ at: 'sending', file, sent: 0 })
    try {
      const onSent = (sent: number) => setStage({ at: 'sending', file, sent })
      const { format, mapping } = preview
      setStage({
        at: 'done',
        answer: await importFile(teamId, file, { name, format, mapping }, { onSent, signal }),
      })
    } catch (error) {
      if (!signal.aborted) setStage({ ...now, name, problem: whyNot(error) })
    }
  }

  return { stage, choose, map, send }
}
