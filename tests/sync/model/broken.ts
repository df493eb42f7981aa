/** An invariant was violated. */
export class Broken extends Error {
  override readonly name = 'Broken'
  constructor(invariant: string, detail: string) {
    super(`${invariant}: ${detail}`)
  }
}
