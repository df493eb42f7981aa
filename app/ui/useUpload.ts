import { useEffect, useRef, useState } from 'react'
import { type FileRules, fileProblem } from './fileRules.ts'
import { notify } from './toast.ts'

/** A file that has been uploaded. */
export interface UploadedFile {
  url: string
  name: string
  type: string
}

/** Nothing, a file that is being uploaded, or an uploaded file. */
export type FileValue = UploadedFile | 'uploading' | undefined

export interface UploadOptions {
  onChange: (value: FileValue) => void
  /**
   * Resolves to the file's address, and reports its progress from 0 to 1; an Error's message is shown to the
   * person.
   */
  upload: (file: File, signal: AbortSignal, onProgress: (share: number) => void) => Promise<string>
}

/**
 * Checks and uploads one file at a time, and shows the result. The upload is aborted when the component
 * unmounts.
 */
export function useUpload(rules: FileRules, { onChange, upload }: UploadOptions) {
  const work = useRef(new AbortController())
  /** The progress of the upload, from 0 to 1. */
  const [progress, setProgress] = useState(0)
  useEffect(() => () => work.current.abort(), [])

  /** @param prepare converts the chosen file before it is checked and uploaded */
  const take = async (chosen: File, prepare?: (file: File) => Promise<File>) => {
    // If the conversion fails, the original file is checked, and refused if it is invalid.
    const file = prepare ? await prepare(chosen).catch(() => chosen) : chosen
    const problem = fileProblem(file, rules)
    if (problem) return notify(problem)
    work.current.abort()
    work.current = new AbortController()
    const { signal } = work.current
    onChange('uploading')
    setProgress(0)
    const show = (share: number) => signal.aborted || setProgress(share)
    try {
      const url = await upload(file, signal, show)
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
  return { take, clear, progress }
}

const sentenceOf = (error: unknown) => (error instanceof Error && error.message) || 'Please try again'
