import { NEW_WORK_NOTICES } from '@/lib/domain/applications/work';
import type { Role } from '@/lib/domain/roles';
import type { Effect } from '@/lib/services/records/notices/effects';
import type { GroupedNotice } from '@/lib/services/records/notices/grouped';
import { staffIds } from '@/lib/services/records/notices/staff-readers';

/** The notices of a new enquiry: to admins, who can open it, and to the team, who can take it; those unread are one. */
export async function noticesOfEnquiry({ _id, name }: { _id: unknown; name: string }): Promise<Effect[]> {
  const words = { one: `${name} asked for a call back.`, many: `{n} new enquiries, the newest by ${name}.` };
  const [admins, team] = await Promise.all([readers('admin'), readers('team')]);
  const notice = { group: NEW_WORK_NOTICES.enquiries, ...words };
  return [
    ...noticesTo(admins, { ...notice, href: `/leads/${_id}`, hrefOfMany: '/my-work?group=new' }),
    ...noticesTo(team, { ...notice, href: '?group=new', hrefOfMany: '?group=new' }),
  ];
}

/** The notices of an agency that registered: to admins, who verify it; those unread are one. */
export async function noticesOfAgency(company: string): Promise<Effect[]> {
  return noticesTo(await readers('admin'), {
    group: NEW_WORK_NOTICES.agencies,
    one: `${company} registered as an agency and is waiting for verification.`,
    many: `{n} agencies are waiting for verification, the newest is ${company}.`,
    href: '/agents?verified=no',
    hrefOfMany: '/agents?verified=no',
  });
}

const readers = (role: Role) => staffIds({ role });

const noticesTo = (staff: readonly string[], notice: GroupedNotice): Effect[] =>
  staff.map((userId) => ({ kind: 'grouped-notice', userId, notice }));
