import { join } from 'node:path'
import type { TestTitle } from '#tests/namedTests.ts'
import { accessControl } from './accessControl.ts'
import { api } from './api.ts'
import { architecture } from './architecture.ts'
import { authentication } from './authentication.ts'
import { businessLogic } from './businessLogic.ts'
import { communication } from './communication.ts'
import { configuration } from './configuration.ts'
import { cryptography } from './cryptography.ts'
import { dataProtection } from './dataProtection.ts'
import { errorsAndLogging } from './errorsAndLogging.ts'
import { files } from './files.ts'
import { maliciousCode } from './maliciousCode.ts'
import type { Part, Requirement } from './requirement.ts'
import { sessions } from './sessions.ts'
import { validation } from './validation.ts'

export const asvsPage = join(import.meta.dirname, '../../docs/asvs.md')

/** All requirements of levels 1 and 2, chapter by chapter. */
export const parts: readonly Part[] = [
  ...[architecture, authentication, sessions, accessControl, validation, cryptography, errorsAndLogging],
  ...[dataProtection, communication, maliciousCode, businessLogic, files, api, configuration],
].flat()

const STATES = ['met', 'partly', 'not', 'not applicable'] as const

const INTRODUCTION = `# OWASP ASVS

How Rove meets the OWASP Application Security Verification Standard 4.0.3, levels 1 and 2, requirement by requirement. Each requirement is summarised in a few words; the full text is in the standard (https://owasp.org/www-project-application-security-verification-standard/). “Not applicable” means that Rove does not have what the requirement is about. Attackers and the protection from them are in [security.md](security.md).

\`npm run asvs\` writes this page from \`tests/asvs/\`. Each requirement that is met names the tests that prove it. A test fails if one of these does not exist, or if this page is not up to date.
`

/** The content of docs/asvs.md for these requirements. */
export function pageOf(all: readonly Part[]): string {
  return [INTRODUCTION, countsOf(all), ...all.map(sectionOf)].join('\n')
}

function countsOf(all: readonly Part[]): string {
  const rows = all.map((part) => rowOf(nameOf(part), part.level, part.requirements))
  const sums = ([1, 2] as const).map((level) => {
    const ofLevel = all.filter((part) => part.level === level)
    return rowOf(
      'all',
      level,
      ofLevel.flatMap(({ requirements }) => requirements),
    )
  })
  return `${tableOf(['chapter', 'level', ...STATES], [...rows, ...sums])}\n`
}

const nameOf = ({ chapter, title }: Part) => `V${chapter} ${title}`

function rowOf(name: string, level: number, requirements: readonly Requirement[]): string[] {
  const counts = STATES.map((state) => requirements.filter((each) => each.state === state).length)
  return [name, String(level), ...counts.map(String)]
}

function sectionOf(part: Part): string {
  const rows = part.requirements.map(({ id, words, state, reason, tests }) => {
    return [id, words, state, reason, tests.map(inWords).join('; ')]
  })
  return `## ${nameOf(part)}, level ${part.level}\n\n${tableOf(['', 'requirement', 'state', 'how', 'tests'], rows)}\n`
}

const inWords = ([file, ...titles]: TestTitle) => `\`${file}\` “${titles.join(' › ')}”`

function tableOf(head: readonly string[], rows: readonly string[][]): string {
  const lineOf = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [head, head.map(() => '---'), ...rows].map(lineOf).join('\n')
}
