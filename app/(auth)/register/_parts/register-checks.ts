import type { z } from 'zod';
import { registration } from '@/lib/contract/accounts/accounts';
import { ROLE_CODES } from '@/lib/domain/roles';

export type Values = z.input<typeof registration>;

/** What the form checks by: the contract, and a company's name for agents. */
export const registerChecks = registration.refine(
  ({ role, company_name }) => role !== ROLE_CODES.agent || company_name,
  {
    path: ['company_name'],
    message: 'Please enter the name of your company.',
    // Also while other fields are wrong, so that everything missing is named at once.
    when: () => true,
  },
);
