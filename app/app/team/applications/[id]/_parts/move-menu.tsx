'use client';

import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { MoveDialog } from '@/components/staff/move-dialog';
import { buttonStyle } from '@/components/ui/button-style';
import { Menu } from '@/components/ui/menu';
import type { ApplicationStatus } from '@/lib/contract/application-status';

type MoveMenuProps = { applicationId: string; what: string; moves: readonly ApplicationStatus[] };

/** Where this application may go from here. */
export function MoveMenu({ applicationId, what, moves }: MoveMenuProps) {
  const [to, setTo] = useState<ApplicationStatus>();
  return (
    <>
      <Menu
        trigger={
          <>
            Move
            <ChevronDown aria-hidden className="-mr-1 size-4" />
          </>
        }
        triggerClassName={buttonStyle('primary', 'md')}
        items={moves.map((status) => ({ label: status, onSelect: () => setTo(status) }))}
      />
      {to && <MoveDialog applicationId={applicationId} what={what} to={to} onClose={() => setTo(undefined)} />}
    </>
  );
}
