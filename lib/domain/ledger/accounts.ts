/**
 * The accounts of an agency's ledger. Plus is debit: what is owed to the agency, what it has and what it spends stands above zero,
 * what it must pay and earns below.
 */
export const ACCOUNT_RULES = {
  'receivable:institution': { name: 'Owed by institutions', kind: 'asset' },
  'receivable:student': { name: 'Owed by students', kind: 'asset' },
  bank: { name: 'Bank', kind: 'asset' },
  cash: { name: 'Cash', kind: 'asset' },
  'tax withheld by others': { name: 'Tax withheld by payers', kind: 'asset' },
  'payable:institution': { name: 'Owed to institutions', kind: 'liability' },
  'payable:sub-agent': { name: 'Owed to sub-agents', kind: 'liability' },
  'payable:partner': { name: 'Owed to partner branches', kind: 'liability' },
  'payable:student': { name: 'Owed to students', kind: 'liability' },
  'tax withheld to pay': { name: 'Tax withheld, payable', kind: 'liability' },
  'output tax': { name: 'Tax on fees, payable', kind: 'liability' },
  income: { name: 'Commission', kind: 'income' },
  'income:fees': { name: 'Fees from students', kind: 'income' },
  'cost:sub-agent': { name: 'Shares of sub-agents', kind: 'cost' },
  'cost:partner': { name: 'Shares of partner branches', kind: 'cost' },
  'bank charges': { name: 'Bank charges', kind: 'cost' },
  'written off': { name: 'Written off', kind: 'cost' },
  /** Holds what left one currency and came in another: what is owed never changes its currency. */
  exchange: { name: 'Exchange gains and losses', kind: 'exchange' },
} as const satisfies Readonly<Record<string, AccountRule>>;

interface AccountRule {
  name: string;
  kind: 'asset' | 'liability' | 'income' | 'cost' | 'exchange';
}

export type Account = keyof typeof ACCOUNT_RULES;
export const ACCOUNTS = Object.keys(ACCOUNT_RULES) as Account[];
