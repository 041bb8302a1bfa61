import type { Role } from '@/lib/domain/roles';
import { daysBefore } from '../dates';
import type { DemoAccount } from './types';

interface Member {
  name: string;
  email: string;
  role: Role;
  jobTitle?: string;
  handle?: string;
  company_name?: string;
  isVerified?: boolean;
  /** Days before now. */
  since: number;
  /** India's where not given. */
  diallingCode?: string;
}

/** The six people students can write to; the first is the `team` persona. */
const TEAM: readonly Member[] = [
  {
    name: 'Harpreet Gill',
    email: 'team@example.com',
    role: 'team',
    jobTitle: 'Canada visa counsellor',
    handle: 'harpreet-gill',
    since: 620,
  },
  {
    name: 'Rohan Mehta',
    email: 'rohan.mehta@example.com',
    role: 'team',
    jobTitle: 'Admin counsellor',
    handle: 'rohan-mehta',
    since: 800,
  },
  {
    name: 'Kavya Nair',
    email: 'kavya.nair@example.com',
    role: 'team',
    jobTitle: 'Australia and New Zealand visa counsellor',
    handle: 'kavya-nair',
    since: 540,
  },
  {
    name: 'Emily Carter',
    email: 'emily.carter@example.com',
    role: 'team',
    jobTitle: 'UK, USA and Singapore admissions counsellor',
    handle: 'emily-carter',
    since: 410,
  },
  {
    name: 'Daniel Okafor',
    email: 'daniel.okafor@example.com',
    role: 'team',
    jobTitle: 'IT support',
    handle: 'daniel-okafor',
    since: 300,
  },
  {
    name: 'Sofia Marques',
    email: 'sofia.marques@example.com',
    role: 'team',
    jobTitle: 'Marketing manager',
    handle: 'sofia-marques',
    since: 365,
  },
];

const ADMIN: Member = {
  name: 'Anita Rao',
  email: 'admin@example.com',
  role: 'admin',
  jobTitle: 'Head of admissions',
  handle: 'anita-rao',
  since: 900,
};

/** The first agent is the persona; the last waits to be verified. */
const AGENTS: readonly Member[] = [
  {
    name: 'Arjun Malhotra',
    email: 'agent@example.com',
    role: 'agent',
    company_name: 'Banyan Lane Education',
    since: 450,
  },
  {
    name: 'Grace Thomas',
    email: 'grace.thomas@example.com',
    role: 'agent',
    company_name: 'Mangrove Bay Study Advisers',
    since: 210,
  },
  {
    name: 'Nadeem Akhtar',
    email: 'nadeem.akhtar@example.com',
    role: 'agent',
    company_name: 'Ravi River Study Partners',
    diallingCode: '92',
    isVerified: false,
    since: 4,
  },
];

export const staffAccounts = (now: Date): DemoAccount[] =>
  [ADMIN, ...TEAM].map((member, index) => accountOf(member, index, now));

export const agentAccounts = (now: Date): DemoAccount[] =>
  AGENTS.map((member, index) => accountOf(member, 20 + index, now));

function accountOf(member: Member, index: number, now: Date): DemoAccount {
  return {
    name: member.name,
    email: member.email,
    mobile: madeUpMobile(member.diallingCode ?? '91', 400 + index),
    role: member.role,
    isVerified: member.isVerified ?? true,
    company_name: member.company_name ?? '',
    jobTitle: member.jobTitle ?? '',
    handle: member.handle ?? '',
    settings: { notifications: true, tfa: false, newsLetter: member.role === 'agent' },
    createdOn: daysBefore(now, member.since),
  };
}

/** As people write it, with a plus and the country's dialling code; '555' and zeros keep it from being a real number. */
export function madeUpMobile(diallingCode: string, serial: number): string {
  return `+${diallingCode}5550000${String(serial).padStart(3, '0')}`;
}
