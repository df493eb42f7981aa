import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openWorld } from '#tests/world.ts'
import { hold, open, refuse, see } from '../texts.ts'
import type { Stage } from './stage.ts'

/** The texts of signing in and registering. */
export function accountTexts({ arrive }: Stage) {
  const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

  test('signing in says what is missing, why it failed in the server’s words or its own, and that it is busy', async () => {
    const { page, context, complaints } = await arrive()
    await page.goto('/products')
    await page.waitForURL('**/login')
    await press(page, 'Sign In')
    await see(page, 'Username is required', 'Password is required')

    await page.getByLabel('Username').fill('ana')
    await page.getByLabel('Password').fill('not-the-secret')
    await press(page, 'Sign In')
    const failure = page.getByRole('alert')
    await see(failure, 'Login failed', 'Invalid credentials. Please try again.')
    await refuse(page, '**/api/auth/login', 'Too many attempts. Please wait a minute.')
    await press(page, 'Sign In')
    await see(failure, 'Login failed', 'Too many attempts. Please wait a minute.')
    await refuse(page, '**/api/auth/login')
    await press(page, 'Sign In')
    await see(failure, 'Login failed', 'Invalid credentials. Please try again.')

    const answer = await hold(context, '**/api/auth/login')
    await page.getByLabel('Password').fill('ana-secret')
    await press(page, 'Sign In')
    await page.getByRole('button', { name: 'Signing In...', disabled: true }).waitFor()
    answer()
    await page.getByRole('heading', { name: 'Welcome' }).waitFor()
    for (const path of ['/login', '/register']) {
      await open(page, '/analytics')
      await page.getByRole('heading', { name: 'Data Analytics' }).waitFor()
      await open(page, path)
      await page.getByRole('heading', { name: 'Welcome' }).waitFor()
    }
    expect(complaints).toEqual([])
  })

  test('registering says what is wrong with each field, why it failed, and that it is busy', async () => {
    const { page, context, complaints } = await arrive()
    await page.goto('/register')
    await press(page, 'Create Account')
    await see(
      page,
      'Full name is required',
      'Username must be at least 3 characters',
      'Please enter a valid email address',
      'Password must be at least 6 characters',
    )
    await page.getByLabel('Full Name').fill('B')
    await page.getByLabel('Username').fill('be')
    await page.getByLabel('Email').fill('ben@')
    await page.getByLabel('Password').fill('p'.repeat(101))
    await press(page, 'Create Account')
    await see(
      page,
      'Full name is required',
      'Username must be at least 3 characters',
      'Please enter a valid email address',
      'Password must be less than 100 characters',
    )

    await page.getByLabel('Full Name').fill('Be')
    await page.getByLabel('Username').fill('bennet')
    await page.getByLabel('Email').fill('bennet@rove.example')
    await page.getByLabel('Password').fill('bennet-secret')
    await refuse(page, '**/api/auth/register', 'Nobody can join at the moment.')
    await press(page, 'Create Account')
    await see(page.getByRole('alert'), 'Registration failed', 'Nobody can join at the moment.')
    await refuse(page, '**/api/auth/register')
    await press(page, 'Create Account')
    await see(page.getByRole('alert'), 'Registration failed', 'Something went wrong. Please try again.')

    const answer = await hold(context, '**/api/auth/register')
    await press(page, 'Create Account')
    await page.getByRole('button', { name: 'Creating Account...', disabled: true }).waitFor()
    answer()
    await page.getByRole('heading', { name: 'Welcome' }).waitFor()
    expect(complaints).toEqual([])
  })

  test('where accounts need an invitation the page says so, and who followed one can make an account', async () => {
    const closed = await openWorld({ registration: 'invite' })
    const { page, complaints } = await arrive()
    await page.goto(`${closed.url}/register`)
    await page.getByText('Nobody has an account on this server yet. Yours is the first.').waitFor()
    const owner = await closed.person('owner')
    await page.reload()
    await see(page.getByRole('status'), 'New accounts need an invitation')
    await page.getByRole('button', { name: 'Create Account' }).waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: 'Sign in' }).click()
    await page.waitForURL('**/login')

    const team = (await closed.ask('POST', '/api/teams', { name: 'North' }, owner)).body
    const { token } = (await closed.ask('GET', `/api/teams/${team.id}/link`, undefined, owner)).body
    await page.goto(`${closed.url}/join-team?id=${token}`)
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.getByText('You are invited. Create your account, then join the team.').waitFor()
    await page.getByLabel('Full Name').fill('Mia Berg')
    await page.getByLabel('Username').fill('mia')
    await page.getByLabel('Email').fill('mia@rove.example')
    await page.getByLabel('Password').fill('password')
    await press(page, 'Create Account')
    await see(page, 'This password is one of the 10,000 most common. Please choose another.')
    await page.getByLabel('Password').fill('mia-secret')
    await press(page, 'Create Account')
    await page.getByRole('heading', { name: 'Join North' }).waitFor()
    expect(complaints).toEqual([])
    await closed.close()
  })
}
