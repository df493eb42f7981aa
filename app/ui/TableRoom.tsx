/** Stands for the rows of a table that are out of sight. */
export function TableRoom({ height }: { height: number }) {
  return (
    <tr aria-hidden>
      <td style={{ height }} className="p-0" />
    </tr>
  )
}
