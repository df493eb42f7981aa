/** @returns resolves when so many ms have passed */
export const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
