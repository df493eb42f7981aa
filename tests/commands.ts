import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** A command that a person runs occasionally: npm run bench -- NAME, npm run check -- NAME. */
export interface Command {
  about: string
  /** A test module, which supports --help; or a package's tool, with its arguments. */
  run: string | readonly [tool: string, ...args: string[]]
  /**
   * Arguments with which it takes seconds, for the test that runs all commands; not set for a stage of npm
   * test.
   */
  small?: readonly string[]
  /** The last line of its output on success. */
  says?: string
}

export const benches: Record<string, Command> = {
  app: {
    about: '50,000 leads on a slow phone, beside the same list as plain HTML',
    run: 'bench/app.ts',
    small: ['--leads', '100', '--rounds', '1', '--slower', '1', '--scrolled', '1000'],
  },
  contacts: {
    about: 'what is found on sites of which it is known what they publish, and what of it is right',
    run: 'bench/contacts.ts',
    small: ['--half', 'both', '--sites', '3'],
  },
  directory: {
    about: 'a million companies imported and asked, beside the bare full-text search',
    run: 'bench/directory.ts',
    small: ['--companies', '2000', '--rounds', '1'],
  },
  duplicates: {
    about:
      'how many pairs of leads are judged rightly as the same or different, and how long 50,000 leads take',
    run: 'bench/duplicates.ts',
    small: ['--pairs', '100', '--leads', '1000'],
  },
  finding: {
    about: 'what is found for 94 labelled products among a million companies of generated open data',
    run: 'bench/finding.ts',
    small: ['--rows', '2000'],
  },
  buyers: {
    about: 'of how many descriptions of products the buyers are recognised by their words',
    run: 'bench/buyers.ts',
    small: ['--texts', '10', '--words', '500'],
  },
  help: {
    about: 'how many of some thousand questions in seven languages the help answers, rightly and wrongly',
    run: 'bench/help.ts',
    small: ['--questions', '5'],
  },
  import: {
    about: 'a list of 50,000 rows imported on a slow phone: shown, checked, written, on the server',
    run: 'bench/import.ts',
    small: ['--rows', '200', '--long', '450000'],
  },
  letters: {
    about: 'twenty emails without a model, with their words and the sentences that any two share',
    run: 'bench/letters.ts',
    small: ['--letters', '4'],
  },
  load: {
    about: '200 devices at once, on one server and on several, beside the least that such a server could be',
    run: 'bench/load.ts',
    small: [
      ...['--devices', '4', '--seconds', '1', '--warming', '1', '--pauses', '200'],
      ...['--database', 'both', '--servers', '2', '--pokes', '3'],
    ],
  },
  many: {
    about: '50,000 leads made offline in batches and sent once the line is back, beside one by one',
    run: 'bench/many.ts',
    small: ['--leads', '1200', '--singly', '20', '--kill'],
  },
  map: {
    about: '10,000 leads on the map of a slow phone, beside a bare page with the same map',
    run: 'bench/map.ts',
    small: ['--leads', '100', '--rounds', '1', '--slower', '1', '--seconds', '1'],
  },
  merge: {
    about: 'the slowest merge of two edits of a long text, beside a mere pass over it',
    run: 'bench/merge.ts',
    small: ['--runs', '5'],
  },
  routes: {
    about: 'how near the best the order of a day of visits is, beside a long search',
    run: 'bench/routes.ts',
    small: ['--days', '1', '--seconds', '1'],
  },
  silence: {
    about: 'how soon a phone is in step again once its line is back, after outages of each kind',
    run: 'bench/silence.ts',
    small: ['--seconds', '3', '--rounds', '1', '--only', 'silent'],
  },
  start: {
    about: 'what opens on a slow phone and when, beside the least that such a page could be',
    run: 'bench/start.ts',
    small: ['--leads', '60', '--rounds', '1', '--taps', '1', '--busy', '--brief'],
  },
  webkit: {
    about: 'what opens in WebKit and when, beside a bare React page; needs what check -- webkit needs',
    run: 'bench/webkit.ts',
  },
  sync: {
    about: '10,000 leads to a new device and 1,000 offline edits, beside PouchDB and bare fetches',
    run: 'bench/sync.ts',
    small: ['--leads', '200', '--edits', '20', '--rounds', '1'],
  },
}

