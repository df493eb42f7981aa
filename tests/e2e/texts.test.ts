import { afterAll, describe } from 'vitest'
import { accountTexts } from './texts/account.ts'
import { attentionTexts } from './texts/attention.ts'
import { generatedTexts } from './texts/generated.ts'
import { generationTexts } from './texts/generation.ts'
import { leadTexts } from './texts/leads.ts'
import { productTexts } from './texts/products.ts'
import { shellTexts } from './texts/shell.ts'
import { openStage } from './texts/stage.ts'
import { teamTexts } from './texts/teams.ts'

const stage = await openStage()
afterAll(() => stage[Symbol.asyncDispose]())

// Tests for the same person follow one another, so that the person stays signed in.
describe('account', () => accountTexts(stage))
describe('shell', () => shellTexts(stage))
describe('teams', () => teamTexts(stage))
describe('products', () => productTexts(stage))
describe('lead generation', () => generationTexts(stage))
describe('leads', () => leadTexts(stage))
describe('generated leads', () => generatedTexts(stage))
describe('attention', () => attentionTexts(stage))
