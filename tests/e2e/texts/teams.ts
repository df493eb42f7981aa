import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { makeTeam } from '#tests/api/samples.ts'
import { hold, refuse, see, seeNoticed } from '../texts.ts'
import type { Stage } from './stage.ts'

/** The texts of the team switcher and of the forms for a team. */
export function teamTexts({ world, ana, arrive }: Stage) {
  /** Ana, who has no team again afterwards. */
  async function anaBeforeHerTeam(path: string) {
    onTestFinished(async () => {
      const { body } = await world.ask('GET', '/api/teams', undefined, ana)
      for (const { id, personal } of body) {
        if (!personal) await world.ask('DELETE', `/api/teams/${id}`, undefined, ana)
      }
    })
    return arrive(ana, path)
  }

  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

  test('the switcher lists the teams under their heading, marks the current one and leads on', async () => {
    const { page, complaints } = await anaBeforeHerTeam('/')
    for (const name of ['North', 'South']) await makeTeam(world, ana, name)
    await page.getByRole('heading', { name: 'North Dashboard' }).waitFor()
    await press(page, 'Team: North')
    const list = page.getByRole('dialog', { name: 'Teams' })
    await see(list, 'Teams')
    await list.getByPlaceholder('Search team...').fill('west')
    await see(list, 'No team found.')
    await list.getByPlaceholder('Search team...').fill('')
    await list.getByRole('option', { name: 'North , current' }).waitFor()
    expect(await list.getByRole('option', { name: /current/ }).count()).toBe(1)
    await list.getByRole('button', { name: 'Create Team' }).waitFor()
    await list.getByRole('option', { name: 'South' }).click()
    await page.getByRole('heading', { name: 'South Dashboard' }).waitFor()
    await press(page, 'Team: South')
    await list.getByRole('link', { name: 'Manage Teams' }).click()
    await page.waitForURL('**/team-settings')
    expect(complaints).toEqual([])
  })

  test('the switcher’s form explains itself, asks for 3 characters, and says why a team could not be made', async () => {
    const { page, complaints } = await anaBeforeHerTeam('/')
    await press(page, 'Add Team')
    await see(page, 'No teams found')
    await press(page, 'Create Your First Team')
    const form = page.getByRole('dialog', { name: 'Create Team' })
    const send = () => form.getByRole('button', { name: 'Create Team' }).click()
    await see(
      form,
      'Add a new team to manage products and leads together with your colleagues.',
      'Briefly describe the purpose of this team',
      'Drag & drop team logo or PDF here',
      "Enter a URL or upload an image or PDF for your team's avatar",
    )
    await form.getByPlaceholder('Enter team description').fill('Who sells in the harbour')
    await form.getByPlaceholder('Enter team name').fill('Ha')
    await send()
    await see(form, 'Team name must be at least 3 characters.')

    await form.getByPlaceholder('Enter team name').fill('Harbour')
    await refuse(page, '**/api/teams', 'You have as many teams as there can be.')
    await send()
    await seeNoticed(page, 'Error', 'You have as many teams as there can be.')
    await refuse(page, '**/api/teams')
    await send()
    await seeNoticed(page, 'Error', 'Failed to create team.')

    await page.route('**/api/uploads', (route) => route.fulfill({ status: 500 }))
    const picture = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('not read') }
    await form.locator('input[type=file]').setInputFiles(picture)
    await seeNoticed(page, 'Upload failed', 'Failed to upload file')
    await send()
    await seeNoticed(page, 'Team created', 'Your new team has been created successfully.')
    await page.getByRole('heading', { name: 'Harbour Dashboard' }).waitFor()
    expect(complaints).toEqual([])
  })

  test('the dashboard’s form asks for a name alone, and says why a team could not be made', async () => {
    const { page, context, complaints } = await anaBeforeHerTeam('/')
    await page.getByRole('heading', { name: 'Welcome' }).waitFor()
    await page.getByRole('main').getByRole('button', { name: 'Create Team' }).click()
    const form = page.getByRole('dialog', { name: 'Create New Team' })
    const send = () => form.getByRole('button', { name: 'Create Team' }).click()
    await send()
    await see(form, 'Team name is required')
    await form.getByLabel('Team Name').fill('C')
    await refuse(page, '**/api/teams', 'You have as many teams as there can be.')
    await send()
    await seeNoticed(page, 'Failed to create team', 'You have as many teams as there can be.')
    await refuse(page, '**/api/teams')
    await send()
    await seeNoticed(page, 'Failed to create team', 'Something went wrong. Please try again.')
    const answer = await hold(context, '**/api/teams')
    await send()
    await form.getByRole('button', { name: 'Creating...', disabled: true }).waitFor()
    answer()
    await seeNoticed(page, 'Team created', 'Your new team has been created successfully.')
    await page.getByRole('heading', { name: 'C Dashboard' }).waitFor()
    expect(await page.getByRole('main').getByRole('button', { name: 'Create Team' }).count()).toBe(0)
    expect(complaints).toEqual([])
  })
}
