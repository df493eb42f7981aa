import { Camera } from 'lucide-react'
import { useRef } from 'react'
import { photoFrom } from '#app/data/device/photo.ts'
import { changeFailed } from '#app/data/failure.ts'
import { useFileSource } from '#app/data/useFileSource.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { Avatar } from '#app/ui/Avatar.tsx'
import { useAttempt } from '#app/ui/attempt.ts'
import { Button } from '#app/ui/Button.tsx'
import { initials } from '#app/ui/initials.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { fileUrl } from '#db/model/file.ts'

/** A lead's picture: the person, their card or their shop, taken with the phone's camera or chosen; offline too. */
export function LeadPhoto({ lead: { id, fullName, avatarUrl } }: { lead: Lead }) {
  const { changeWithFiles } = useWorkspace()
  const source = useFileSource(avatarUrl)
  const input = useRef<HTMLInputElement>(null)
  const { busy, attempt } = useAttempt()

  const keep = (file: File) =>
    attempt(
      async () => {
        const photo = await photoFrom(file)
        const changes = { avatarUrl: [avatarUrl, fileUrl(photo.id)] as [unknown, unknown] }
        await changeWithFiles([photo], { name: 'lead.edit', args: { id, changes } })
      },
      { failed: changeFailed('Invalid file type', 'Please upload one of the following: jpeg, png, gif') },
    )

  return (
    <div className="mb-4 flex items-center gap-4">
      <Avatar size="large" src={source} initials={initials(fullName)} />
      <Button variant="secondary" icon={<Camera />} busy={busy} onClick={() => input.current?.click()}>
        {avatarUrl ? 'Replace photo' : 'Add photo'}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/gif"
        aria-label="Photo"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void keep(file)
        }}
      />
    </div>
  )
}
