import type { StudentRetentionEntry } from './register';

const ACCOUNT = 'the account is deleted';

/** What is kept while two accounts of one person are one. */
export const RETENTION_OF_MERGES: readonly StudentRetentionEntry[] = [
  {
    collection: 'merges',
    title: 'Merged accounts',
    exported: '',
    notExported: 'the bell said so, and what came from the other account is in the file as the student’s own',
    retained: [
      {
        fields:
          'keepId goneId keepName goneName agentId keepAgentId goneAgentId by byName at endsOn state twins active busy leasedUntil',
        what: 'That two accounts were one person’s and became one, whose student they were and are, and which admin did it',
        purpose: 'to take it back if it was wrong',
        until: ACCOUNT,
      },
    ],
  },
  {
    collection: 'merge_entries',
    title: 'Merged accounts: what changed',
    exported: '',
    notExported: 'it repeats what records of the two accounts say',
    retained: [
      {
        fields: 'mergeId collectionName recordId fields',
        what: 'What each record of the two accounts said before',
        purpose: 'to restore it exactly',
        until: `thirty days after the merge, or ${ACCOUNT}`,
      },
    ],
  },
];
