import type { KeptPart } from './kept';

const ACCOUNT = 'the account is deleted';

/** What is kept while two accounts of one person are one. */
export const KEPT_OF_MERGES: readonly KeptPart[] = [
  {
    collection: 'merges',
    title: 'Merged accounts',
    kept: [
      {
        fields: 'keepId goneId keepName goneName by byName at endsOn state twins active busy leasedUntil',
        what: 'That two accounts were one person’s and became one, and which admin did it',
        purpose: 'to take it back if it was wrong',
        until: ACCOUNT,
      },
    ],
  },
  {
    collection: 'merge_entries',
    title: 'Merged accounts: what changed',
    kept: [
      {
        fields: 'mergeId collectionName recordId fields removed made',
        what: 'What each record of the two accounts said before',
        purpose: 'to restore it exactly',
        until: `thirty days after the merge, or ${ACCOUNT}`,
      },
    ],
  },
];
