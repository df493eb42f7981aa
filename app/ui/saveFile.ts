const KEEP_FILE_MS = 60_000

/** Saves a text or a blob as a file on the person's device. */
export function saveFile(name: string, content: string | Blob): void {
  const link = document.createElement('a')
  const file =
    typeof content === 'string' ? new Blob([content], { type: 'text/plain;charset=utf-8' }) : content
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Under load, the browser starts to read the file only some time after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_FILE_MS)
}
