import type { StudentRetentionEntry } from './register';

const ACCOUNT = 'the account is deleted';

/** What is kept about everyone with an account. */
export const RETENTION_OF_ACCOUNTS: readonly StudentRetentionEntry[] = [
  {
    collection: 'users',
    title: 'Account',
    exported: 'account settings',
    notExported: 'the password hash, and staff notes when the student was reassigned',
    retained: [
      {
        fields:
          'name email mobile mobileE164 phoneEnd mailbox emailEntry spokenWith words company_name counsellor_name jobTitle handle',
        what: 'Name, contact details and who entered them, company and counsellor',
        purpose: 'to know who you are and to contact you',
        until: ACCOUNT,
      },
      {
        fields: 'passwordHash choosesPassword sessionVersion',
        what: 'A hash of your password, never the password itself',
        purpose: 'so that only you can sign in',
        until: ACCOUNT,
      },
      {
        fields: 'role isVerified disabled ref cameBy',
        what: 'Kind of account, whether it is verified, whether a student registered, was invited or was added',
        purpose: 'to decide what it may do, and to count accounts',
        until: 'never: after a deletion it counts without your name',
      },
      {
        fields: 'addedBy agencyOn claimId branchId memberId formerAgents referralCode agency',
        what: 'Your present and past agents, since when, who looks after you there, your referral code, and where an agent works',
        purpose: 'so that agents see only their own students',
        until: ACCOUNT,
      },
      {
        fields: 'counsellorId handOvers',
        what: 'Which of our staff look or looked after a student, with their notes',
        purpose: 'so that someone is responsible for you',
        until: ACCOUNT,
      },
      {
        fields: 'settings digestOn timeZone calendar',
        what: 'Your settings',
        purpose: 'to follow your choices',
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
        what: 'When the account is to be deleted, who asked for it, and when it was deleted',
        purpose: 'to delete it on time',
        until: 'never: it no longer names anyone',
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
        what: 'What you did here, one sentence each',
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
        what: 'Your notifications; other people’s may name you',
        purpose: 'to tell you what happened',
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
        what: 'How far you have read a conversation',
        purpose: 'to count what is unread',
        until: ACCOUNT,
      },
    ],
  },
  {
    collection: 'upload_days',
    title: 'Daily uploads',
    exported: '',
    notExported: 'it is only kept for two days',
    retained: [
      {
        fields: 'bytes expiresOn',
        what: 'How much an account uploaded on one day',
        purpose: 'to share the space fairly',
        until: 'two days later',
      },
    ],
  },
  {
    collection: 'jobs',
    title: 'Queued emails and jobs',
    exported: '',
    notExported: 'they hold no text',
    retained: [
      {
        fields: 'kind key payload state due leasedBy tries error endedOn',
        what: 'Which email goes to whom, without its text',
        purpose: 'to send it, and retry if needed',
        until: `thirty days after it was done, or ${ACCOUNT}`,
      },
    ],
  },
  {
    collection: 'events',
    title: 'Live updates',
    exported: '',
    notExported: 'they repeat what is stored elsewhere',
    retained: [
      {
        fields: 'kind to payload at',
        what: 'What open pages are updated with: new messages, notifications, changes',
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
