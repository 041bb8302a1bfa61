/**
 * How e-mail addresses are compared where each belongs to one person: in any letter case, without dots and tags before the '@'
 * ('A.Rao+uk@x.org' is 'arao@x.org'), and with Google's two domains as one. Providers that tell dots apart are taken as if
 * they didn't: two people who differ by a dot alone are refused rather than mixed up. Telephone numbers are compared by
 * `isSamePhone` (lib/domain/phones.ts).
 */
export function mailboxOf(email: string | null | undefined): string {
  const [local = '', domain = ''] = splitAtLast((email ?? '').trim().toLowerCase());
  const plain = local.replace(/\+.*$/s, '').replaceAll('.', '') || local;
  return domain ? `${plain}@${domain === 'googlemail.com' ? 'gmail.com' : domain}` : plain;
}

function splitAtLast(email: string): [string, string] {
  const at = email.lastIndexOf('@');
  return at < 0 ? [email, ''] : [email.slice(0, at), email.slice(at + 1)];
}

/** Whether an address is one of these; an empty one is none. */
export function isAmong(emails: readonly string[], email: string | undefined): boolean {
  return Boolean(email) && emails.some((own) => mailboxOf(own) === mailboxOf(email));
}

/** Of a guardian's address that is the student's own. */
export const STUDENTS_OWN = 'This is the student’s own address. Please enter the address of the parent or guardian.';

/** Of a student's address that is their guardian's. */
export const GUARDIANS_OWN = 'This is the address of the parent or guardian. Please enter the student’s own address.';

/** Says nothing of whose it is. */
export const ANOTHERS = 'This address belongs to another account. Please enter a different one.';

/** The same of a telephone number. */
export const ANOTHERS_NUMBER = 'This number belongs to another account. Please enter a different one.';
