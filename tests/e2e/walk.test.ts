import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aLead } from '#tests/api/samples.ts'
import { openTown, type Town } from '#tests/site.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'
import {
  expectThumbFriendly,
  openAs,
  openMore,
  readyForOffline,
  register,
  type Visitor,
  visit,
} from './browser.ts'
import { overDevTools } from './devTools.ts'
import { addLead, addProduct, openLead, setStatus, suggestCompanies } from './rep.ts'
import { open } from './texts.ts'

const PRODUCT = 'Deck ovens for bakeries'

const COMPANY = 'Harbour Bakery'
const EMAIL = 'orders@harbourbakery.test'

let town: Town<'Harbour Bakery'>
let world: World

beforeEach(async () => {
  town = await openTown('Bergen', {
    'Harbour Bakery': {
      '/': '<h1>Harbour Bakery</h1><a href="/contact">Contact</a>',
      '/contact': `Write to <a href="mailto:${EMAIL}">us</a>`,
    },
  })
  world = await openWorld(town)
})
afterEach(async () => {
  await world.close()
  await town.close()
})

/** From nothing to a managed lead: register, product, suggestions, approval. */
async function findFirstLead({ page }: Visitor) {
  await register(page, 'ana')
  await addProduct(page, { name: PRODUCT, industry: 'Bakery', size: 'Small' })
  await expectThumbFriendly(page)
  await suggestCompanies(page, PRODUCT, 1)
  await page.getByText('Harbour Bakery').first().waitFor()
  await expectThumbFriendly(page)
  await page.getByRole('button', { name: 'Approve Harbour Bakery' }).click()
  await page.getByText(`Approved. Contact found: ${EMAIL}`).waitFor()
  await page.getByText(EMAIL).first().waitFor()
  await expectThumbFriendly(page)
  await open(page, '/lead-management')
  await page.getByText(EMAIL).first().waitFor()
  await expectThumbFriendly(page)
}

const asPerson = async ({ context }: Visitor): Promise<Person> => {
  const cookies = await context.cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const user = (await (
    await fetch(`${world.url}/api/auth/user`, { headers: { Cookie: cookie } })
  ).json()) as Person['user']
  return { user, cookie, teamId: 0 }
}

const leadsOnServer = async (person: Person) =>
  (await world.ask('GET', '/api/leads', undefined, person)).body as {
    fullName: string
    email: string
    status: string
  }[]

describe('a rep’s day on a phone', () => {
  test('find companies, make leads, work them offline; what was done is on the server with the page closed', async () => {
    const phone = await visit(world, { worker: true, motion: true })
    await findFirstLead(phone)
    await setStatus(phone.page, COMPANY, 'contacted')
    const ana = await asPerson(phone)
    await expect.poll(async () => (await leadsOnServer(ana))[0]?.status).toBe('contacted')

    const desk = await visit(world)
    await openAs(desk.page, 'ana', '/lead-management')
    await desk.page.getByText(EMAIL).first().waitFor()

    await readyForOffline(phone.page)
    await phone.context.setOffline(true)
    await phone.page.reload()
    await phone.page.getByText(EMAIL).first().waitFor()
    await phone.page.getByRole('searchbox').first().fill('harbour')
    await phone.page.getByText(EMAIL).first().waitFor()
    await setStatus(phone.page, COMPANY, 'qualified')
    await open(phone.page, '/manual-lead-entry')
    await expectThumbFriendly(phone.page)
    await addLead(phone.page, { name: 'Mia Berg', email: 'mia@fjord.example', company: 'Fjord Foods' })
    await phone.page.getByText('Mia Berg').first().waitFor()
    await phone.page.getByText(/Offline, 2 waiting/).waitFor()
    expect(await leadsOnServer(ana)).toHaveLength(1)

    const { backgroundSync } = await overDevTools(phone.context, await phone.context.newPage(), world.url)
    await phone.page.close()
    await phone.context.setOffline(false)
    await backgroundSync()
    await expect
      .poll(async () => (await leadsOnServer(ana)).map(({ status }) => status).sort())
      .toEqual(['approved', 'qualified'])
    const history = await leadsOnServer(ana)
    expect(history.filter(({ fullName }) => fullName === 'Mia Berg')).toHaveLength(1)

    await desk.page.getByText('Mia Berg').first().waitFor()
    await openLead(desk.page, COMPANY)
    await desk.page
      .getByRole('dialog')
      .getByText(/qualified/i)
      .first()
      .waitFor()
    expect([...phone.complaints, ...desk.complaints]).toEqual([])
  })

  test.each([
    [
      'no Background Sync',
      'delete globalThis.ServiceWorkerRegistration?.prototype.sync; delete globalThis.SyncManager',
    ],
    ['no service worker', ''],
  ])('with %s: what was done offline is sent when a page is open again', async (missing, script) => {
    const withWorker = missing !== 'no service worker'
    const ana = await world.person('ana')
    await world.ask('POST', '/api/leads', aLead, ana)
    const phone = await visit(world, { script, worker: withWorker })
    await openAs(phone.page, 'ana', '/lead-management')
    await phone.page.getByText(aLead.fullName).first().waitFor()
    const follow = async (screen: string) => {
      await openMore(phone.page)
      await phone.page.getByRole('dialog').getByRole('link', { name: screen }).click()
    }
    if (withWorker) await readyForOffline(phone.page)
    else {
      // What this phone has not loaded yet is not stored anywhere else for it.
      await follow('Manual Lead Entry')
      await phone.page.getByLabel('Full Name').waitFor()
      await phone.page.getByRole('link', { name: 'Leads' }).click()
      await openLead(phone.page, aLead.fullName)
      await phone.page.goBack()
      await phone.page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await phone.context.setOffline(true)
    if (withWorker) await phone.page.reload()
    await setStatus(phone.page, aLead.fullName, 'qualified')
    await follow('Manual Lead Entry')
    await addLead(phone.page, { name: 'Nils Dahl', email: 'nils@alta.example', company: 'Alta Bakery' })
    await phone.page.getByText(/Offline, 2 waiting/).waitFor()
    expect(await leadsOnServer(ana)).toHaveLength(1)

    await phone.context.setOffline(false)
    await expect
      .poll(async () => (await leadsOnServer(ana)).map(({ status }) => status).sort(), { timeout: 40_000 })
      .toEqual(['approved', 'qualified'])
    await phone.page.getByText('All saved').waitFor()
    expect(phone.complaints).toEqual([])
  })
})
