const KEEP_FILE_MS = 60_000

/** Hands a text, or any content, to the person as a file. */
export function saveFile(name: string, content: string | Blob): void {
  const link = document.createElement('a')
  const file =
    typeof content === 'string' ? new Blob([content], { type: 'text/plain;charset=utf-8' }) : content
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Under load the browser begins to read only some time after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_FILE_MS)
}
