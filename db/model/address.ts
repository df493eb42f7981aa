/**
 * A web address taken apart.
 * `URL.canParse` is not asked: once it runs hot, Node 20's takes hosts such as müller.de for no addresses.
 * @param base what a relative address stands on
 * @returns undefined for what is no address
 */
export function addressOf(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
