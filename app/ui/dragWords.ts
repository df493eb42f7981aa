type Id = string | number

/**
 * What a screen reader says while something is moved.
 * @param find gives a thing's name and its place before the move, from 1; undefined for what is not in the list
 * @param total how many there are
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
    // It is over itself at first, which must not cut short what was just said.
    isAt: (id: Id, over: Id | undefined) => placed(id, over, id === over ? 'is picked up at' : 'is now at'),
    putDown: (id: Id, over: Id | undefined) => placed(id, over, 'was put at'),
    leftAlone: (id: Id) => placed(id, id, 'is back at'),
  }
}
