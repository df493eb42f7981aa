import type { StorageState } from '#app/data/device/storage.ts'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { saveFile } from '#app/ui/saveFile.ts'

type Fatal = 'missing' | 'failed' | 'blocked'

const notices: Record<Fatal, { title: string; text: string }> = {
  missing: {
    title: 'Rove can’t keep anything in this window',
    text: 'The browser gives this page no storage, as in a private window or where site data is switched off. What you type would be lost, so Rove does not start here. Please open it in a normal window.',
  },
  failed: {
    title: 'Rove’s storage could not be opened',
    text: 'The browser refused it, perhaps because the device is full or the storage is damaged. Nothing was deleted. Free some space or restart the browser, then try again.',
  },
  blocked: {
    title: 'An older Rove is open in another tab',
    text: 'Please close the other tabs of Rove. This one goes on by itself as soon as they are closed.',
  },
}

export const isFatal = (state: StorageState): state is Fatal => state in notices

/** Replaces the app if nothing could be stored, so that this is said before anything is typed. */
export function StorageNotice({ state }: { state: Fatal }) {
  const { title, text } = notices[state]
  return (
    <main role="alert" className="mx-auto grid min-h-dvh max-w-md content-center gap-4 px-5">
      <h1 className="font-semibold text-xl">{title}</h1>
      <p>{text}</p>
      {state !== 'blocked' && <Button onClick={() => location.reload()}>Try again</Button>}
    </main>
  )
}

const reload = { label: 'Reload', onSelect: () => location.reload() }

/**
 * The banner above every screen while typed text can't be stored; the forms stay visible, so that their text
 * can be copied.
 */
export function StorageBanner({ state }: { state: StorageState }) {
  if (state === 'superseded') {
    return (
      <Banner tone="error" action={reload}>
        Rove was updated in another tab. Reload. What you were typing comes back with the form.
      </Banner>
    )
  }
  if (state === 'gone') {
    return (
      <Banner tone="error" action={reload}>
        Rove’s storage was closed, perhaps by a sign-out in another tab. Nothing more can be saved here.
        Reload.
      </Banner>
    )
  }
  if (state !== 'full') return null
  return (
    <Banner tone="error" action={{ label: 'Save to a file', onSelect: saveTyped }}>
      This device is full: the last change could not be stored. What you typed is still in the form, where you
      can copy it. Free some space, then save again.
    </Banner>
  )
}

/** Saves the content of all fields of the page as a file. */
function saveTyped() {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  const typed = [...fields].filter(
    ({ type, value }) => value && !['password', 'checkbox', 'file'].includes(type),
  )
  const lines = typed.map(({ name, labels, value }) => `${labels?.[0]?.textContent ?? name}: ${value}`)
  saveFile('rove-typed.txt', `${lines.join('\n')}\n`)
}
