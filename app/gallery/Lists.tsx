import { GripVertical, Phone, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ActionBar, DeleteSelected } from '#app/ui/ActionBar.tsx'
import { Button } from '#app/ui/Button.tsx'
import { ColumnHead } from '#app/ui/ColumnHead.tsx'
import { DragOrder } from '#app/ui/DragOrder.tsx'
import { ListHead } from '#app/ui/ListHead.tsx'
import { ListRow } from '#app/ui/ListRow.tsx'
import { ListTools } from '#app/ui/ListTools.tsx'
import { LongList } from '#app/ui/LongList.tsx'
import { OrderList } from '#app/ui/OrderList.tsx'
import { RowList } from '#app/ui/RowList.tsx'
import { RowText } from '#app/ui/RowText.tsx'
import { SearchBox } from '#app/ui/SearchBox.tsx'
import { SelectionBar } from '#app/ui/SelectionBar.tsx'
import { SidePanel } from '#app/ui/SidePanel.tsx'
import { StatusBadge } from '#app/ui/StatusBadge.tsx'
import { type SwipeAction, SwipeRow } from '#app/ui/SwipeRow.tsx'
import { TableRoom } from '#app/ui/TableRoom.tsx'
import { useSelection } from '#app/ui/useSelection.ts'
import { LONG, Sample } from './Sample.tsx'

/** Components that hold rows. */
export function Lists() {
  return (
    <>
      <Sample of="LongList" states={{ 'three rows': <Rows /> }} />
      <Sample of="RowList" states={{ 'three rows': <FlushRows /> }} />
      <Sample
        of="ListRow"
        states={{
          'on a phone': <PhoneRows />,
          selecting: <PhoneRows selected />,
          'open beside the list': <PhoneRows current />,
        }}
      />
      <Sample
        of="RowText"
        states={{ 'of a pick list': <RowText name={LONG} detail={LONG} foot="Small print" unsent /> }}
      />
      <Sample of="SwipeRow" states={{ 'push it aside': <Swiped /> }} />
      <Sample
        of="ListHead"
        states={{
          narrowed: (
            <ListHead
              title="Leads"
              count="2 of 303 leads"
              search={<SearchBox label="Search leads" value="" onValueChange={() => undefined} />}
              sheetTitle="Sort and filter, 1 set"
              narrowed
              onSheet={() => undefined}
            />
          ),
        }}
      />
      <Sample of="ListTools" states={{ 'above a list': <Tools />, 'no count': <Tools bare /> }} />
      <Sample of="SelectionBar" states={{ 'see the foot of the page': <Selecting /> }} />
      <Sample of="SidePanel" states={{ 'beside a list': <Panelled /> }} />
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

const FlushRows = () => (
  <RowList label="Companies on a phone" rows={rows}>
    {({ text }) => <ListRow name={text} detail="Oslo" onOpen={() => undefined} />}
  </RowList>
)

const end = (
  <a href="tel:+4722000000" aria-label="Call" className="grid size-11 place-items-center">
    <Phone aria-hidden className="size-5" />
  </a>
)

function PhoneRows({ selected, current }: { selected?: boolean; current?: boolean }) {
  return ['Mia Berg', LONG].map((name) => (
    <ListRow
      key={name}
      name={name}
      detail={name === LONG ? LONG : 'Buyer at Fjord Foods'}
      foot={<StatusBadge bare status={name === LONG ? 'contacted' : 'new'} />}
      unsent={name === LONG}
      onOpen={() => undefined}
      end={end}
      selected={selected && name === LONG}
      current={current && name === LONG}
    />
  ))
}

const swiped: Record<'right' | 'left', SwipeAction[]> = {
  right: [{ label: 'Call', icon: <Phone aria-hidden />, tone: 'good', onAct: () => undefined }],
  left: [{ label: 'Delete', icon: <Trash2 aria-hidden />, tone: 'bad', onAct: () => undefined }],
}

const Swiped = () => (
  <SwipeRow {...swiped}>
    <ListRow name="Mia Berg" detail="Buyer at Fjord Foods" onOpen={() => undefined} />
  </SwipeRow>
)

const Tools = ({ bare }: { bare?: boolean }) => (
  <ListTools
    title="Leads"
    count={bare ? undefined : '2 of 303 leads'}
    search={<SearchBox label="Search leads" value="" onValueChange={() => undefined} />}
    sheetTitle="Sort and filter"
    sheet={() => 'What is seldom wanted'}
  />
)

function Panelled() {
  const [container, setContainer] = useState<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <aside ref={setContainer} className="mt-2 h-80 w-88 max-w-full empty:hidden" />
      {isOpen && container && (
        <SidePanel
          container={container}
          title={LONG}
          description="Buyer at Fjord Foods"
          neighbours={{ position: '1 of 3', previous: undefined, next: () => undefined }}
          onClose={() => setOpen(false)}
          focusAfter={() => null}
          footer={<Button>Edit</Button>}
        >
          What is known of it
        </SidePanel>
      )}
    </>
  )
}

function Selecting() {
  const [isOn, setOn] = useState(false)
  const { selection } = useSelection(rows)
  if (!isOn) return <Button onClick={() => setOn(true)}>Select</Button>
  return (
    <SelectionBar label="Actions" selection={selection} onEnd={() => setOn(false)}>
      <DeleteSelected count={selection.count} onDelete={() => undefined} />
    </SelectionBar>
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
