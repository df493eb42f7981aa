import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Short files with slow tests; they start early, so that no core is idle at the end. */
const FIRST = [
  'tests/sync/model.test.ts',
  'tests/sync/kill.test.ts',
  'tests/e2e/texts.test.ts',
  'tests/e2e/day.test.ts',
  'tests/e2e/sync.test.ts',
  'tests/e2e/two-step.test.ts',
  'tests/e2e/mine.test.ts',
]

/**
 * One project after another, because a process keeps the modules that a project needs; browser tests come
 * last.
 */
const PROJECTS = ['unit', 'postgres', 'e2e', 'looks', 'commands']

/** The longest test files of a project first, the others in vitest's order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isFirst = ({ moduleId }: TestSpecification) => FIRST.some((file) => moduleId.endsWith(file))
    const usual = await super.sort(files)
    return PROJECTS.flatMap((name) => {
      const ofProject = usual.filter(({ project }) => project.name === name)
      return [...ofProject.filter(isFirst), ...ofProject.filter((file) => !isFirst(file))]
    })
  }
}
