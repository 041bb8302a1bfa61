import type { StudentRetentionEntry } from './register';

const ACCOUNT = 'the account is deleted';

/** What is kept about everyone with an account. */
export const RETENTION_OF_ACCOUNTS: readonly StudentRetentionEntry[] = [
  {
    collection: 'users',
    title: 'Account',
    exported: 'account settings',
    notExported: 'the password’s fingerprint, and the staff’s notes at a change of hands',
    retained: [
      {
        fields:
          'name email mobile mobileE164 phoneEnd mailbox emailEntry spokenWith words company_name counsellor_name jobTitle handle',
        what: 'Name, how to reach you and who entered that, company and counsellor',
        purpose: 'to know who you are and to write to you',
        until: ACCOUNT,
      },
      {
        fields: 'passwordHash choosesPassword sessionVersion',
        what: 'A fingerprint of your password, never the password',
        purpose: 'to let only you in',
        until: ACCOUNT,
      },
      {
        fields: 'role isVerified disabled ref cameBy',
        what: 'Kind of account, whether it is verified, whether a student registered, was invited or was added',
        purpose: 'to decide what it may do, and to count accounts',
        until: 'never: after a deletion it counts without you',
      },
      {
        fields: 'addedBy agencyOn claimId branchId memberId formerAgents referralCode agency',
        what: 'The agents you have and had, since when, and who of them looks after you, your referral code, where an agent works',
        purpose: 'to show agents their students alone',
        until: ACCOUNT,
      },
      {
        fields: 'counsellorId handOvers',
        what: 'Who of our staff looks after a student and did so before, with their notes',
        purpose: 'so that someone answers you',
        until: ACCOUNT,
      },
      {
        fields: 'settings digestOn timeZone calendar',
        what: 'Your settings',
        purpose: 'to do as you wish',
        until: ACCOUNT,
      },
      {
        fields: 'mergedInto',
        what: 'Which other account of yours this one was merged into',
        purpose: 'to delete both together',
        until: ACCOUNT,
      },
      {
        fields: 'leavesOn leaveAskedBy erasedOn',
        what: 'When the account is deleted, who asked for it, when it was',
        purpose: 'to delete it in time, once',
        until: 'never: it names no person any more',
      },
    ],
  },
  {
    collection: 'activities',
    title: 'My activity',
    exported: 'activities',
    notExported: '',
    retained: [
      {
        fields: 'userId activity kind',
        what: 'What you did here, in a sentence each',
        purpose: 'so that you can look it up',
        until: ACCOUNT,
      },
    ],
  },
  {
    collection: 'notifications',
    title: 'Notices',
    exported: 'notices',
    notExported: '',
    retained: [
      {
        fields: 'userId notification href group stands count readOn',
        what: 'Notices of your bell; others\u2019 may name you',
        purpose: 'to tell what happened',
        until: `${ACCOUNT}; your name in others' becomes '(deleted)'`,
      },
    ],
  },
  {
    collection: 'read-marks',
    title: 'What you have read',
    exported: '',
    notExported: 'it only says what was read',
    retained: [
      {
        fields: 'userId conversation upTo',
        what: 'Up to where you read a thread',
        purpose: 'to count what is unread',
        until: ACCOUNT,
      },
    ],
  },
  {
    collection: 'upload_days',
    title: 'Uploads of a day',
    exported: '',
    notExported: 'it is a count of two days',
    retained: [
      {
        fields: 'bytes expiresOn',
        what: 'How much an account stored on a day',
        purpose: 'to share the space fairly',
        until: 'two days later',
      },
    ],
  },
  {
    collection: 'jobs',
    title: 'Mails and other work that waits',
    exported: '',
    notExported: 'they hold no text',
    retained: [
      {
        fields: 'kind key payload state due leasedBy tries error endedOn',
        what: 'Which mail goes to whom, without its text',
        purpose: 'to send it, again if need be',
        until: `thirty days after it was done, or ${ACCOUNT}`,
      },
    ],
  },
  {
    collection: 'events',
    title: 'Live pages',
    exported: '',
    notExported: 'they repeat what stands elsewhere',
    retained: [
      {
        fields: 'kind to payload at',
        what: 'What open pages are told: new messages, notices, changes',
        purpose: 'to show them at once',
        until: 'a day later',
      },
    ],
  },
  {
    collection: 'rate_limits',
    title: 'Tries',
    exported: '',
    notExported: 'these are counts by fingerprints',
    retained: [
      {
        fields: 'key points expire',
        what: 'How often something was tried, by a fingerprint of the address or account',
        purpose: 'to stop guessing',
        until: 'at most a day later',
      },
    ],
  },
  {
    collection: 'staff_actions',
    title: 'What staff did',
    exported: '',
    notExported: 'the history of each application, and who looked, say what concerns the student',
    retained: [
      {
        fields: 'by byRole action subject subjectId label userId before after at',
        what: 'Which member of staff changed what, and of whom',
        purpose: 'to answer for it',
        until: 'never; values about a deleted account become \u2018(deleted)\u2019',
      },
    ],
  },
  {
    collection: 'deletions',
    title: 'Deleted accounts',
    exported: '',
    notExported: 'it is of accounts that are gone',
    retained: [
      {
        fields: 'on',
        what: 'A fingerprint of each deleted account\u2019s number',
        purpose: 'to delete it again from a restored backup',
        until: 'never: it names no person',
      },
    ],
  },
];
