import { newId } from '#db/model/id.ts'
import { enterBy, inPage, readyForOffline } from '../page.ts'
import { arriveOnce, personOf, type Stage } from '../stage.ts'

const USERNAME = 'mia'
const PRODUCT = 'Deck ovens for bakeries'
const COMPANY = 'Harbour Bakery'
const EMAIL = 'orders@harbourbakery.test'
const FOLLOW_UP = 'Show the deck oven'

/** The companies that can be found. */
export const HARBOUR = { [COMPANY]: `<h1>${COMPANY}</h1><a href="mailto:${EMAIL}">Write</a>` }

/** A first morning: from registration to a company's contact, a note, a follow-up and a call. */
export async function firstMorning(stage: Stage): Promise<void> {
  const { browser, url, world } = stage
  const note = `Bakes at night ${newId()}`
  await browser.goto(`${url}/register`)
  await register(stage)
  await makeProduct(stage)
  await findCompany(stage)
  await workLead(stage, note)
  await readyForOffline(stage)
  const person = await personOf(world, USERNAME)
  const tasks = [FOLLOW_UP, `Call ${COMPANY}`]
  await arriveOnce({ ...stage, person }, { notes: [note], emails: [EMAIL], tasks })
}

const register = ({ browser }: Stage) =>
  enterBy(
    browser,
    { path: '/register', filling: 'await fillAll(args[0])', button: 'Create Account' },
    {
      'Full Name': 'Mia Berg',
      Username: USERNAME,
      Email: `${USERNAME}@rove.example`,
      Password: `${USERNAME}-secret`,
    },
  )

const makeProduct = ({ browser }: Stage) =>
  inPage(
    browser,
    `open('/products')
     await tap('Add Product')
     await until('the form', () => document.querySelector('[role=dialog]'))
     await fillAll(args[0])
     await tap('Add Product')
     await gone('the form', () => document.querySelector('[role=dialog]'))
     await see(args[0]['Product Name'])`,
    {
      'Product Name': PRODUCT,
      Description: `${PRODUCT}, made to last`,
      Brand: 'premium',
      Value: '$4,900',
      'Target Industry': 'Bakery',
      'Ideal Company Size': 'Small',
      'Price Range': '4,000 to 6,000',
    },
  )

const findCompany = ({ browser }: Stage) =>
  inPage(
    browser,
    `open('/lead-generation')
     const choice = await until('the product', () =>
       [...(labelled('Product')?.options ?? [])].find(({ label }) => label === args[0])?.value)
     await fillAll({ Product: choice, 'Number of Companies': '1' })
     await tap('Generate Company Suggestions')
     await tap('Approve ' + args[1])
     await see('Approved. Contact found: ' + args[2])
     await tap('Approve ' + args[1])
     await gone('the lead for review', () => button('Approve ' + args[1]))`,
    ...[PRODUCT, COMPANY, EMAIL],
  )

const workLead = ({ browser }: Stage, note: string) =>
  inPage(
    browser,
    `open('/lead-management')
     await until('the list', () => [...document.querySelectorAll('h1')].some(({ innerText }) => innerText === 'Lead Management'))
     await tap(args[0])
     await fill('Add a note', args[1])
     await tap('Add note')
     await see(args[1])
     await tap('Follow up')
     await tap('Visit')
     await fillAll({ 'What is to be done': args[2] })
     ;(await until('the day', () => [...scope().querySelectorAll('button')]
        .find((each) => each.innerText.startsWith('Tomorrow')))).click()
     await see(args[2])
     await gone('the follow-up', () => labelled('What is to be done'))
     await tap('Log call')
     await tap('Reached')
     await see('Call logged')`,
    ...[COMPANY, note, FOLLOW_UP],
  )
