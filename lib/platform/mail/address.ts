import { PRODUCT_NAME } from '@/lib/domain/product-name';
import type { Role } from '@/lib/domain/roles';
import { siteUrl } from '@/lib/platform/env';
import type { AddressedLetter, Help, Letter } from './letter';

/** Who reads a letter. */
export interface Reader {
  name: string;
  role: Role;
  /** The address belongs to the account: a link or code that went there was used. */
  isVerified: boolean;
}

/** The assignee of the application, or of the student. */
export interface Assignee {
  id: string;
  name: string;
}

/**
 * Completes a letter with what every letter has: the reader's name, who signs, whom to ask.
 * @param to the address it goes to
 * @param isOwnAddress false for an address that is not the account's own: a guardian's, or one that is not confirmed yet
 */
export function addressed(
  letter: Letter,
  {
    to,
    reader,
    assignee,
    isOwnAddress,
  }: { to: string; reader: Reader; assignee: Assignee | null; isOwnAddress: boolean },
): AddressedLetter {
  const isProven = isOwnAddress && reader.isVerified;
  return {
    ...letter,
    to,
    reader: letter.reader ?? (isProven ? shortName(reader.name) : certainName(reader.name)),
    signature: letter.by ? [letter.by, PRODUCT_NAME] : [`The ${PRODUCT_NAME} team`],
    help: isProven ? helpFor(reader.role, assignee) : helpWithoutAccount(letter.reader ? assignee : null),
  };
}

function helpFor(role: Role, assignee: Assignee | null): Help {
  if (role === 'team' || role === 'admin') return { text: 'Questions? Ask an admin of your team.', href: '' };
  const messages = siteUrl(`/app/${role}/messages`);
  if (!assignee) return { text: 'Questions? Write to our team:', href: messages };
  const who = role === 'student' ? `${assignee.name}, your counsellor` : `${assignee.name} of our team`;
  return { text: `Questions? Ask ${who}:`, href: `${messages}/chat/${assignee.id}` };
}

/** For people who can't sign in, or not yet. A stranger learns no name of staff. */
const helpWithoutAccount = (assignee: Assignee | null): Help => ({
  text: `Questions? Ask ${assignee ? `${assignee.name} of our team` : 'our team'}:`,
  href: siteUrl('/#talk-to-a-counselor'),
});

const LONGEST_SHORT_NAME = 60;

/** In a letter, also to an address that is no account's: a typed name must not carry a message, nor what mail programs make a link of. */
export function shortName(name: string): string {
  const plain = name.replaceAll('://', ' ');
  return plain.length > LONGEST_SHORT_NAME ? `${plain.slice(0, LONGEST_SHORT_NAME - 1).trimEnd()}…` : plain;
}

/** At most four words of letters, 40 characters in all: nothing else is certain to be a name that a stranger typed. */
const CERTAIN = /^[\p{L}\p{M}'’-]+\.?(?: [\p{L}\p{M}'’-]+\.?){0,3}$/u;

/** The name, or '' where it could be a message: one can register with any name and another person's address. */
const certainName = (name: string): string => (name.length <= 40 && CERTAIN.test(name) ? name : '');
