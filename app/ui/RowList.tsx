import { ROW_PX } from './ListRow.tsx'
import { LongList, type LongListProps } from './LongList.tsx'

/**
 * A list of any length of `ListRow`s, from edge to edge of a phone. Its elements pass from row to row, and a row that
 * comes is laid out and painted by itself.
 */
export const RowList = <Row extends { id: number }>(
  props: Pick<LongListProps<Row>, 'label' | 'rows' | 'children'>,
) => (
  <LongList
    {...props}
    rowHeight={ROW_PX}
    className="-mx-4 border-line border-t"
    rowClassName="contain-content"
    stateless
  />
)
