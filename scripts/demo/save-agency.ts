import { Types } from 'mongoose';
import type { AgencyRole } from '@/lib/domain/agency/roles';
import { createAccount } from '@/lib/services/people/accounts/accounts';
import { Agency } from '@/models/agency';
import { User } from '@/models/user';
import agency from './data/agency.json' with { type: 'json' };
import { daysBefore } from './dates';
import { madeUpMobile } from './people/staff';

interface Listed {
  name: string;
  email: string;
  role: string;
  branches: string[];
  exports?: boolean;
  /** Days before now. */
  since: number;
}

interface Cared {
  /** Names of students. */
  of: string[];
  /** E-mail address of a person of the agency. */
  by?: string;
  /** A counsellor's name that was typed before there were people. */
  typed?: string;
  branch?: string;
}

/** Who of the agency looks after a student: fields of the student's account. */
export interface DemoCare {
  branchId: Types.ObjectId | null;
  memberId: Types.ObjectId | null;
  counsellor_name: string;
}

/**
 * The agency of five people in two branches whose owner is the `agent` persona; what exists stays as it is.
 * @returns by a student's name who looks after them
 */
export async function saveDemoAgency(
  now: Date,
  ids: ReadonlyMap<string, Types.ObjectId>,
  passwordHash: string,
): Promise<ReadonlyMap<string, DemoCare>> {
  const id = ids.get(agency.owner);
  if (!id) throw new Error(`No ${agency.owner} in the demo`);
  const made = agency.branches.map((name) => ({ _id: new Types.ObjectId(), name, city: name, archivedOn: null }));
  await Agency.updateOne({ _id: id }, { $setOnInsert: { branches: made } }, { upsert: true });
  const { branches } = await Agency.findById(id).orFail().lean();
  const branchId = (name: string) => branches.find((one) => one.name === name)?._id ?? null;
  const { company_name } = await User.findById(id).orFail().lean();
  const people = new Map<string, { _id: Types.ObjectId; name: string }>();
  for (const [at, { name, email, role, since, ...more }] of (agency.members as Listed[]).entries()) {
    const place = {
      id,
      role: role as AgencyRole,
      branches: more.branches.flatMap((branch) => branchId(branch) ?? []),
      exports: more.exports ?? false,
      closed: false,
    };
    const account = { name, email, mobile: madeUpMobile('91', 440 + at), role: 'agent' as const, passwordHash };
    const dates = { isVerified: true, createdOn: daysBefore(now, since) };
    const existing = await User.findOne({ email }, 'name').lean();
    people.set(email, existing ?? (await createAccount({ ...account, ...dates, company_name, agency: place })));
  }
  const care = new Map<string, DemoCare>();
  for (const { of, by, typed = '', branch } of agency.care as Cared[]) {
    const person = by ? people.get(by) : undefined;
    for (const name of of)
      care.set(name, {
        branchId: branch ? branchId(branch) : null,
        memberId: person?._id ?? null,
        counsellor_name: person?.name ?? typed,
      });
  }
  return care;
}
