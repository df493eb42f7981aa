import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hold, refuse, see } from '../texts.ts'
import type { Stage } from './stage.ts'

/** What signing in and registering say. */
export function accountTexts({ world, arrive }: Stage) {
  const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

  test('signing in says what is missing, why it failed in the server’s words or its own, and that it is busy', async () => {
    await world.person('annika')
    const { page, context, complaints } = await arrive()
    await page.goto('/products')
    await page.waitForURL('**/login')
    await press(page, 'Sign In')
    await see(page, 'Username is required', 'Password is required')

    await page.getByLabel('Username').fill('annika')
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
    await page.getByLabel('Password').fill('annika-secret')
    await press(page, 'Sign In')
    await page.getByRole('button', { name: 'Signing In...', disabled: true }).waitFor()
    await answer()
    await page.getByRole('heading', { name: 'Welcome' }).waitFor()
    for (const path of ['/login', '/register']) {
      await page.goto(path)
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
    await page.getByLabel('Password').fill('secret')
    await refuse(page, '**/api/auth/register', 'Nobody can join at the moment.')
    await press(page, 'Create Account')
    await see(page.getByRole('alert'), 'Registration failed', 'Nobody can join at the moment.')
    await refuse(page, '**/api/auth/register')
    await press(page, 'Create Account')
    await see(page.getByRole('alert'), 'Registration failed', 'Something went wrong. Please try again.')

    const answer = await hold(context, '**/api/auth/register')
    await press(page, 'Create Account')
    await page.getByRole('button', { name: 'Creating Account...', disabled: true }).waitFor()
    await answer()
    await page.getByRole('heading', { name: 'Welcome' }).waitFor()
    expect(complaints).toEqual([])
  })
}
