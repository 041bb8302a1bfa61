import type { Role } from '@/lib/domain/roles';
import agents from '../data/agents.json' with { type: 'json' };
import staff from '../data/staff.json' with { type: 'json' };
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

/** The admin, then the six people students can write to; the first of these is the `team` persona. */
const STAFF = staff as readonly Member[];
/** The first agent is the persona; the last waits to be verified. */
const AGENTS = agents as readonly Member[];

export const staffAccounts = (now: Date): DemoAccount[] => STAFF.map((member, index) => accountOf(member, index, now));

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
