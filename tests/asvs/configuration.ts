import { met, type Part, without } from './requirement.ts'

export const configuration: readonly Part[] = [
  {
    chapter: 14,
    title: 'Configuration',
    level: 1,
    requirements: [
      met(
        '14.2.1',
        'components up to date',
        'pinned exactly; npm run check -- audit reports known vulnerabilities, except those accepted with a reason and a date',
        ['tests/audit/judge.test.ts', 'every advisory is told once, whichever packages it reaches'],
        [
          'tests/audit/judge.test.ts',
          'a registry that answers no audit never counts as one that knows of nothing',
        ],
      ),
      met(
        '14.2.2',
        'nothing unneeded',
        'the gallery of components is not part of the build; a check for dead code is part of npm test',
        [
          'tests/asvs/sources.test.ts',
          'no sample, map of the sources or page of tests is built into the app',
        ],
      ),
      without('14.2.3', 'integrity of files from elsewhere', 'there are none'),
      met('14.3.2', 'no debug mode', 'a failure shows one plain sentence', [
        'tests/api/log.test.ts',
        'what a person reports by the id of an answer is found in the log, with its cause',
      ]),
      met('14.3.3', 'no versions in answers', '', [
        'tests/api/security.test.ts',
        'a browser is told',
        'nothing of what the server is made with',
      ]),
      met(
        '14.4.1',
        'Content-Type',
        '',
        [
          'tests/api/uploads.test.ts',
          'a file',
          'that is a %s is served as what it is, whatever it was called, and nothing in it runs',
        ],
        [
          'tests/api/security.test.ts',
          'a browser is told',
          'to store no answer of the API, and to show none as a page: %s',
        ],
      ),
      met('14.4.2', 'Content-Disposition on the API', '', [
        'tests/api/security.test.ts',
        'a browser is told',
        'to store no answer of the API, and to show none as a page: %s',
      ]),
      met(
        '14.4.3',
        'Content Security Policy',
        'no inline scripts, no pictures from elsewhere; style elements are allowed, because dialogs insert one',
        [
          'tests/api/security.test.ts',
          'a browser is told',
          'by %s to run and load nothing but Rove’s own files, and to show it in no frame',
        ],
        [
          'tests/api/security.test.ts',
          'a browser is told',
          'to run the script that stands in the page, and none that anybody put beside it',
        ],
      ),
      met(
        '14.4.4',
        'nosniff',
        '',
        [
          'tests/api/security.test.ts',
          'a browser is told',
          'to store no answer of the API, and to show none as a page: %s',
        ],
        [
          'tests/api/security.test.ts',
          'a browser is told',
          'by %s to run and load nothing but Rove’s own files, and to show it in no frame',
        ],
      ),
      met('14.4.5', 'HSTS', 'behind TLS, one year, including subdomains', [
        'tests/api/security.test.ts',
        'the session’s cookie',
        'goes over TLS alone where a trusted proxy says that it came so, and the browser is to keep to it',
      ]),
      met('14.4.6', 'Referrer-Policy', 'no-referrer', [
        'tests/api/security.test.ts',
        'a browser is told',
        'by %s to run and load nothing but Rove’s own files, and to show it in no frame',
      ]),
      met('14.4.7', 'no frames', '', [
        'tests/api/security.test.ts',
        'a browser is told',
        'by %s to run and load nothing but Rove’s own files, and to show it in no frame',
      ]),
      met(
        '14.5.1',
        'only known methods',
        'others answer 404, are logged and counted, and a rule raises the alarm',
        ['tests/api/security.test.ts', 'what is sent', 'by %s, which nobody uses there, is not found'],
        ['tests/api/metrics.test.ts', 'what somebody may have to look at', 'is counted once: %s'],
        [
          'tests/api/metrics.test.ts',
          'what somebody may have to look at',
          'the rules of docs/operating.md name metrics that are there, and events that are counted',
        ],
      ),
      met(
        '14.5.2',
        'Origin is no proof of who someone is',
        'it is only used to refuse calls',
        [
          'tests/api/security.test.ts',
          'a call with a person’s cookie',
          '%s %s (%s) from another site’s page is refused',
        ],
        [
          'tests/api/security.test.ts',
          'a call with a person’s cookie',
          'reading from elsewhere is answered, though no other page may see the answer',
        ],
      ),
      met(
        '14.5.3',
        'CORS',
        'no other origin is ever allowed',
        [
          'tests/api/security.test.ts',
          'a call with a person’s cookie',
          'asked beforehand whether another site may call, the server does not agree',
        ],
        [
          'tests/api/security.test.ts',
          'a call with a person’s cookie',
          'reading from elsewhere is answered, though no other page may see the answer',
        ],
      ),
    ],
  },
  {
    chapter: 14,
    title: 'Configuration',
    level: 2,
    requirements: [
      met(
        '14.1.1',
        'repeatable builds',
        'npm ci with the lock file: one command, the same on every machine',
        ['api/prepare.test.ts', 'a fresh clone is installed, then built'],
      ),
      without(
        '14.1.2',
        'flags of the compiler',
        'JavaScript; native packages are built with their makers’ flags',
      ),
      met(
        '14.1.3',
        'hardened configuration',
        'docs/internet.md; bodies, headers, connections and time are limited',
        [
          'api/http/listen.test.ts',
          'what comes slowly keeps nobody else waiting, and its connection is closed:',
          'the headers of many',
        ],
        ['api/http/body.test.ts', 'any other call is refused beyond 512 KB'],
      ),
      met('14.1.4', 'can be set up anew in little time', 'npm start, npm run restore', [
        'tests/api/backup.test.ts',
        'a backup made while people work, restored elsewhere, loses nothing of theirs',
      ]),
      met('14.2.4', 'packages from a trusted place', 'the npm registry, with hashes', [
        'tests/asvs/sources.test.ts',
        'every package is pinned, and has its hash in package-lock.json',
      ]),
      met(
        '14.2.5',
        'a list of parts (SBOM)',
        'npm run sbom writes one in CycloneDX from the installed packages',
        ['tests/asvs/sources.test.ts', 'a list of all parts can be written by one command'],
      ),
      met(
        '14.2.6',
        'packages behind our own modules',
        'each major package is used through one module or room, and the linter restricts databases and server packages to theirs',
        [
          'tests/asvs/sources.test.ts',
          'each package of weight stands behind the modules that are named here',
        ],
        [
          'tests/rooms.test.ts',
          'the lint rules of who may import whom are those of the table of rooms: npm run fences',
        ],
      ),
      met(
        '14.5.4',
        'headers of proxies are authenticated',
        'TRUST_PROXY by number or address; without it no proxy is trusted',
        [
          'api/http/proxies.test.ts',
          'the client of a call',
          'is what the last of a number of proxies saw, not what the client claimed before',
        ],
      ),
    ],
  },
]
