/** A request that can't be carried out, with a sentence for the person. */
export class Failed extends Error {
  override readonly name = 'Failed'
}
