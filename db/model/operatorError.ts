/** An error that the server's operator can fix. The message says what is wrong and how to fix it. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError'
}
