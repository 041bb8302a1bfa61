'use client';

import { AskDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { call } from '@/lib/api/client';
import type { StaffMember } from '@/lib/contract/people/staff';

export type MemberChange = 'invite' | 'team' | 'admin' | 'disable' | 'enable';

type ChangeMemberProps = { member: StaffMember; change: MemberChange; onClose: () => void };

/** Asks before an account of staff is changed. */
export function ChangeMember({ member: { _id, name, email }, change: kind, onClose }: ChangeMemberProps) {
  const change = useChange(onClose);
  const { title, text, label } = WORDS[kind];
  const make = () => {
    const params = { id: _id };
    if (kind === 'invite') return call('POST /staff/{id}/invitation', { params });
    const body = kind === 'team' || kind === 'admin' ? { role: kind } : { disabled: kind === 'disable' };
    return call('PATCH /staff/{id}', { params, body });
  };
  return (
    <AskDialog
      notDone="Couldn’t change"
      onConfirm={() => change.run(make)}
      title={title(name)}
      text={<span className="wrap-anywhere">{text(email)}</span>}
      confirmLabel={label}
      destructive={kind === 'disable'}
      change={change}
    />
  );
}

type Words = { title: (name: string) => string; text: (email: string) => string; label: string };

const WORDS: Record<MemberChange, Words> = {
  invite: {
    title: (name) => `Send ${name} the invitation again?`,
    text: (email) => `The invitation goes to ${email}. The previous link stops working.`,
    label: 'Send again',
  },
  team: {
    title: (name) => `Make ${name} a team member?`,
    text: () => 'This person will be signed out now. When they sign in again, they will see the team’s pages.',
    label: 'Make this person a team member',
  },
  admin: {
    title: (name) => `Make ${name} an admin?`,
    text: () => 'This person will be signed out now. When they sign in again, they will have full access.',
    label: 'Make this person an admin',
  },
  disable: {
    title: (name) => `Disable ${name}?`,
    text: () => 'This person will be signed out everywhere and can’t sign in any more. Their past work is kept.',
    label: 'Disable',
  },
  enable: { title: (name) => `Enable ${name}?`, text: () => 'This person can sign in again.', label: 'Enable' },
};
