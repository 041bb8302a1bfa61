'use client';

import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { ICON_BUTTON } from '@/components/ui/controls/icon-button';
import { Menu, type MenuItem } from '@/components/ui/windows/menu';
import type { StaffMember } from '@/lib/contract/people/staff';
import { ChangeMember, type MemberChange } from './change-member';

/** What can be done about an account of staff. */
export function MemberMenu({ member }: { member: StaffMember }) {
  const [change, setChange] = useState<MemberChange>();
  const ask = (label: string, wanted: MemberChange, destructive = false): MenuItem => ({
    label,
    destructive,
    onSelect: () => setChange(wanted),
  });
  const items: MenuItem[] = [];
  if (member.standing === 'invited') {
    items.push(ask('Send the invitation again', 'invite'));
  }
  items.push(member.role === 'admin' ? ask('Make a team member', 'team') : ask('Make an admin', 'admin'));
  items.push(member.standing === 'disabled' ? ask('Enable', 'enable') : ask('Disable', 'disable', true));
  return (
    <>
      <Menu
        trigger={<Ellipsis aria-hidden className="size-5" />}
        triggerLabel={`Actions for ${member.name}`}
        triggerClassName={ICON_BUTTON}
        items={items}
      />
      {change && <ChangeMember member={member} change={change} onClose={() => setChange(undefined)} />}
    </>
  );
}
