import { met, not, type Part, partly } from './requirement.ts'

// biome-ignore lint/suspicious/noTemplateCurlyInString: the title as it stands there
const KEPT = 'for ${AUDIT_KEPT_DAYS} days'

export const dataProtection: readonly Part[] = [
  {
    chapter: 8,
    title: 'Data protection',
    level: 1,
    requirements: [
      met('8.2.1', 'not cached', 'no-store on the API; uploads are cached privately', [
        'tests/api/security.test.ts',
        'a browser is told',
        'to store no answer of the API, and to show none as a page: %s',
      ]),
      not(
        '8.2.2',
        'nothing sensitive in browser storage',
        'working offline means that a team’s leads are on the device; signing out removes them; no secrets are stored there',
      ),
      met(
        '8.2.3',
        'cleared at the end of the session',
        'signing out deletes that person’s store and the stored screens; ending the session from another device does so at the device’s next contact, except for unsent work, which waits for the same person’s sign-in',
        ['tests/e2e/pwa.test.ts', 'signing out leaves nothing behind on the device'],
        [
          'db/device/unsent.test.ts',
          'a session that was ended leaves nothing on the phone but what was not sent',
        ],
      ),
      partly(
        '8.3.1',
        'nothing sensitive in queries',
        'one-time links have their token in the page’s query; the page sends it in a body, and no Referer is sent',
      ),
      met(
        '8.3.2',
        'people can export or remove their data',
        'people can download all of their data, delete their account, which can be restored for 30 days, and erase a lead’s data everywhere in a team without affecting other data (docs/data.md)',
        [
          'tests/api/downloads.test.ts',
          'a person’s download has what is theirs in every table, and nothing of their team mates',
        ],
        [
          'tests/api/account-deletion.test.ts',
          'deleting an account',
          'after 30 days an account is gone for good, and what it made for others stays without its name',
        ],
        [
          'tests/api/erase.test.ts',
          'of people who resemble each other',
          'nothing of one is left, whole words alone are changed, and dates and choices stay',
        ],
        [
          'tests/api/erase.test.ts',
          'a person’s data goes from every table and file of the team, and from its devices with what they sent',
        ],
      ),
      not(
        '8.3.3',
        'consent',
        'Rove does not ask the people in leads: consent, or another legal basis, is up to the operator; Rove has a do-not-contact list, and can erase',
      ),
      met(
        '8.3.4',
        'sensitive data is known and has a policy',
        'docs/security.md: what is stored, how, and for how long',
        ['tests/asvs/documents.test.ts', 'docs/security.md says what is kept, how and for how long'],
      ),
    ],
  },
  {
    chapter: 8,
    title: 'Data protection',
    level: 2,
    requirements: [
      met('8.1.1', 'no caches on the way', 'no-store', [
        'tests/api/security.test.ts',
        'a browser is told',
        'to store no answer of the API, and to show none as a page: %s',
      ]),
      partly(
        '8.1.2',
        'copies on the server go',
        'files are written under a temporary name and renamed when complete; files left by a crash are accessible to Rove’s account only, and stay',
      ),
      met('8.1.3', 'few parameters', 'each schema names its fields; others are dropped', [
        'tests/api/security.test.ts',
        'what is sent',
        'sets no field that is not the person’s to set',
      ]),
      met(
        '8.1.4',
        'unusual numbers of calls are noticed',
        'calls are limited and counted, and a rule raises the alarm',
        [
          'tests/api/metrics.test.ts',
          'what somebody may have to look at',
          'a call that is answered so counts as %s',
        ],
        [
          'tests/api/metrics.test.ts',
          'what somebody may have to look at',
          'the rules of docs/operating.md name metrics that are there, and events that are counted',
        ],
        [
          'tests/api/limits.test.ts',
          'signing in',
          'at most 100 guesses an hour reach one account, wherever they come from',
        ],
      ),
      partly(
        '8.3.5',
        'access to sensitive data is audited',
        'downloads, exports of the audit log and erasing are audited; opening a lead works offline and is not',
      ),
      not(
        '8.3.6',
        'memory is overwritten',
        'JavaScript offers no way to overwrite a text in memory; keys are bytes that live as long as the process',
      ),
      met('8.3.7', 'encryption keeps secret and whole', 'AES-256-GCM', [
        'api/secrets/encryption.test.ts',
        'another secret, a changed byte, half a text or none opens nothing',
      ]),
      met(
        '8.3.8',
        'old data is deleted automatically',
        'deleted rows, teams and accounts after 30 days, with their history and files; the audit log after 400 days, invitations after they expired',
        [
          'tests/api/erase.test.ts',
          'a lead that was deleted over 30 days ago is gone with its name, notes and photo, from history and files too',
        ],
        [
          'tests/api/team-deletion.test.ts',
          'a deleted team',
          'the daily purge removes what was deleted 30 days ago, all of it, and nothing else',
        ],
        ['tests/api/audit.test.ts', 'the audit log is kept', KEPT],
      ),
    ],
  },
]
