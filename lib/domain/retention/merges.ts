import type { StudentRetentionEntry } from './register';

const ACCOUNT = 'the account is deleted';

/** What is kept while two accounts of one person are one. */
export const RETENTION_OF_MERGES: readonly StudentRetentionEntry[] = [
  {
    collection: 'merges',
    title: 'Merged accounts',
    exported: '',
    notExported: 'the student was notified, and what came from the other account is in the student’s own file',
    retained: [
      {
        fields:
          'keepId goneId keepName goneName agentId keepAgentId goneAgentId by byName at endsOn state twins active busy leasedUntil',
        what: 'The merge of two accounts of one person: which agency the student had and has now, and which admin merged them',
        purpose: 'to undo the merge if it was wrong',
        until: ACCOUNT,
      },
    ],
  },
  {
    collection: 'merge_entries',
    title: 'Merged accounts: what changed',
    exported: '',
    notExported: 'it only repeats what is stored in the two accounts',
    retained: [
      {
        fields: 'mergeId collectionName recordId fields',
        what: 'The earlier contents of each record of the two accounts',
        purpose: 'to restore the records exactly',
        until: `thirty days have passed since the merge, or ${ACCOUNT}`,
      },
    ],
  },
];
