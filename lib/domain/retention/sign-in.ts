import type { StudentRetentionEntry } from './register';

const ACCOUNT = 'the account is deleted';

/** What is kept for signing in. */
export const RETENTION_OF_SIGN_IN: readonly StudentRetentionEntry[] = [
  {
    collection: 'sessions',
    title: 'Where you are signed in',
    exported: 'sessions',
    notExported: '',
    retained: [
      {
        fields: 'userId version device place usedOn confirmedOn endsOn directory',
        what: 'Your browser and operating system, part of your IP address, and the times; of our team and agencies also the directory’s token, encrypted',
        purpose: 'to show you your devices and let you sign them out',
        until: 'seven days have passed, or you sign out',
      },
    ],
  },
  {
    collection: 'one_time_codes',
    title: 'Codes and links',
    exported: '',
    notExported: 'they are secrets',
    retained: [
      {
        fields: 'userId purpose hash sealed tries email jobId expiresAt',
        what: 'Codes and links that we sent, stored only as hashes; a new email address until it is confirmed',
        purpose: 'to check them once',
        until: 'they have been used or have expired, after at most seven days',
      },
    ],
  },
  {
    collection: 'consent_links',
    title: 'Links to confirm applications',
    exported: '',
    notExported: 'the email with the link says the same, and the consent records how it was given',
    retained: [
      {
        fields: 'userId address ofGuardian applications asked tries usedAt expiresAt',
        what: 'Our email asking you, or your parent or guardian, to confirm what we send with your applications: who asked, when, for which applications',
        purpose: 'to check the link once',
        until: 'seven days have passed',
      },
    ],
  },
  {
    collection: 'agency_claims',
    title: 'Agencies that asked to connect with you',
    exported: '',
    notExported: 'your activity and your notifications say the same',
    retained: [
      {
        fields:
          'agencyId userId name email branchId memberId counsellor_name asked state lapsesOn openKey tries answer from to keptUntil',
        what: 'An agency’s request to act for you: who asked and what they entered, what you answered, when it began and ended',
        purpose: 'to act on your answer, and to show who acted for you and when',
        until: 'the account is deleted; without your agreement, three months after the request ended',
      },
    ],
  },
  {
    collection: 'credit_disputes',
    title: 'Applications claimed by two agencies',
    exported: '',
    notExported: 'it concerns only the agencies and us',
    retained: [
      {
        fields: 'agencyId userId email university words raised decision',
        what: 'An agency’s claim that it introduced you to us for an application: what it wrote, and what we decided',
        purpose: 'to decide which agency is paid; this record gives nobody access to your data',
        until: 'the account is deleted',
      },
    ],
  },
  {
    collection: 'third_party_letters',
    title: 'Emails to others for you',
    exported: '',
    notExported: 'they contain no readable addresses',
    retained: [
      {
        fields: 'key userId address request at',
        what: 'Emails we sent to someone else for you, such as your guardian: when, about what, and a hash of the address',
        purpose: "so that we don't email anyone too often",
        until: 'two days have passed',
      },
    ],
  },
  {
    collection: 'passkeys',
    title: 'Passkeys',
    exported: '',
    notExported: 'the student’s devices have them, and Settings lists their names',
    retained: [
      {
        fields: 'userId name credentialId publicKey counter usedOn',
        what: 'The public half of each passkey, and its name',
        purpose: 'so that you can sign in with the passkey',
        until: `you remove it, or ${ACCOUNT}`,
      },
    ],
  },
  {
    collection: 'passkey_challenges',
    title: 'Passkey sign-ins in progress',
    exported: '',
    notExported: 'they are secrets that expire in minutes',
    retained: [
      {
        fields: 'userId expiresAt',
        what: 'A random text that your passkey signs',
        purpose: 'so that you can sign in with the passkey',
        until: 'a few minutes have passed',
      },
    ],
  },
  {
    collection: 'second_factors',
    title: 'Authenticator app',
    exported: '',
    notExported: 'they are secrets',
    retained: [
      {
        fields: 'userId sealed lastStep pending recoveryHashes',
        what: 'The app’s secret, encrypted, and hashes of recovery codes',
        purpose: 'to check the app’s codes',
        until: `you remove it, or ${ACCOUNT}`,
      },
    ],
  },
];
