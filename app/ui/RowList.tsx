import { ROW_PX } from './ListRow.tsx'
import { LongList, type LongListProps } from './LongList.tsx'

/**
 * A list of any length of `ListRow`s that spans the full width of a phone. It reuses elements for other rows,
 * and each new row is laid out and painted separately.
 */
export const RowList = <Row extends { id: number }>(
  props: Pick<LongListProps<Row>, 'label' | 'rows' | 'current' | 'children'>,
) => (
  <LongList
    {...props}
    rowHeight={ROW_PX}
    className="-mx-4 border-line border-t"
    rowClassName="contain-content"
    stateless
  />
)
