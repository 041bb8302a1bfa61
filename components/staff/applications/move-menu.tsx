'use client';

import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { buttonStyle } from '@/components/ui/buttons/button-style';
import { Menu } from '@/components/ui/windows/menu';
import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import { asksFirst } from '@/lib/domain/applications/moves-from';
import { saidBy } from '@/lib/domain/applications/said';
import { MoveWithReason } from './move-with-reason';
import { useMovesAtOnce } from './use-moves-at-once';

type MoveMenuProps = {
  applicationId: string;
  /** Where it stands. */
  status: ApplicationStatus;
  moves: readonly ApplicationStatus[];
  /** For an agency that handles: it can't undo a move, and says with it what shows the university's answer. */
  asAgency?: boolean;
};

/**
 * Where this application may go from here: nothing to press at an end. Without a reason it moves at once; a question for
 * the reason, for evidence, or for the word that it was sent outside this site, stands below the buttons, and stays when the application
 * changes meanwhile.
 */
export function MoveMenu({ applicationId, status, moves, asAgency = false }: MoveMenuProps) {
  const [asking, setAsking] = useState<{ askedFrom: ApplicationStatus; to: ApplicationStatus; unconfirmed?: string }>();
  const menu = useRef<HTMLSpanElement>(null);
  const { moveOne } = useMovesAtOnce(!asAgency);
  const asks = (to: ApplicationStatus) => asksFirst(to) || (asAgency && saidBy(to) !== undefined);
  const choose = (to: ApplicationStatus) => {
    if (asks(to)) setAsking({ askedFrom: status, to });
    else moveOne(applicationId, status, to, (unconfirmed) => setAsking({ askedFrom: status, to, unconfirmed }));
  };
  return (
    <>
      <span ref={menu} className="contents">
        {moves.length > 0 && (
          <Menu
            trigger={
              <>
                Move
                <ChevronDown aria-hidden className="-mr-1 size-4" />
              </>
            }
            triggerClassName={buttonStyle('primary', 'sm')}
            items={moves.map((to) => ({
              label: asks(to) ? `${to}…` : to,
              onSelect: () => choose(to),
            }))}
          />
        )}
      </span>
      {asking && (
        <MoveWithReason
          key={asking.to}
          {...asking}
          applicationId={applicationId}
          from={status}
          asAgency={asAgency}
          className="w-full max-w-2xl basis-full shadow-lg md:absolute md:end-0 md:top-full md:z-20 md:mt-2 md:w-[min(40rem,90vw)]"
          onClose={() => {
            setAsking(undefined);
            menu.current?.querySelector('button')?.focus();
          }}
        />
      )}
    </>
  );
}
