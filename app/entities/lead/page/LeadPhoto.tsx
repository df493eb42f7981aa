import { useFileSource } from '#app/data/useFileSource.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { PhotoButton } from '#app/entities/PhotoButton.tsx'
import { Avatar } from '#app/ui/Avatar.tsx'
import { initials } from '#app/ui/initials.ts'
import type { NewFile } from '#db/device/mutate.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { fileUrl } from '#db/model/file.ts'

/**
 * A lead's picture: the person, their business card or their shop, taken with the phone's camera or chosen;
 * works offline.
 */
export function LeadPhoto({ lead: { id, fullName, avatarUrl } }: { lead: Lead }) {
  const { changeWithFiles } = useWorkspace()
  const source = useFileSource(avatarUrl)
  const keep = (photo: NewFile) => {
    const changes = { avatarUrl: [avatarUrl, fileUrl(photo.id)] as [unknown, unknown] }
    return changeWithFiles([photo], { name: 'lead.edit', args: { id, changes } })
  }
  return (
    <div className="mb-4 flex items-center gap-4">
      <Avatar size="large" src={source} initials={initials(fullName)} />
      <PhotoButton label={avatarUrl ? 'Replace photo' : 'Add photo'} onTake={keep} />
    </div>
  )
}
