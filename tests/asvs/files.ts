import { met, not, type Part } from './requirement.ts'

export const files: readonly Part[] = [
  {
    chapter: 12,
    title: 'Files',
    level: 1,
    requirements: [
      met(
        '12.1.1',
        'no files that fill the disk',
        '5 MB per file, 200 MB per list, and a quota for each team and account (QUOTA_MB)',
        [
          'tests/api/storage.test.ts',
          'a call that would add to a full team is answered 507 with a sentence, and what takes away goes on',
        ],
        [
          'tests/api/storage.test.ts',
          'what a team takes',
          'is counted as it is written, as exactly as if all of it were summed up',
        ],
        ['api/http/body.test.ts', 'beyond it the import is refused'],
      ),
      met('12.3.1', 'file names and paths', 'an upload’s name is not used; the file is named by a number', [
        'tests/api/uploads.test.ts',
        'a file',
        'that is a %s is served as what it is, whatever it was called, and nothing in it runs',
      ]),
      met(
        '12.3.2',
        'file names and local files',
        'an upload’s name is not used; the file is named by a number',
        [
          'tests/api/uploads.test.ts',
          'a file',
          'that is a %s is served as what it is, whatever it was called, and nothing in it runs',
        ],
        ['tests/api/security.test.ts', 'a browser is told', '%s is no file of the app'],
      ),
      met(
        '12.3.3',
        'file names and remote files',
        'an upload’s name is not used; a picture on the web is copied through the module for outgoing calls, and named by a number',
        [
          'tests/api/uploads.test.ts',
          'an avatar at an address on the web',
          'in the server’s own network is not fetched, and what is no address is refused',
        ],
      ),
      met(
        '12.3.4',
        'reflected downloads',
        'a fixed Content-Disposition',
        [
          'tests/api/security.test.ts',
          'a browser is told',
          'to store no answer of the API, and to show none as a page: %s',
        ],
        [
          'tests/api/uploads.test.ts',
          'a file',
          'that is a %s is served as what it is, whatever it was called, and nothing in it runs',
        ],
      ),
      met(
        '12.3.5',
        'file names and commands',
        'an upload’s name is not used; the file is named by a number',
        [
          'tests/api/uploads.test.ts',
          'a file',
          'that is a %s is served as what it is, whatever it was called, and nothing in it runs',
        ],
        ['tests/asvs/sources.test.ts', 'the server runs no program'],
      ),
      met(
        '12.4.1',
        'stored outside of the web root',
        'in DATA_DIR, each file accessible to Rove’s account only',
        [
          'tests/api/operating.test.ts',
          'the process',
          'keeps all that is Rove’s for its own account, what was open to everybody before too',
        ],
      ),
      not(
        '12.4.2',
        'antivirus',
        'pictures are re-encoded, so that nothing of the original file survives; a PDF is stored unchanged, and only downloaded. A scanner would be a separate service, which docs/security.md lists as not available',
      ),
      met('12.5.1', 'only known files are served', 'the built app; hidden files are not found', [
        'tests/api/security.test.ts',
        'a browser is told',
        '%s is no file of the app',
      ]),
      met(
        '12.5.2',
        'uploads never run as a page',
        'type by content, nosniff, and a policy that forbids everything',
        [
          'tests/api/uploads.test.ts',
          'a file',
          'that is a %s is served as what it is, whatever it was called, and nothing in it runs',
        ],
      ),
      met(
        '12.6.1',
        'where the server may connect to',
        'public addresses and OUTBOUND_ALLOW',
        [
          'tests/api/private-service.test.ts',
          'a private AI service of the server',
          'is not called by what was stored of a person before such addresses were refused',
        ],
        [
          'api/net/httpClient.test.ts',
          'an address that is not on the public web is never called',
          'by a name that leads to %s',
        ],
        [
          'api/net/httpClient.test.ts',
          'an address that is not on the public web is never called',
          'nor as a service: %s',
        ],
        ['api/net/httpClient.test.ts', 'what the operator lets through', 'is that port alone'],
      ),
    ],
  },
  {
    chapter: 12,
    title: 'Files',
    level: 2,
    requirements: [
      met(
        '12.1.2',
        'archives are checked before they are unpacked',
        'no archives are accepted; pictures are limited by pixels and frames before they are decoded',
        [
          'tests/api/uploads.test.ts',
          'a file',
          'that would unfold to too many pixels is refused with a sentence',
        ],
        [
          'tests/api/uploads.test.ts',
          'a file',
          'a moving picture of too many frames, or of too many pixels in all of them, is refused with a sentence',
        ],
      ),
      met(
        '12.1.3',
        'a quota of files',
        'a quota of bytes for each team and account, including files; 5 MB per file, 300 files in ten minutes',
        [
          'tests/api/storage.test.ts',
          'a call that would add to a full team is answered 507 with a sentence, and what takes away goes on',
        ],
        ['tests/api/limits.test.ts', 'signing in', 'files can not be uploaded without end, in either way'],
        [
          'tests/sync/room.test.ts',
          'of a team that has used all of its storage',
          'a picture that does not fit waits with its lead, and holds up nothing else',
        ],
      ),
      met(
        '12.2.1',
        'files are what they say',
        'the type is determined by the first bytes, and pictures are re-encoded',
        [
          'tests/api/uploads.test.ts',
          'a file',
          'is refused where its content is none of the types, or a broken picture',
        ],
      ),
      met(
        '12.3.6',
        'no code from untrusted places',
        'packages by hash from package-lock.json, served by Rove itself',
        ['tests/asvs/sources.test.ts', 'every package is pinned, and has its hash in package-lock.json'],
        [
          'tests/api/security.test.ts',
          'a browser is told',
          'by %s to run and load nothing but Rove’s own files, and to show it in no frame',
        ],
      ),
    ],
  },
]
