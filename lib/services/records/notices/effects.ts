import type { Types } from 'mongoose';
import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import type { DocumentField } from '@/lib/domain/documents';
import type { MailRequest } from '@/lib/domain/mail-requests';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { once } from '@/lib/platform/once';
import type { StoredDocument } from '@/models/profile';
import type { WebhookEffect } from '@/models/webhook-effects';
import type { recordStaffAction } from '../lists/actions';
import type { Change } from './changes';
import type { GroupedNotice } from './grouped';

/** One effect of an action on other records or users: a notice, an e-mail, a log line. */
export type Effect =
  | { kind: 'activity'; userId: string; activity: string }
  | ({ kind: 'changed' } & Change)
  | ({ kind: 'notice' } & Notice)
  /** For the agent of the student in `whileAgentOf`: one who no longer is gets none. */
  | { kind: 'grouped-notice'; userId: string; notice: GroupedNotice; whileAgentOf?: string }
  /** To these members of staff; to the whole team where none of them is there any more, or none is named. */
  | { kind: 'staff-notice'; staff: string[]; notice: GroupedNotice }
  /** The same `key` sends one e-mail, however often it is asked for; without one, one per effect. */
  | { kind: 'mail'; request: MailRequest; key?: string }
  | ({ kind: 'helpers' } & ToHelpers)
  /** From a member of staff to a student, once; to one who can't sign in yet, none. */
  | { kind: 'message'; from: Pick<Viewer, 'userId' | 'role' | 'name'>; to: string; text: string }
  /** Bell and mail of moves that wait go out at that time. */
  | { kind: 'release-moves'; group: string; at: Date; key: string }
  /** What was paid, taken back or paid back of a charge gets its receipts. */
  | { kind: 'fee-receipts'; chargeId: string }
  | ({ kind: 'accepted-papers' } & AcceptedPapers)
  | ({ kind: 'applications-follow' } & Following)
  | ({ kind: 'tasks-follow' } & TasksFollowing)
  | ({ kind: 'tasks-of-status' } & StatusEntered)
  /** Webhooks are told of the record whose change it is. */
  | WebhookEffect
  | {
      kind: 'staff-action';
      by: StaffActionParts[0];
      action: StaffActionParts[1];
      subject: StaffActionParts[2];
      change: StaffActionParts[3];
    };

export interface Notice {
  userId: string;
  notification: string;
  href: string;
  /** For the agent of this student: one who no longer is gets no notice. */
  whileAgentOf?: string;
}

/** To everyone who helps a student now, but to who did it: a notice, and with `mail` what the student is written, in words about them. */
export interface ToHelpers {
  studentId: string;
  /** The id of who did it. */
  by: string;
  notice: Pick<Notice, 'notification' | 'href'> | GroupedNotice;
  mail?: MailEffect;
}
export type MailEffect = Extract<Effect, { kind: 'mail' }>;

/** An application entered a status on a day ('YYYY-MM-DD'). */
export interface StatusEntered {
  applicationId: string;
  status: ApplicationStatus;
  on: string;
}

/** A student changed hands: their applications that were with the same counsellor go along. */
export interface Following {
  studentId: string;
  /** Ids of staff; null for no one. */
  from: string | null;
  to: string | null;
}

/** A case changed hands: its open tasks that were with the same counsellor go along. */
export interface TasksFollowing extends Pick<Following, 'from' | 'to'> {
  /** Of a student with all applications, or of one application. */
  of: { studentId: string } | { applicationId: string };
}

/** Papers that staff accepted, for the profile of their student. */
export interface AcceptedPapers {
  userId: string;
  field: DocumentField;
  documents: StoredDocument[];
  /** Files that were sent back on the same item: what the profile has of them is exchanged. */
  returned: string[];
}

type StaffActionParts = Parameters<typeof recordStaffAction>;

/** What each effect does. Its id is that of what it makes: a second call changes nothing. `record` is the id of the one that changed. */
export type Effects = {
  [Kind in Effect['kind']]: (
    effect: Extract<Effect, { kind: Kind }>,
    id: Types.ObjectId,
    record: string,
  ) => Promise<void>;
};

/** What delivers effects in this process. */
const registered = () => once('effects', (): { table: Effects | null } => ({ table: null }));

/** Says what each effect does: once per process, before anything is changed. */
export function registerEffects(table: Effects): void {
  registered().table = table;
}

/** Delivers one effect; its id is that of what it makes. A second call changes nothing. */
export async function deliver<Kind extends Effect['kind']>(
  effect: Extract<Effect, { kind: Kind }>,
  id: Types.ObjectId,
  record = '',
): Promise<void> {
  const { table } = registered();
  if (!table) throw new Error('Effects were delivered before lib/wiring/effects.ts registered them.');
  await table[effect.kind as Kind](effect, id, record);
}
