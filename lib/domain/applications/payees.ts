/** What a student is warned of where money for a university doesn't go to it. `payee` is who gets it. */
export const paidElsewhere = (payee: string): string =>
  `Paid to ${payee}, not to the university. Tuition, deposits and application fees should be paid directly to the university.`;

/** To whom money for a university went. */
export const PAYEES = { university: 'The university', agency: 'The agency', other: 'Someone else' } as const;
export type Payee = keyof typeof PAYEES;
export const PAYEE_NAMES = Object.keys(PAYEES) as [Payee, ...Payee[]];

/** The red mark beside a payment that did not go to the university; '' for one that did, and for one of which that isn't said. */
export function payeeWarning(paid: { to: Payee; name: string } | null): string {
  if (!paid || paid.to === 'university') return '';
  return paidElsewhere(paid.name || PAYEES[paid.to].toLowerCase());
}
