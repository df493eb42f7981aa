import { towns } from 'virtual:towns'
import type { FindTown } from '#db/model/leadPoint.ts'
import postcodes from './postcodes.txt?url'
import { knownCountries, townFinder } from './towns.ts'

/** Reads the tables of towns and of postcodes. @throws Error if neither this device nor the server has them at hand */
export async function readTowns(): Promise<FindTown> {
  const tables = Promise.all([towns, postcodes].map(textAt))
  // While the tables are on their way.
  knownCountries()
  const [townTable = '', postcodeTable = ''] = await tables
  return townFinder(townTable, postcodeTable)
}

async function textAt(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The table ${address} was answered with ${response.status}.`)
  return response.text()
}
