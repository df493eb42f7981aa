import type { CompanyIndexes, CompanyRecord } from '#db/model/companyIndex.ts'

/** Builds the index of a directory, in two chunks, and opens it. */
export async function filledIndex(
  indexes: CompanyIndexes,
  id: number,
  companies: readonly CompanyRecord[],
): ReturnType<typeof openedIn> {
  const making = await indexes.create(id)
  try {
    await making.write(companies.slice(0, 2))
    await making.write(companies.slice(2))
    await making.finish()
  } finally {
    await making.close()
  }
  return openedIn(indexes, id)
}

/** @throws Error if there is none */
export async function openedIn(indexes: CompanyIndexes, id: number) {
  const index = await indexes.open(id)
  if (!index) throw new Error(`There is no index of ${id}`)
  return index
}
