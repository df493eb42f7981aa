import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest though the file itself is short, so that no core is idle at the end. */
const FIRST = [
  'tests/commands.test.ts',
  'tests/sync/model.test.ts',
  'tests/e2e/texts.test.ts',
  'tests/e2e/day.test.ts',
  'tests/e2e/sync.test.ts',
  'tests/e2e/two-step.test.ts',
  'tests/e2e/mine.test.ts',
]

/** The longest test files first, the others as vitest would. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isFirst = ({ moduleId }: TestSpecification) => FIRST.some((file) => moduleId.endsWith(file))
    const usual = await super.sort(files)
    return [...usual.filter(isFirst), ...usual.filter((file) => !isFirst(file))]
  }
}
