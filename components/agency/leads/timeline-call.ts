import { call } from '@/lib/api/client';
import type { ContactOutcome, NextKind, OpenedLink } from '@/lib/domain/agency/prospects';

/** Whom a contact is about: a lead, or a student of the agency. */
export interface Whom {
  kind: 'lead' | 'student';
  id: string;
}

interface Contact {
  key: string;
  outcome?: ContactOutcome;
  opened?: OpenedLink;
  text?: string;
  nextOn?: string;
  nextKind?: NextKind;
  nextText?: string;
  further?: { on: string; kind: NextKind; text: string; memberId: string | null };
  finished?: { on: string; kind: NextKind; text: string };
}

/** Notes a contact on the timeline of a lead or a student. */
export const noteContact = ({ kind, id }: Whom, body: Contact) =>
  kind === 'lead'
    ? call('POST /agency/leads/{id}/timeline', { params: { id }, body })
    : call('POST /agency/students/{id}/timeline', { params: { id }, body });
