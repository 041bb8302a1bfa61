import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { type Refusal, refusalLines } from '@/components/staff/use-change';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { wired } from '@/components/ui/controls/wired';
import { useRun } from '@/components/ui/feedback/use-run';
import { useFilled } from '@/components/ui/feedback/use-seen';
import { rereadPage } from '@/lib/api/network';
import { storedWords } from '@/lib/domain/saves/seen';

/** A form of the site's settings that one press saves: its values, what was refused, and what another admin saved meanwhile. */
export function useSettingsForm<T extends object>(stored: T, labels: Readonly<Record<string, string>>) {
  const { values, meanwhile, put } = useFilled(stored);
  const [problems, setProblems] = useState<Refusal>();
  const [attempt, setAttempt] = useState(0);
  const router = useRouter();
  const { busy, run } = useRun();
  const others = meanwhile as Record<string, string | number>;
  return {
    ...{ values, put, busy },
    saving: (save: () => Promise<void>) => (event: FormEvent) => {
      event.preventDefault();
      setProblems(undefined);
      return run(
        async () => {
          await save();
          rereadPage(router);
        },
        (why) => {
          setProblems(why);
          setAttempt((count) => count + 1);
          if (why.status === 409) rereadPage(router);
        },
      );
    },
    summary: problems && (
      <FormErrorSummary
        title="Couldn’t save"
        errors={refusalLines(problems, (name, message) => ({ name, message: `${labels[name]}: ${message}` }))}
        attempt={attempt}
      />
    ),
    /** What its Field shows of a value. */
    of: (name: string, hint = '') => ({
      ...{ name, label: labels[name] ?? name, hint },
      error: problems?.fields[name] ?? (name in others ? `Saved by someone else: ${storedWords(others[name])}.` : ''),
    }),
    text: (name: keyof T & string) => wired(String(values[name]), (typed) => put({ [name]: typed } as Partial<T>)),
  };
}
