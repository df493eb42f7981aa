const MOST_COMMON = 10_000

let common: Promise<ReadonlySet<string>> | undefined

/** The 10,000 most common passwords, in lower case; read when the first one is asked for. */
async function read(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].slice(0, MOST_COMMON))
}

/** Whether a password is one of the first that are tried, however it is capitalised. */
export async function isCommon(password: string): Promise<boolean> {
  common ??= read()
  return (await common).has(password.toLowerCase())
}
