type Id = string | number

/**
 * The announcements for screen readers while an item is dragged.
 * @param find gives an item's name and its place before the move, counted from 1; undefined for an id that is
 * not in the list
 * @param total the number of items
 */
export function dragWords(find: (id: Id) => { name: string; place: number } | undefined, total: number) {
  const placed = (id: Id, over: Id | undefined, verb: string) => {
    const moved = find(id)
    const to = over === undefined ? undefined : find(over)
    return moved && to && `${moved.name} ${verb} place ${to.place} of ${total}.`
  }
  return {
    howTo:
      'To move it, press Space, then an arrow key, and Space to put it down. Escape leaves it as it was.',
    pickedUp: (id: Id) => placed(id, id, 'is picked up at'),
    // At first the item is over itself; announcing that would cut off the previous announcement.
    isAt: (id: Id, over: Id | undefined) => placed(id, over, id === over ? 'is picked up at' : 'is now at'),
    putDown: (id: Id, over: Id | undefined) => placed(id, over, 'was put at'),
    leftAlone: (id: Id) => placed(id, id, 'is back at'),
  }
}
