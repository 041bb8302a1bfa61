import { useRouter } from 'next/navigation';
import { toast } from '@/components/ui/feedback/toast';
import { asRefusal, CallError, call } from '@/lib/api/client';
import { rereadPage } from '@/lib/api/network';
import type { MoveResult, StaffApplication } from '@/lib/contract/applications/staff-applications';
import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import { UNDO_OFFERED_MS } from '@/lib/domain/applications/undo';

/**
 * Moves that need no reason: made at once, with Undo in the note about it. The page is read again afterwards, also when it
 * was refused.
 * @param undoable false for an agency that handles: only staff can undo
 */
export function useMovesAtOnce(undoable = true) {
  const router = useRouter();

  /** Runs a change and then reads the page again; a refusal becomes a note, but one that `onRefused` takes. */
  const run = async (change: () => Promise<void>, onRefused?: (error: CallError) => boolean) => {
    try {
      await change();
    } catch (error) {
      if (error instanceof CallError && onRefused?.(error)) return;
      toast.error(asRefusal(error, 'The status was not changed.').message);
    } finally {
      rereadPage(router);
    }
  };

  /** Moves one. `onUnconfirmed` hears whose confirmation is missing before it can be sent. */
  const moveOne = (
    id: string,
    from: ApplicationStatus,
    to: ApplicationStatus,
    onUnconfirmed: (refusal: string) => void,
  ) =>
    run(
      async () => {
        const params = { id };
        const made = await call('POST /applications/{id}/status', {
          params,
          body: { status: to, from, ...(undoable ? { undo: true } : {}) },
        });
        note(made, async () => (await call('POST /applications/{id}/undo', { params, body: { from: to } })).message);
      },
      ({ fields, message }) => {
        if (fields.sentOutside) onUnconfirmed(message);
        return Boolean(fields.sentOutside);
      },
    );

  /** Moves several; `onResults` hears what came of each. */
  const moveSeveral = (
    applications: readonly Pick<StaffApplication, '_id' | 'status'>[],
    to: ApplicationStatus,
    onResults: (outcome: { message: string; results: readonly MoveResult[] }) => void,
  ) =>
    run(async () => {
      const chosen = applications.map(({ _id, status }) => ({ _id, from: status }));
      const body = { applications: chosen, status: to, undo: true };
      const made = await call('POST /staff/applications/move', { body });
      onResults(made);
      const moved = made.results.flatMap(({ _id, moved: is }) => (is ? [{ _id, from: to }] : []));
      note(made, async () => (await call('POST /staff/applications/undo', { body: { applications: moved } })).message);
    });

  const note = ({ message, undoUntil }: { message: string; undoUntil: string | null }, undo: () => Promise<string>) => {
    if (!undoUntil) return toast.success(message);
    const undone = () => run(async () => toast.success(await undo()));
    toast.success(message, { label: 'Undo', run: undone, ms: UNDO_OFFERED_MS });
  };
  return { moveOne, moveSeveral };
}
