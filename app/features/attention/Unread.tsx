import { Button } from '#app/ui/Button.tsx'
import { Item } from './Item.tsx'

/** Rows that the server has and this version of the app cannot read. */
export function Unread({ count }: { count: number }) {
  const what = count === 1 ? '1 entry' : `${count} entries`
  return (
    <Item
      title={`${what} could not be read`}
      text="Everything else is in step"
      badge={{ tone: 'yellow', word: 'Not shown' }}
      actions={
        <Button variant="secondary" onClick={() => location.reload()}>
          Look for an update
        </Button>
      }
    >
      <p>
        This version of Rove does not know the form in which the server keeps them. They are safe there, and
        appear here once Rove is up to date.
      </p>
    </Item>
  )
}
