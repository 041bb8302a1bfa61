'use client';

import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { buttonStyle } from '@/components/ui/controls/button-style';
import { Menu } from '@/components/ui/windows/menu';
import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import { MoveDialog } from './move-dialog';

type MoveMenuProps = {
  applicationId: string;
  what: string;
  /** Where it stands. */
  status: ApplicationStatus;
  moves: readonly ApplicationStatus[];
};

/** Where this application may go from here: nothing to press at an end. A question that is open stays. */
export function MoveMenu({ applicationId, what, status, moves }: MoveMenuProps) {
  const [move, setMove] = useState<{ from: ApplicationStatus; to: ApplicationStatus }>();
  return (
    <>
      {moves.length > 0 && (
        <Menu
          trigger={
            <>
              Move
              <ChevronDown aria-hidden className="-mr-1 size-4" />
            </>
          }
          triggerClassName={buttonStyle('primary', 'sm')}
          items={moves.map((to) => ({ label: to, onSelect: () => setMove({ from: status, to }) }))}
        />
      )}
      {move && <MoveDialog {...move} applicationId={applicationId} what={what} onClose={() => setMove(undefined)} />}
    </>
  );
}
