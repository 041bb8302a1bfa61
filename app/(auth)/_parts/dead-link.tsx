import type { ReactNode } from 'react';
import { Notice } from './notice';

/** A link that opens nothing any more: what may have happened, and the way on. */
export function DeadLink({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  return (
    <Notice kind="refused" title="This link no longer works" actions={actions}>
      <p>The link has already been used, it has expired, or a newer email has replaced it.</p>
      <p>{children}</p>
    </Notice>
  );
}
