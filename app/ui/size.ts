const KB = 1024

/** "820 MB": in the largest unit that gives at least 1, with a decimal if that is informative. */
export function sizeOf(bytes: number): string {
  const [unit, size] =
    bytes >= KB ** 3 ? ['GB', KB ** 3] : bytes >= KB ** 2 ? ['MB', KB ** 2] : (['KB', KB] as const)
  return `${Number((bytes / size).toFixed(bytes < 10 * size ? 1 : 0))} ${unit}`
}
