import { useEffect, useRef } from 'react'
import { type FileRules, fileProblem } from './fileRules.ts'
import { notify } from './toast.ts'

/** A file that has been uploaded. */
export interface UploadedFile {
  url: string
  name: string
  /** Its media type. */
  type: string
}

/** Nothing, a file on its way, or one that is there. */
export type FileValue = UploadedFile | 'uploading' | undefined

export interface UploadOptions {
  onChange: (value: FileValue) => void
  /** Resolves to the file's address; an Error's message is shown. */
  upload: (file: File, signal: AbortSignal) => Promise<string>
}

/** Checks and uploads one file at a time, and says how that went; what is under way stops when the screen goes. */
export function useUpload(rules: FileRules, { onChange, upload }: UploadOptions) {
  const work = useRef(new AbortController())
  useEffect(() => () => work.current.abort(), [])

  const take = async (file: File) => {
    const problem = fileProblem(file, rules)
    if (problem) return notify(problem)
    work.current.abort()
    work.current = new AbortController()
    const { signal } = work.current
    onChange('uploading')
    try {
      const url = await upload(file, signal)
      if (signal.aborted) return
      onChange({ url, name: file.name, type: file.type })
      notify({ title: 'File uploaded successfully', tone: 'success' })
    } catch (error) {
      if (signal.aborted) return
      onChange(undefined)
      notify({ title: 'Upload failed', text: sentenceOf(error), tone: 'error' })
    }
  }
  const clear = () => {
    work.current.abort()
    onChange(undefined)
  }
  return { take, clear }
}

const sentenceOf = (error: unknown) => (error instanceof Error && error.message) || 'Please try again'
