import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { Page } from 'playwright-core'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Product } from '#db/model/entities/product.ts'
import type { World } from '#tests/world.ts'

/** The rows of one table that the device stores for the signed-in person, read without the app. */
export function kept(page: Page, table: 'leads' | 'outbox' | 'conflicts' | 'status'): Promise<object[]> {
  return page.evaluate(async (table) => {
    const names = (await indexedDB.databases()).map(({ name }) => name)
    const store = `rove-${localStorage.getItem('rove-known')}`
    if (!names.includes(store)) return []
    const db = await result(indexedDB.open(store))
    const rows = await result<object[]>(db.transaction(table).objectStore(table).getAll())
    db.close()
    return rows

    function result<T>(request: IDBRequest<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    }
  }, table)
}

/**
 * Blocks one table for reads and writes, like a slow disk of a busy phone, until the returned function is
 * called.
 * @param from blocks it as soon as the page's text matches this; by default immediately
 */
export async function holdStore(
  page: Page,
  table: 'leads' | 'outbox' = 'outbox',
  from = /^/,
): Promise<() => Promise<void>> {
  const holding = await page.evaluateHandle(
    async ([table, from]) => {
      const opening = indexedDB.open(`rove-${localStorage.getItem('rove-known')}`)
      await new Promise((resolve) => {
        opening.onsuccess = resolve
      })
      const db = opening.result
      await new Promise<void>((resolve) => {
        const look = () => {
          if (from.test(document.body.innerText)) resolve()
        }
        new MutationObserver(look).observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
        })
        look()
      })
      const held = db.transaction(table, 'readwrite').objectStore(table)
      const holding = { on: true }
      // A transaction stays open as long as it gets requests.
      const hold = () => {
        if (holding.on) held.count().onsuccess = hold
        else db.close()
      }
      hold()
      return holding
    },
    [table, from] as const,
  )
  return () =>
    holding.evaluate((held) => {
      held.on = false
    })
}

/** The number of changes that the device has not yet read back from the server. */
export const unsent = async (page: Page) => (await kept(page, 'outbox')).length

const rowsIn = <Row>({ dataDir }: World, query: string): Row[] => {
  const db = new Database(join(dataDir, 'rove.db'), { readonly: true })
  const rows = db.prepare<[], Row>(query).all()
  db.close()
  return rows
}

/** The leads on the server. */
export const leadsOnServer = (world: World) => rowsIn<Lead>(world, 'SELECT * FROM leads')

/** How many imported leads the server has that are not deleted. */
export const importedOnServer = (world: World): number =>
  rowsIn<{ n: number }>(
    world,
    'SELECT count(*) AS n FROM leads WHERE importId IS NOT NULL AND deletedAt IS NULL',
  )[0]?.n ?? 0

/** The products on the server. */
export const productsOnServer = (world: World) => rowsIn<Product>(world, 'SELECT * FROM products')

/** The server's changes of leads with these names, in order: the name of the mutation and of the lead. */
export const deedsOnServer = (world: World, names: string[]) =>
  rowsIn<{ name: string; fullName: string }>(
    world,
    `SELECT history.name, leads.fullName FROM history JOIN leads ON leads.id = history.rowId
     ORDER BY history.id`,
  )
    .filter(({ fullName }) => names.includes(fullName))
    .map(({ name, fullName }) => `${name} ${fullName}`)

/** The mids that the server has answered permanently. */
export const receiptsOnServer = (world: World) =>
  rowsIn<{ mid: string }>(world, 'SELECT mid FROM receipts').map(({ mid }) => mid)
