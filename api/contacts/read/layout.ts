import type { Block, Line } from '#api/contacts/html/flow.ts'

/** Whether two lines are beside each other: in one row, or in blocks close to each other. */
export function areNear(one: Line | undefined, other: Line | undefined): boolean {
  if (!one || !other || one.block.row !== other.block.row) return false
  if (one.block.row) return true
  const shared = sharedBlock(one.block, other.block)
  return Math.max(one.block.depth, other.block.depth) - shared.depth <= 3
}

/** The innermost block that contains two blocks. */
export function sharedBlock(one: Block, other: Block): Block {
  let [a, b] = [one, other]
  while (a !== b) {
    if (a.depth >= b.depth && a.parent) a = a.parent
    else if (b.parent) b = b.parent
    else return b
  }
  return a
}

/** Whether a block is another or is within it. */
export function isIn(block: Block, outer: Block): boolean {
  let inner: Block | null = block
  while (inner && inner.depth > outer.depth) inner = inner.parent
  return inner === outer
}
