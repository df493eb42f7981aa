/** Something that whoever runs the server can put right; the message says what and how, in a sentence. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError'
}
