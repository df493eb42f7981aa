import { met, type Part, partly } from './requirement.ts'

export const architecture: readonly Part[] = [
  {
    chapter: 1,
    title: 'Architecture',
    level: 2,
    requirements: [
      partly(
        '1.1.1',
        'security in every stage of development',
        'every call and every change has a row in a table of permissions, and a test; thousands of malformed inputs are tried; docs/security.md has a list of questions for each change. There is no formal process beyond that',
      ),
      met(
        '1.1.2',
        'threat modelling for each change',
        'docs/security.md asks for each change who benefits from it, and which test shows that it is safe',
        [
          'tests/asvs/documents.test.ts',
          'docs/security.md asks who changes Rove what the change opens, and says how code is written',
        ],
      ),
      met(
        '1.1.3',
        'features state who may not use them',
        'a call without a row in the table of permissions fails the tests',
        ['tests/api/routes.test.ts', 'every call has a row in the table, and every row a call'],
        ['tests/api/routes.test.ts', 'a call', '$call is for $who'],
      ),
      met('1.1.4', 'trust boundaries and flows of data are written down', 'docs/security.md', [
        'tests/asvs/documents.test.ts',
        'docs/security.md says who could attack, where the lines are and what crosses them',
      ]),
      met(
        '1.1.5',
        'architecture and connected services are analysed',
        'docs/security.md, including what is sent to which service',
        [
          'tests/asvs/documents.test.ts',
          'docs/security.md says who could attack, where the lines are and what crosses them',
        ],
        ['tests/asvs/documents.test.ts', 'docs/architecture.md has every room of the sources'],
      ),
      met(
        '1.1.6',
        'controls are central and used again',
        'one guard before all calls, one module for outgoing calls, and one place each for sessions, limits, encryption and audit',
        ['tests/api/access.test.ts', 'nobody', '%s answers 401 without a session, unless it is public'],
        ['tests/asvs/sources.test.ts', 'nothing calls outside but through the one way out'],
        [
          'tests/rooms.test.ts',
          'the lint rules of who may import whom are those of the table of rooms: npm run fences',
        ],
      ),
      met(
        '1.1.7',
        'guidelines for developers',
        'the checklist of docs/security.md, and the fences of the linter',
        [
          'tests/asvs/documents.test.ts',
          'docs/security.md asks who changes Rove what the change opens, and says how code is written',
        ],
        [
          'tests/rooms.test.ts',
          'the lint rules of who may import whom are those of the table of rooms: npm run fences',
        ],
      ),
      met(
        '1.2.1',
        'accounts of the system with few rights',
        'Rove needs one account that reads its own folder and writes DATA_DIR (docs/internet.md)',
        [
          'tests/api/operating.test.ts',
          'the process',
          'keeps all that is Rove’s for its own account, what was open to everybody before too',
        ],
        ['tests/api/operating.test.ts', 'the image that the Dockerfile builds', 'runs what npm start runs'],
        [
          'tests/asvs/documents.test.ts',
          'docs/internet.md and the Dockerfile give Rove an account of its own',
        ],
      ),
      met(
        '1.2.2',
        'parts authenticate each other',
        'SQLite is a file for Rove’s account alone; PostgreSQL authenticates Rove by its account, over TLS, and by a client certificate if it requires one',
        [
          'tests/postgres/tls.test.ts',
          'a certificate of another authority, or for another name, is refused, by the tools too',
        ],
        [
          'db/server/postgres/connection.test.ts',
          'to %s nothing goes in plain text unless that is asked for',
        ],
      ),
      met(
        '1.2.3',
        'one mechanism of authentication',
        'sessions are in one module; every sign-in goes through it and is recorded in the audit log',
        ['tests/api/accounts.test.ts', 'the audit log', 'tells of accounts, sessions and passwords, by whom'],
        [
          'tests/api/audit.test.ts',
          'the audit log tells from which address something was done, signing in included',
        ],
      ),
      met(
        '1.2.4',
        'no weaker way in',
        'password, passkey, recovery code and the operator’s link use the same session, limits and second step; none bypasses another',
        [
          'tests/api/factors.test.ts',
          'a second step that was begun',
          'ends with a new password, however that was set',
        ],
        [
          'tests/api/factors.test.ts',
          'a passkey',
          'that signed no challenge is refused, where none was asked of it',
        ],
        [
          'tests/api/factors.test.ts',
          'a forgotten password',
          'the link sets a new one, and the second step stays; the operator can take that away',
        ],
      ),
      met(
        '1.4.1',
        'access is enforced on the server',
        'the checks on the phone only serve its screens',
        ['tests/api/routes.test.ts', 'a call', '$call is for $who'],
        [
          'tests/api/access.test.ts',
          'a push by a member of another team',
          'in the owner’s team is forbidden',
        ],
      ),
      met(
        '1.4.4',
        'one mechanism of access',
        'one guard, and one permission function for each change',
        ['tests/api/routes.test.ts', 'every call has a row in the table, and every row a call'],
        ['tests/api/access.test.ts', 'nobody', '%s answers 401 without a session, unless it is public'],
      ),
      met(
        '1.4.5',
        'access by the requested row, not by role alone',
        'each change checks the row and the team',
        ['tests/api/access.test.ts', 'a member of another team', 'every call with an id is in this table'],
        [
          'tests/api/access.test.ts',
          'a member of another team',
          'GET /api/%s shows none of the owner’s rows',
        ],
        [
          'tests/api/access.test.ts',
          'a push by a member of another team',
          'in the owner’s team is forbidden',
        ],
      ),
      met(
        '1.5.1',
        'rules for input and output',
        'one schema for each call, change, file and response of a service',
        ['tests/fuzz/calls.test.ts', 'every call that takes JSON is in the table'],
        [
          'tests/fuzz/calls.test.ts',
          'a body that does not fit is refused in a sentence, and changes nothing',
          '%s',
        ],
        [
          'tests/fuzz/mutations.test.ts',
          'what is no change of its kind is refused by itself, in a sentence, and changes no row',
          '%s',
        ],
      ),
      met(
        '1.5.2',
        'no serialised objects',
        'JSON, parsed with schemas',
        [
          'tests/fuzz/mutations.test.ts',
          'what is no change of its kind is refused by itself, in a sentence, and changes no row',
          '%s',
        ],
        [
          'tests/fuzz/calls.test.ts',
          'a body that does not fit is refused in a sentence, and changes nothing',
          '%s',
        ],
      ),
      met('1.5.3', 'validation on the server', 'the same change runs there again', [
        'tests/fuzz/mutations.test.ts',
        'what is no change of its kind is refused by itself, in a sentence, and changes no row',
        '%s',
      ]),
      met(
        '1.5.4',
        'encoding where it is interpreted',
        'React, prepared statements, and encoders for CSV, Excel and mailto:',
        [
          'app/data/files/csv.test.ts',
          'in no separator does a cell begin with a formula, whatever the texts are',
        ],
        [
          'app/entities/email/mailto.test.ts',
          'a link to the mail app carries address, subject and text, with every line kept',
        ],
      ),
      met(
        '1.6.1',
        'a policy for keys',
        'docs/backup.md, after NIST SP 800-57: how a key is made, stored, used, replaced once a year and immediately after a leak, and the consequences of its loss',
        [
          'tests/asvs/documents.test.ts',
          'docs/backup.md says how the key is made, kept, used, replaced and done away with, and what its loss means',
        ],
        [
          'tests/api/rotate-key.test.ts',
          'all that is sealed opens with the new key alone; broken off midway it opens with both, and goes on from there',
        ],
      ),
      partly(
        '1.6.2',
        'keys in a vault',
        'service keys and codes are encrypted; the key for that comes from the environment, which a vault can set, or from a file for Rove’s account alone. Rove itself does not connect to a vault',
      ),
      met(
        '1.6.3',
        'keys can be replaced',
        'all keys can be replaced: npm run rotate-key encrypts everything with the new key while servers run; passwords follow as people sign in',
        [
          'tests/api/rotate-key.test.ts',
          'all that is sealed opens with the new key alone; broken off midway it opens with both, and goes on from there',
        ],
        [
          'api/secrets/encryption.test.ts',
          'a sealed text names its key, and opens as long as that is among the old ones',
        ],
        [
          'tests/api/pepper.test.ts',
          'a password from before SECRET_KEY was set goes on working, and is hashed with the key at the next sign-in',
        ],
      ),
      met(
        '1.6.4',
        'secrets in the client are not trusted',
        'the app has none; its cookie is HttpOnly',
        [
          'tests/api/security.test.ts',
          'the session’s cookie',
          'is for this server alone: no script reads it, no other site’s form sends it',
        ],
        [
          'tests/api/secrets.test.ts',
          'the keys that were used so are in no file of the data folder, no line of the log and no answer',
        ],
      ),
      met('1.7.1', 'one form of log', 'one JSON line for each call (docs/internet.md)', [
        'tests/api/log.test.ts',
        'each call is one line: what was asked for by its pattern, how it ended, how long it took, and its own id',
      ]),
      partly(
        '1.7.2',
        'logs go to a system of their own',
        'stdout, a JSON line for each call; forwarding it to another machine (journald, a container’s log driver, an agent) is set up by the operator',
      ),
      met(
        '1.8.1',
        'sensitive data is known and classified',
        'four levels in docs/security.md, with the data of each',
        ['tests/asvs/documents.test.ts', 'docs/security.md has levels of data, and what protects each'],
      ),
      partly(
        '1.8.2',
        'each level has its protection',
        'docs/security.md lists the protection of each level; encrypting the disk with the leads is up to the operator',
      ),
      met(
        '1.9.1',
        'parts speak encrypted',
        'TLS to PostgreSQL; the web server before Rove is on the same machine',
        [
          'tests/postgres/tls.test.ts',
          'all connections of a server to its database are encrypted, and the tools’ ones',
        ],
        [
          'db/server/postgres/connection.test.ts',
          'to %s nothing goes in plain text unless that is asked for',
        ],
      ),
      met(
        '1.9.2',
        'both sides of a line are checked',
        'certificate and host name are verified for outgoing calls and for the database; invalid ones are never accepted',
        [
          'tests/postgres/tls.test.ts',
          'a certificate of another authority, or for another name, is refused, by the tools too',
        ],
        ['tests/asvs/sources.test.ts', 'nothing accepts a certificate that is not trusted'],
      ),
      partly(
        '1.10.1',
        'version control with tickets and access control',
        'git, with tests before each change; access and tickets are up to the maintainers',
      ),
      met('1.11.1', 'parts are described by what they do', 'README.md, “How it is built”', [
        'tests/asvs/documents.test.ts',
        'docs/architecture.md has every room of the sources',
      ]),
      met(
        '1.11.2',
        'no unsynchronised state in what matters',
        'each change is one transaction behind one writer',
        [
          'tests/sync/model.test.ts',
          'nothing that a rep was promised is lost, doubled or shown to a stranger, whatever line, disk, clock and server do',
        ],
      ),
      met(
        '1.12.2',
        'uploads are downloads or come from elsewhere',
        'pictures are re-encoded, other files are attachments; both have a policy that forbids everything',
        [
          'tests/api/uploads.test.ts',
          'a file',
          'that is a %s is served as what it is, whatever it was called, and nothing in it runs',
        ],
        [
          'tests/api/security.test.ts',
          'a browser is told',
          'by %s to run and load nothing but Rove’s own files, and to show it in no frame',
        ],
      ),
      met(
        '1.14.1',
        'parts of different trust are kept apart',
        'web server, database and Rove are separate processes; external sites are read in threads with limits on time and memory, whose outgoing calls have no exception for the server’s own private services',
        [
          'api/reading/reader.test.ts',
          'a site that is read for too long is no site, and those that are read beside it are read all the same',
        ],
      ),
      partly(
        '1.14.2',
        'signed binaries',
        'packages are verified by their hashes; deployed files are not signed',
      ),
      partly(
        '1.14.3',
        'the build warns of outdated parts',
        'npm run check -- audit fails for known vulnerabilities that are not accepted, and if the registry does not respond; it is run by hand or by the build system, because npm test needs no network',
        ['tests/audit/judge.test.ts', 'every advisory is told once, whichever packages it reaches'],
        [
          'tests/audit/judge.test.ts',
          'a registry that answers no audit never counts as one that knows of nothing',
        ],
      ),
      partly(
        '1.14.4',
        'the build checks its deployment',
        'npm test starts the built server as npm start does, and runs the steps of the Dockerfile; there is no description of infrastructure beyond compose.yaml',
        ['tests/api/operating.test.ts', 'the image that the Dockerfile builds', 'runs what npm start runs'],
      ),
      met(
        '1.14.5',
        'sandboxing',
        'the image runs as an unprivileged account, and writes to one folder; external sites are read in threads that are ended when they take too long or too much memory, and pictures are re-encoded in the server’s process, within limits on pixels and time',
        [
          'api/reading/reader.test.ts',
          'a site that is read for too long is no site, and those that are read beside it are read all the same',
        ],
        [
          'tests/asvs/documents.test.ts',
          'docs/internet.md and the Dockerfile give Rove an account of its own',
        ],
      ),
      met('1.14.6', 'no outdated technology in the client', 'none', [
        'tests/asvs/sources.test.ts',
        'no plug-in, applet or other old way runs in the client',
      ]),
    ],
  },
]
