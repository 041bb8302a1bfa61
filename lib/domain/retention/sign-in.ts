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
        fields: 'userId version device place usedOn confirmedOn endsOn',
        what: 'Browser and system, the range of the network address, and times',
        purpose: 'to show you your devices, and to end them',
        until: 'seven days later, or you sign out',
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
        what: 'Fingerprints of codes and links that were sent; a new address until it is confirmed',
        purpose: 'to check them once',
        until: 'they are used or over, at most seven days',
      },
    ],
  },
  {
    collection: 'consent_links',
    title: 'Links to confirm applications',
    exported: '',
    notExported: 'the e-mail with the link says the same, and the consent says how it came',
    retained: [
      {
        fields: 'userId address ofGuardian applications asked tries usedAt expiresAt',
        what: 'That you, or your parent or guardian, were asked by e-mail to confirm what your applications send: by whom, when, for which applications',
        purpose: 'to check the link once',
        until: 'seven days later',
      },
    ],
  },
  {
    collection: 'agency_claims',
    title: 'Agencies that asked for you',
    exported: '',
    notExported: 'your activity and your notices say the same',
    retained: [
      {
        fields:
          'agencyId userId name email branchId memberId counsellor_name asked state lapsesOn openKey tries answer from to keptUntil',
        what: 'That an agency asked to act for you: who asked and what they entered, what you answered, when it began and ended',
        purpose: 'to let your answer count, and to show who acted for you when',
        until: 'the account is deleted; without a yes three months after the request ended',
      },
    ],
  },
  {
    collection: 'credit_disputes',
    title: 'Applications that two agencies say are theirs',
    exported: '',
    notExported: 'it is between the agencies and us',
    retained: [
      {
        fields: 'agencyId userId email university words raised decision',
        what: 'That an agency said it brought you for an application: what it wrote, and what we decided',
        purpose: 'to decide which agency is paid; it lets no one read anything',
        until: 'the account is deleted',
      },
    ],
  },
  {
    collection: 'third_party_letters',
    title: 'E-mails to others for you',
    exported: '',
    notExported: 'they are fingerprints of addresses',
    retained: [
      {
        fields: 'key userId address request at',
        what: 'That we wrote to an address for you, such as your guardian’s: when, about what, and a fingerprint of the address',
        purpose: 'to write to nobody again and again',
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
        purpose: 'to sign in with it',
        until: `you remove it, or ${ACCOUNT}`,
      },
    ],
  },
  {
    collection: 'passkey_challenges',
    title: 'Passkeys being used',
    exported: '',
    notExported: 'they are secrets, and over in minutes',
    retained: [
      {
        fields: 'userId expiresAt',
        what: 'A random text that a passkey signs',
        purpose: 'to sign in with it',
        until: 'some minutes later',
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
        what: 'The app\u2019s secret, encrypted, and fingerprints of recovery codes',
        purpose: 'to check its codes',
        until: `you remove it, or ${ACCOUNT}`,
      },
    ],
  },
];
