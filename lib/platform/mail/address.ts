import { type OperatorDetails, siteNameOf } from '@/lib/domain/accounts/operator';
import { shownPhone } from '@/lib/domain/phones';
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

/** Whom to ask: the assignee of the application, or of the student; or the agency that handles the application, on its page `id`. */
export interface Assignee {
  id: string;
  name: string;
  isAgency?: boolean;
  /** The application's id. */
  about?: string | undefined;
}

/**
 * Completes a letter with what every letter has: the reader's name, who signs, whom to ask.
 * @param to the address it goes to
 * @param operator who runs the site, as admins entered it: what is empty is left out
 * @param agency of a student: what the agency that looks after them is called
 * @param isOwnAddress false for an address that is not the account's own: a guardian's, or one that is not confirmed yet
 */
export function addressed(
  letter: Letter,
  {
    to,
    reader,
    assignee,
    isOwnAddress,
    operator,
    agency = '',
  }: {
    to: string;
    reader: Reader;
    assignee: Assignee | null;
    isOwnAddress: boolean;
    operator: OperatorDetails;
    agency?: string;
  },
): AddressedLetter {
  const isProven = isOwnAddress && reader.isVerified;
  const house = operator.name || siteNameOf(operator);
  // Who signs is the one to ask: the counsellor, else who of staff did what the letter is about.
  const asked = (isProven || letter.reader) && !assignee?.isAgency ? assignee : null;
  const signs = asked?.name ?? letter.by;
  return {
    ...letter,
    to,
    site: siteNameOf(operator),
    colour: operator.colour,
    agency: isProven ? shortName(agency) : '',
    reader: letter.reader ?? (isProven ? shortName(reader.name) : certainName(reader.name)),
    signature: signs ? [signs, house] : [`The ${house} team`],
    help: isProven
      ? helpFor(reader.role, assignee, operator, letter.by)
      : helpWithoutAccount(asked?.name ?? letter.by, operator),
    sender: [operator.name, ...operator.address.split('\n')].map((line) => line.trim()).filter(Boolean),
  };
}

function helpFor(role: Role, assignee: Assignee | null, operator: OperatorDetails, by: string | undefined): Help {
  if (role === 'team' || role === 'admin')
    return { text: 'Questions? Ask an administrator of your team.', href: '', also: '' };
  const messages = siteUrl(`/app/${role}/messages`);
  const also = otherWays(operator);
  if (!assignee)
    return { text: by ? `Questions? Ask ${by} of our team:` : 'Questions? Write to our team:', href: messages, also };
  if (assignee.isAgency)
    return { text: helpOfAgency(role, assignee.name), href: `${messages}/application/${assignee.id}`, also };
  const who = role === 'student' ? `${assignee.name}, your counsellor` : `${assignee.name} of our team`;
  // Agents and helpers write about an application; a conversation with a person is the student's.
  const of = role === 'student' ? `/chat/${assignee.id}` : assignee.about ? `/application/${assignee.about}` : '';
  return { text: `Questions? Ask ${who}:`, href: `${messages}${of}`, also };
}

/** Its own people ask the student; staff read along. */
const helpOfAgency = (role: Role, agency: string): string =>
  role === 'agent'
    ? 'Questions? Write to the student:'
    : `Questions? Ask ${shortName(agency)}, which handles this application:`;

/** For people who can't sign in, or not yet. A stranger learns no name of staff. */
const helpWithoutAccount = (name: string | undefined, operator: OperatorDetails): Help => ({
  text: `Questions? Ask ${name ? `${name} of our team` : 'our team'}:`,
  href: siteUrl('/contact'),
  also: otherWays(operator),
});

/** 'You can also call +91 98140 00000 or send an e-mail to help@example.com.' */
function otherWays({ phone, whatsapp, email }: OperatorDetails): string {
  const ways = [
    phone && `call ${shownPhone({ mobile: phone })}`,
    whatsapp && `write on WhatsApp to ${shownPhone({ mobile: whatsapp })}`,
    email && `send an email to ${email}`,
  ].filter(Boolean);
  return ways.length > 0 ? `You can also ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(ways)}.` : '';
}

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
