import { useWorkspace } from '#app/data/workspace.tsx'
import { removeSamples, useSamples } from '#app/entities/samples.ts'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'

/** Says that there is sample data while there is any, and takes all of it away with one tap. */
export function SampleNotice() {
  const { change } = useWorkspace()
  const samples = useSamples()
  if (!samples || samples.length === 0) return null
  const remove = () => void removeSamples(change, samples)
  return (
    <Banner className="mb-4">
      <div className="-my-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1">
        You are looking at sample data.
        <Button variant="secondary" onClick={remove}>
          Remove sample data
        </Button>
      </div>
    </Banner>
  )
}
