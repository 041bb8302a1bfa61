import type { StudentRetentionEntry } from './register';

const ACCOUNT = 'the account is deleted';

/** What is kept about everyone with an account. */
export const RETENTION_OF_ACCOUNTS: readonly StudentRetentionEntry[] = [
  {
    collection: 'users',
    title: 'Account',
    exported: 'account settings',
    notExported: 'the stored form of the password (a hash), and staff notes when the student was reassigned',
    retained: [
      {
        fields:
          'name email mobile mobileE164 numberRead phoneEnd mailbox emailEntry spokenWith words company_name counsellor_name address jobTitle handle',
        what: 'Name, contact details and who entered them, company and counsellor',
        purpose: 'to know who you are and to contact you',
        until: ACCOUNT,
      },
      {
        fields: 'passwordHash choosesPassword sessionVersion',
        what: 'A code made from your password (a hash), never the password itself',
        purpose: 'so that only you can sign in',
        until: ACCOUNT,
      },
      {
        fields: 'role isVerified disabled ref cameBy',
        what: 'Type of account, whether it is verified, and whether a student registered, was invited or was added',
        purpose: 'to decide what the account can do, and to count accounts',
        until: 'never: once the account is deleted it is only counted, without your name',
      },
      {
        fields: 'addedBy agencyOn claimId branchId memberId formerAgents referralCode agency helps helperIds',
        what: 'Your current and earlier agencies and since when, who you help, who helps you, who looks after you at your agency, your referral code, and, for agency staff, where they work',
        purpose: 'so that agencies see only their own students',
        until: ACCOUNT,
      },
      {
        fields: 'counsellorId handOvers',
        what: 'Which of our staff look after a student now or looked after them before, with their notes',
        purpose: 'so that someone is responsible for you',
        until: ACCOUNT,
      },
      {
        fields: 'settings digestOn timeZone calendar',
        what: 'Your settings',
        purpose: 'to respect your choices',
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
        purpose: 'so that the account is deleted on time',
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
    title: 'Notifications',
    exported: 'notices',
    notExported: '',
    retained: [
      {
        fields: 'userId notification href group stands count readOn',
        what: 'Your notifications. Other people’s notifications may contain your name',
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
        what: 'How much of a conversation you have read',
        purpose: 'to count what is unread',
        until: ACCOUNT,
      },
    ],
  },
  {
    collection: 'upload_days',
    title: 'Daily uploads',
    exported: '',
    notExported: 'it is only stored for two days',
    retained: [
      {
        fields: 'bytes expiresOn',
        what: 'How much an account uploaded on one day',
        purpose: 'to share the storage fairly',
        until: 'two days have passed',
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
        what: 'Which email is sent to whom, without its text',
        purpose: 'to send the email, and to try again if needed',
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
        what: 'Updates for open pages: new messages, notifications, changes',
        purpose: 'to show them at once',
        until: 'a day has passed',
      },
    ],
  },
  {
    collection: 'rate_limits',
    title: 'Attempts',
    exported: '',
    notExported: 'these are counts, without readable addresses',
    retained: [
      {
        fields: 'key points expire',
        what: 'How often someone tried something, such as signing in. The address or account is stored only as a code that can’t be read back (a hash)',
        purpose: 'to stop people who guess passwords',
        until: 'at most a day has passed',
      },
    ],
  },
  {
    collection: 'staff_actions',
    title: 'Staff actions',
    exported: '',
    notExported: 'the application history and the access log contain what concerns the student',
    retained: [
      {
        fields: 'by byRole action subject subjectId label userId before after at',
        what: 'Which staff member changed what, and for whom',
        purpose: 'so that staff can be held accountable for their actions',
        until: 'never; values about a deleted account become \u2018(deleted)\u2019',
      },
    ],
  },
  {
    collection: 'deletions',
    title: 'Deleted accounts',
    exported: '',
    notExported: 'it is about accounts that no longer exist',
    retained: [
      {
        fields: 'on',
        what: 'A code for each deleted account (a hash of its number)',
        purpose: 'to delete the account again if a backup is restored',
        until: 'never: it names no person',
      },
    ],
  },
];
