import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { fileIn } from '#db/model/file.ts'
import { useWorkspace } from './workspace.tsx'

/**
 * The source to show a file from: this device, as long as it stores the file, otherwise the address itself.
 */
export function useFileSource(url: string): string {
  const { store } = useWorkspace()
  const id = fileIn(url)
  const file = useLiveQuery(() => (id === undefined ? undefined : store.files.get(id)), [store, id])
  const [source, setSource] = useState(url)
  useEffect(() => {
    if (!file) return setSource(url)
    const local = URL.createObjectURL(new Blob([file.bytes], { type: file.type }))
    setSource(local)
    return () => URL.revokeObjectURL(local)
  }, [file, url])
  return source
}
