import { met, type Part, partly } from './requirement.ts'

export const businessLogic: readonly Part[] = [
  {
    chapter: 11,
    title: 'Business logic',
    level: 1,
    requirements: [
      met(
        '11.1.1',
        'steps in order',
        'a request is queued, then calling, then done; each suggestion is approved once',
        [
          'tests/api/running.test.ts',
          'an approval that runs',
          'is cancelled half-way: what was found stays, what was under way is left alone',
        ],
      ),
      partly(
        '11.1.2',
        'human speed',
        'limits on calls that cost money; editing is not slowed down, because phones may send a whole day at once',
      ),
      met(
        '11.1.3',
        'limits per person',
        'per account, and per network where nobody is signed in',
        [
          'tests/api/limits.test.ts',
          'what one account can have of the server',
          'is so many calls in ten minutes, reading among them, and another person may go on',
        ],
        [
          'tests/api/limits.test.ts',
          'signing in',
          'emails can not be written without end, and another person may go on',
        ],
        ['tests/api/usage.test.ts', 'a cap', 'holds when many ask at once'],
      ),
      met(
        '11.1.4',
        'against mass calls',
        'sign-in, invitations, uploads, imports, look-ups, exports and AI each have limits; so have all calls of an account, including reading, and the bytes that it sends, reads and stores',
        [
          'tests/api/limits.test.ts',
          'what one account can have of the server',
          'is so many calls in ten minutes, reading among them, and another person may go on',
        ],
        [
          'tests/api/limits.test.ts',
          'what one account can have of the server',
          'is a full team’s rows twice an hour, and then its devices are told when to go on',
        ],
        [
          'tests/api/limits.test.ts',
          'of one account 64 MB are taken at once and then 1 MB a minute, and nobody else waits meanwhile',
        ],
        [
          'tests/api/storage.test.ts',
          'a call that would add to a full team is answered 507 with a sentence, and what takes away goes on',
        ],
        [
          'tests/api/routes.test.ts',
          'what one account can have kept in the audit log',
          'is bounded for every call, and every event is one that a call here comes to',
        ],
      ),
      met(
        '11.1.5',
        'limits against known risks',
        'monthly budgets for the server and each team, 20 imports per team, and no request is billed twice',
        [
          'tests/api/private-service.test.ts',
          'a private AI service of the server',
          'counts in the server’s budget whosever key is sent to it',
        ],
        [
          'tests/api/budget.test.ts',
          'with the server’s key',
          'many who ask at once get no more than it allows',
        ],
        [
          'tests/api/budget.test.ts',
          'with the server’s key',
          'a team gets its share and then companies without AI, others theirs until the server’s is used up',
        ],
      ),
    ],
  },
  {
    chapter: 11,
    title: 'Business logic',
    level: 2,
    requirements: [
      met(
        '11.1.6',
        'no races in what matters',
        'one transaction each: receipts, unique leads, claimed suggestions, invitations that work once',
        ['tests/api/invitations.test.ts', 'an invitation', 'lets nobody in twice, not even at once'],
        ['tests/api/factors.test.ts', 'a recovery code', 'sent twice at once signs in once'],
        ['tests/api/usage.test.ts', 'a cap', 'holds when many ask at once'],
      ),
      met(
        '11.1.7',
        'unusual acts are noticed',
        'refused sign-ins and second factors, forbidden calls, floods, full quotas, exports and erasures are counted, with rules for unusual numbers; who did what is in the audit log',
        ['tests/api/metrics.test.ts', 'what somebody may have to look at', 'is counted once: %s'],
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
      ),
      met(
        '11.1.8',
        'alerts',
        'rules for Prometheus in docs/operating.md, whose numbers the operator sets; a test checks that they use existing metrics',
        [
          'tests/api/metrics.test.ts',
          'what somebody may have to look at',
          'the rules of docs/operating.md name metrics that are there, and events that are counted',
        ],
        ['tests/api/metrics.test.ts', 'what somebody may have to look at', 'is counted once: %s'],
      ),
    ],
  },
]
