import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { passkeyProblem } from '@/components/shell/passkey';
import { toast } from '@/components/ui/feedback/toast';

/** The dialog that is open on a card of the settings, and the work it does; a failure is said in it, or in a toast where none is open. */
export function useStep<Step>() {
  const router = useRouter();
  const [step, setStep] = useState<Step>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  return {
    step,
    busy,
    problem,
    open: (next: Step) => {
      setProblem(undefined);
      setStep(next);
    },
    close: () => {
      setStep(undefined);
      setProblem(undefined);
      router.refresh();
    },
    run: async (work: () => Promise<void>) => {
      if (busy) return;
      setBusy(true);
      setProblem(undefined);
      try {
        await work();
      } catch (error) {
        const text = passkeyProblem(error);
        if (step) setProblem(text);
        else toast.error(text);
      } finally {
        setBusy(false);
      }
    },
  };
}
