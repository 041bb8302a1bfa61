import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { rereadPage } from '@/lib/api/network';

export interface Refusal {
  message: string;
  fields: Record<string, string>;
}

export type RefusalLine = { name?: string; message: string };

/** A refusal as lines of a form's summary: one for each refused field, else its message. */
export function refusalLines(
  { message, fields }: Refusal,
  lineOf: (name: string, message: string) => RefusalLine = (name, text) => ({ name, message: text }),
): RefusalLine[] {
  const named = Object.entries(fields).map(([name, text]) => lineOf(name, text));
  return named.length ? named : [{ message }];
}

/** A change that a dialog of its own asks for: `ask` opens it, without what was refused before. */
export function useAsking() {
  const [open, setOpen] = useState(false);
  const change = useChange(() => setOpen(false));
  const ask = () => {
    change.clear();
    setOpen(true);
  };
  return { change, open, ask };
}

/**
 * Runs a change from a dialog: on success the message as a toast, the dialog closed and the page read again; else why
 * not, to be shown in the dialog, for a toast behind it could not be reached.
 */
export function useChange(onClose: () => void) {
  const router = useRouter();
  const once = useRun();
  const [refusal, setRefusal] = useState<Refusal>();
  const [attempt, setAttempt] = useState(0);

  const refuse = (why: Refusal) => {
    setRefusal(why);
    setAttempt((count) => count + 1);
  };
  const run = (change: () => Promise<{ message: string }>, onRefused?: (why: Refusal) => void) =>
    once.run(
      async () => {
        setRefusal(undefined);
        const { message } = await change();
        onClose();
        toast.success(message);
        router.refresh();
      },
      (why) => {
        refuse(why);
        // What someone else saved meanwhile comes to the page.
        if (why.status === 409) rereadPage(router);
        onRefused?.(why);
      },
    );
  const clear = () => setRefusal(undefined);
  return { busy: once.busy, refusal, attempt, refuse, run, clear, onClose };
}
