import { towns } from 'virtual:towns'
import type { FindTown } from '#db/model/leadPoint.ts'
import postcodes from './postcodes.txt?url'
import { townFinder } from './towns.ts'

/** Reads the tables of towns and of postcodes. @throws Error if neither this device nor the server has them at hand */
export async function readTowns(): Promise<FindTown> {
  const [townTable = '', postcodeTable = ''] = await Promise.all([towns, postcodes].map(textAt))
  return townFinder(townTable, postcodeTable)
}

async function textAt(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The table ${address} was answered with ${response.status}.`)
  return response.text()
}
