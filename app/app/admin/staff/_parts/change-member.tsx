'use client';

import { useChange } from '@/components/staff/use-change';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { call } from '@/lib/api/client';
import type { StaffMember } from '@/lib/contract/people/staff';

export type MemberChange = 'invite' | 'team' | 'admin' | 'disable' | 'enable';

type ChangeMemberProps = { member: StaffMember; change: MemberChange; onClose: () => void };

/** Asks before an account of staff is changed. */
export function ChangeMember({ member: { _id, name, email }, change, onClose }: ChangeMemberProps) {
  const { busy, refusal, attempt, run } = useChange(onClose);
  const { title, text, label } = WORDS[change];
  const make = () => {
    const params = { id: _id };
    if (change === 'invite') return call('POST /staff/{id}/invitation', { params });
    const body = change === 'team' || change === 'admin' ? { role: change } : { disabled: change === 'disable' };
    return call('PATCH /staff/{id}', { params, body });
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => run(make)}
      title={title(name)}
      text={<span className="wrap-anywhere">{text(email)}</span>}
      confirmLabel={label}
      destructive={change === 'disable'}
      busy={busy}
    >
      {refusal && <FormErrorSummary title="Not changed" errors={[{ message: refusal.message }]} attempt={attempt} />}
    </ConfirmDialog>
  );
}

type Words = { title: (name: string) => string; text: (email: string) => string; label: string };

const WORDS: Record<MemberChange, Words> = {
  invite: {
    title: (name) => `Send ${name} the invitation again?`,
    text: (email) => `It goes to ${email}. The last link stops working.`,
    label: 'Send again',
  },
  team: {
    title: (name) => `Make ${name} a team member?`,
    text: () => 'They are signed out at once, and see the team’s area when they sign in again.',
    label: 'Make a team member',
  },
  admin: {
    title: (name) => `Make ${name} an admin?`,
    text: () => 'They are signed out at once, and may do everything when they sign in again.',
    label: 'Make an admin',
  },
  disable: {
    title: (name) => `Disable ${name}?`,
    text: () => 'They are signed out everywhere at once and can no longer sign in. What they did stays.',
    label: 'Disable',
  },
  enable: { title: (name) => `Enable ${name}?`, text: () => 'They can sign in again.', label: 'Enable' },
};
