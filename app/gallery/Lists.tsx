import { GripVertical } from 'lucide-react'
import { useState } from 'react'
import { ActionBar, DeleteSelected } from '#app/ui/ActionBar.tsx'
import { ColumnHead } from '#app/ui/ColumnHead.tsx'
import { DragOrder } from '#app/ui/DragOrder.tsx'
import { LongList } from '#app/ui/LongList.tsx'
import { OrderList } from '#app/ui/OrderList.tsx'
import { TableRoom } from '#app/ui/TableRoom.tsx'
import { LONG, Sample } from './Sample.tsx'

/** What holds rows. */
export function Lists() {
  return (
    <>
      <Sample of="LongList" states={{ 'three rows': <Rows /> }} />
      <Sample of="OrderList" states={{ 'move a row': <Ordered /> }} />
      <Sample of="DragOrder" states={{ 'drag a column head': <Heads /> }} />
      <Sample of="ColumnHead" states={{ 'sorted, not sorted': <Heads /> }} />
      <Sample
        of="ActionBar"
        states={{ 'two selected': <Actions count={2} />, 'none selected': <Actions count={0} /> }}
      />
      <Sample of="TableRoom" states={{ 'room before a row': <Room /> }} />
    </>
  )
}

const rows = [
  { id: 1, text: 'Fjord Foods' },
  { id: 2, text: LONG },
  { id: 3, text: 'Lie & Co' },
]

const Actions = ({ count }: { count: number }) => (
  <ActionBar label="Lead actions" phone="list">
    <DeleteSelected count={count} onDelete={() => undefined} />
  </ActionBar>
)

function Rows() {
  return (
    <LongList label="Companies" rows={rows} rowHeight={44} rowClassName="pb-2">
      {({ text }) => <p className="rounded-lg border border-line bg-surface p-3">{text}</p>}
    </LongList>
  )
}

const names = { name: 'Name', company: 'Company', added: 'Added' }
type Name = keyof typeof names
const start: readonly Name[] = ['name', 'company', 'added']

function useOrder() {
  const [ids, setIds] = useState(start)
  const move = (id: Name, to: Name) => {
    const at = ids.indexOf(to)
    setIds(ids.filter((each) => each !== id).toSpliced(at, 0, id))
  }
  return { ids, onMove: move, nameOf: (id: Name) => names[id] }
}

function Ordered() {
  return (
    <OrderList label="Columns" {...useOrder()}>
      {(id) => names[id]}
    </OrderList>
  )
}

function Heads() {
  const order = useOrder()
  return (
    <DragOrder {...order} direction="across">
      <table className="w-full table-fixed text-left text-sm">
        <thead>
          <tr>
            {order.ids.map((id) => (
              <ColumnHead
                key={id}
                id={id}
                label={names[id]}
                sorted={id === 'name' ? 'ascending' : undefined}
                onSort={() => undefined}
              />
            ))}
          </tr>
        </thead>
      </table>
    </DragOrder>
  )
}

function Room() {
  return (
    <table className="w-full rounded-md bg-surface">
      <tbody>
        <TableRoom height={24} />
        <tr>
          <td className="border-line border-t p-2">
            <GripVertical aria-hidden className="inline size-4" /> A row
          </td>
        </tr>
      </tbody>
    </table>
  )
}
