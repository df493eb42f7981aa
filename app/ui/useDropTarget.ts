import { type DragEvent, useEffect, useState } from 'react'

interface Dragged {
  dataTransfer: DataTransfer | null
}

const hasFiles = ({ dataTransfer }: Dragged) => dataTransfer?.types.includes('Files') ?? false

/**
 * Makes an element accept a dropped file.
 * @returns whether a file is being dragged over it now, and the handlers to put on it
 */
export function useDropTarget(onFile: (file: File) => void) {
  const [over, setOver] = useState(false)
  useEffect(keepThePage, [])

  const enter = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    setOver(true)
  }
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    const inside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
    if (!inside) setOver(false)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return { over, handlers: { onDragEnter: enter, onDragOver: enter, onDragLeave: leave, onDrop: drop } }
}

/**
 * If a file is dropped beside the target, the browser would open it in place of the app, and typed text would
 * be lost.
 */
function keepThePage() {
  const refuse = (event: globalThis.DragEvent) => {
    if (event.defaultPrevented || !hasFiles(event)) return
    event.preventDefault()
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
  }
  window.addEventListener('dragover', refuse)
  window.addEventListener('drop', refuse)
  return () => {
    window.removeEventListener('dragover', refuse)
    window.removeEventListener('drop', refuse)
  }
}
