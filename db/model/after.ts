/** @returns a promise that resolves after a number of ms */
export const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
