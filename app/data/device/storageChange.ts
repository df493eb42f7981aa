/** What several screens read from this device's storage, and how they hear of a change. */
export interface StorageChange {
  /** For `useSyncExternalStore`: reports changes of this tab and of others. @returns ends it */
  subscribe(onChange: () => void): () => void
  /** Reports a change of this tab; other tabs get the browser's storage event. */
  announce(): void
}

/** @param name the name of the event that informs this tab */
export const storageChange = (name: string): StorageChange => ({
  subscribe(onChange) {
    window.addEventListener(name, onChange)
    window.addEventListener('storage', onChange)
    return () => {
      window.removeEventListener(name, onChange)
      window.removeEventListener('storage', onChange)
    }
  },
  announce: () => void window.dispatchEvent(new Event(name)),
})