export const checks: Record<string, Command> = {
  types: { about: 'the types', run: ['tsc', '--noEmit', '--checkers', '1'] },
  lint: { about: 'style, and which room may import which', run: ['biome', 'check', '.'] },
  dead: { about: 'files, exports and packages that nothing uses', run: ['knip'] },
  audit: {
    about: 'what is known against the packages that Rove is built of, but for what is accepted',
    run: 'audit/cli.ts',
  },
  tests: {
    about: 'all tests: those of the next three',
    run: ['vitest', 'run', ...['unit', 'postgres', 'e2e'].flatMap((name) => ['--project', name])],
  },
  unit: { about: 'the tests without a browser', run: ['vitest', 'run', '--project', 'unit'] },
  postgres: {
    about: 'those of the store, of sync and of the calls once more, on PostgreSQL',
    run: ['vitest', 'run', '--project', 'postgres'],
  },
  e2e: { about: 'the tests in a browser', run: ['vitest', 'run', '--project', 'e2e'] },
  looks: {
    about: 'how every screen looks: at each size, in both themes, with text twice as large',
    run: ['vitest', 'run', '--project', 'looks'],
  },
  commands: {
    about: 'every bench and every longer check, each so small that it takes seconds',
    run: ['vitest', 'run', '--project', 'commands'],
  },
  webkit: { about: 'walks through Rove in WebKit, the engine of Safari', run: 'engines/webkit-cli.ts' },
  firefox: { about: 'walks through Rove in Firefox', run: 'engines/firefox-cli.ts' },
  releases: {
    about: 'phones of the release before with this server, and phones of this version with its server',
    run: 'engines/releases-cli.ts',
  },
  sync: {
    about: 'the model of the sync, by the thousand runs',
    run: 'sync/model/cli.ts',
    small: ['--runs', '2', '--workers', '1'],
  },
  faults: {
    about: 'whether the model of the sync catches each fault planted in the sources',
    run: 'sync/faults.ts',
    small: ['--runs', '1', '--only', 'no receipt'],
  },
  kill: {
    about: 'the server killed over and over while phones push',
    run: 'sync/kill-cli.ts',
    small: ['--times', '1'],
  },
  move: {
    about: '100,000 leads and 50 devices with full outboxes, to PostgreSQL and back',
    run: 'postgres/move-cli.ts',
    small: ['--leads', '20', '--devices', '2', '--edits', '4'],
    says: '28 leads: none lost, none doubled, server and devices agree',
  },
  'kill-beside': {
    about: 'one of several servers on one PostgreSQL killed over and over while phones push',
    run: 'sync/kill-beside-cli.ts',
  },
  hostile: {
    about: 'the worst sites, services’ answers, uploads and pushes, and how long others wait meanwhile',
    run: 'hostile/cli.ts',
    small: ['--pushes', '20', '--only', 'a PNG that says', '--within', '20000'],
    says: '2 hostile inputs and the pushes: all held',
  },
  erase: {
    about: 'a person erased from drawn teams whose people resemble each other, and all that is left',
    run: 'erasing/cli.ts',
    small: ['--runs', '1', '--seed', '1'],
    says: '1 teams in',
  },
  members: {
    about: 'teams with hostile members, by the thousand, and whether every other device stays in step',
    run: 'sync/members/cli.ts',
    small: ['--runs', '1', '--workers', '1', '--seed', '1'],
    says: 'every other device in step',
  },
  hanging: {
    about: 'a device on which whatever it waits for hangs, fails or comes late, by the thousand histories',
    run: 'sync/hanging/cli.ts',
    small: ['--histories', '2', '--seed', '1'],
    says: 'nothing lost, nothing twice, each in step',
  },
  fuzz: {
    about: 'malformed input by the thousand for every call and every change',
    run: 'fuzz/cli.ts',
    small: ['--runs', '1', '--changes', '--only', 'lead.edit'],
  },
}

/** The commands that `npm run check` runs without a name: those that no test runs. */
export const STATIC = ['types', 'lint', 'dead']

/** The program and its arguments that run a command. */
export function programOf({ run }: Command, args: readonly string[]): [program: string, args: string[]] {
  const root = join(import.meta.dirname, '..')
  if (typeof run === 'string')
    return [process.execPath, ['--import', 'tsx', join(root, 'tests', run), ...args]]
  const [tool, ...given] = run
  return [join(root, 'node_modules/.bin', tool), [...given, ...args]]
}

/** Runs a command in this terminal. @returns its exit code */
export function runCommand(command: Command, args: readonly string[]): number {
  const [program, given] = programOf(command, args)
  const { status } = spawnSync(program, given, { stdio: 'inherit', shell: process.platform === 'win32' })
  return status ?? 1
}
