import { Secret, TOTP } from 'otpauth'
import * as v from 'valibot'
import { enterBy, inPage, signIn, toList } from '../page.ts'
import { arriveOnce, type Stage } from '../stage.ts'

const USERNAME = 'ann'
/** How long each code is valid. */
const CODE_STANDS_MS = 30_000

/** @param at when it is typed, in ms since 1970 */
const codeOf = (secret: string, at: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })

/** An authenticator app is set up, the session is ended from another device, and the next sign-in asks for a code. */
export async function secondFactor(stage: Stage): Promise<void> {
  const { browser, world, person, url } = stage
  await signIn(stage)
  const secret = await setUpApp(stage)
  const { status } = await world.ask('DELETE', '/api/users/me/sessions', undefined, person)
  if (status !== 204) throw new Error(`The sessions were not ended: ${status}`)
  await browser.goto(`${url}/login`)
  await signInWithCode(stage, secret)
  await toList(stage)
  const met = 'Met after the second step'
  await inPage(browser, 'await meet(args[0])', met)
  await arriveOnce(stage, { leads: [met] })
}

/** @returns the app's secret, in Base32 */
async function setUpApp({ browser }: Stage): Promise<string> {
  const shown = await inPage(
    browser,
    `open('/settings?tab=account')
     await tap('Set up')
     await fillAll({ Password: args[0] })
     await tap('Confirm')
     return (await until('the key', () => document.querySelector('[role=dialog] code'))).innerText`,
    `${USERNAME}-secret`,
  )
  const secret = v.parse(v.string(), shown).replaceAll(' ', '')
  await inPage(
    browser,
    `await fillAll({ 'Type the code that the app shows': args[0] })
     await tap('Turn on')
     await see('Your recovery codes')
     await tap('I have kept them')
     await gone('the codes', () => document.querySelector('[role=dialog]'))`,
    codeOf(secret, Date.now()),
  )
  return secret
}

async function signInWithCode({ browser }: Stage, secret: string): Promise<void> {
  await inPage(
    browser,
    `await fillAll({ Username: args[0], Password: args[0] + '-secret' })
     await tap('Sign In')
     await see('Second step')
     await fillAll({ Code: '123456' })
     await tap('Sign In')
     await see('This code is not right.')`,
    USERNAME,
  )
  // The code of this half minute was used; the server also accepts the next one.
  const filling = 'await fillAll({ Code: args[0] })'
  await enterBy(browser, { filling }, codeOf(secret, Date.now() + CODE_STANDS_MS))
}
