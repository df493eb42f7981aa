import { met, type Part, partly } from './requirement.ts'

export const errorsAndLogging: readonly Part[] = [
  {
    chapter: 7,
    title: 'Errors and logging',
    level: 1,
    requirements: [
      met(
        '7.1.1',
        'no credentials in the log',
        '',
        [
          'tests/api/log.test.ts',
          'a session leaves no password, cookie, address, name, text or token in the log, however much is logged',
        ],
        [
          'tests/api/secrets.test.ts',
          'the keys that were used so are in no file of the data folder, no line of the log and no answer',
        ],
      ),
      met('7.1.2', 'no personal data in the log', 'route patterns, and errors without their messages', [
        'tests/api/log.test.ts',
        'a session leaves no password, cookie, address, name, text or token in the log, however much is logged',
      ]),
      met('7.4.1', 'a plain message with an id', 'X-Request-Id', [
        'tests/api/log.test.ts',
        'what a person reports by the id of an answer is found in the log, with its cause',
      ]),
    ],
  },
  {
    chapter: 7,
    title: 'Errors and logging',
    level: 2,
    requirements: [
      met(
        '7.1.3',
        'security events are logged',
        'the audit log has sign-ins including refused ones, passwords, second factors, members, links, keys, downloads, erasing; refused calls are in the server’s log',
        ['tests/api/accounts.test.ts', 'the audit log', 'tells of accounts, sessions and passwords, by whom'],
        [
          'tests/api/audit.test.ts',
          'a team’s audit log',
          'tells its admins who did what, and when its people signed in since they joined, nobody else',
        ],
        [
          'tests/api/log.test.ts',
          'each call is one line: what was asked for by its pattern, how it ended, how long it took, and its own id',
        ],
      ),
      met(
        '7.1.4',
        'enough to follow what happened',
        'who, what, to whom, when, from which address; each call has an id',
        [
          'tests/api/audit.test.ts',
          'the audit log tells from which address something was done, signing in included',
        ],
        [
          'tests/api/audit.test.ts',
          'a team’s audit log',
          'tells its admins who did what, and when its people signed in since they joined, nobody else',
        ],
      ),
      met(
        '7.2.1',
        'decisions on sign-in are logged, without secrets',
        'accepted and refused ones',
        ['tests/api/accounts.test.ts', 'the audit log', 'tells of accounts, sessions and passwords, by whom'],
        [
          'tests/api/accounts.test.ts',
          'the audit log',
          'holds nothing that was typed, nor what opens a session',
        ],
      ),
      met('7.2.2', 'refused access is logged', 'each call with its status; rows of other teams answer 404', [
        'tests/api/log.test.ts',
        'each call is one line: what was asked for by its pattern, how it ended, how long it took, and its own id',
      ]),
      met('7.3.1', 'no injection into the log', 'JSON strings; text that people typed is not logged', [
        'tests/api/log.test.ts',
        'a session leaves no password, cookie, address, name, text or token in the log, however much is logged',
      ]),
      partly(
        '7.3.3',
        'the log is protected',
        'only the server writes the audit log; somebody who can write to DATA_DIR can change it',
      ),
      met(
        '7.3.4',
        'one time zone',
        'UTC; phones report how far their clocks are off',
        ['tests/asvs/documents.test.ts', 'times that are kept are UTC, ISO 8601'],
        [
          'tests/sync/model.test.ts',
          'nothing that a rep was promised is lost, doubled or shown to a stranger, whatever line, disk, clock and server do',
        ],
      ),
      met(
        '7.4.2',
        'errors are expected throughout',
        'each failure has a sentence for the person, and the log has the cause',
        [
          'tests/api/log.test.ts',
          'what a person reports by the id of an answer is found in the log, with its cause',
        ],
      ),
      met(
        '7.4.3',
        'a last handler',
        'a call that fails answers 500 with a sentence, and the cause is in the log',
        [
          'tests/api/log.test.ts',
          'what a person reports by the id of an answer is found in the log, with its cause',
        ],
      ),
    ],
  },
]
