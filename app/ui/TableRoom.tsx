/** Takes the space of the table rows that are out of view. */
export function TableRoom({ height }: { height: number }) {
  return (
    <tr aria-hidden>
      <td style={{ height }} className="p-0" />
    </tr>
  )
}
