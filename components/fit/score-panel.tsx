'use client';

import { useRouter } from 'next/navigation';
import { Suspense, useState } from 'react';
import { Field } from '@/components/ui/controls/field';
import { NumberInput } from '@/components/ui/controls/number-input';
import { TextInput } from '@/components/ui/controls/text-input';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { late } from '@/components/ui/windows/late';
import { call } from '@/lib/api/client';
import { readMarks } from '@/lib/domain/marks/paper-marks';
import { hasLowest, type QuickProfile, type QuickTest } from '@/lib/domain/marks/quick-profile';
import { QUICK_SECTIONS, type QuickScores } from '@/lib/domain/marks/quick-scores';
import { setQuick, useQuick } from './quick-store';
import { quickText } from './quick-text';

const FitForm = late(async () => (await import('./fit-form')).FitForm);

interface ScorePanelProps {
  studentId: string;
  /** The student fills it in, not their agent. */
  isOwn: boolean;
  /** Null while the profile has neither studies nor a test. */
  stored: QuickScores | null;
  /** When the academic step was last saved; null when never. */
  updatedOn: string | null;
}

const MORE = ['taken', ...QUICK_SECTIONS] as const;
type More = Record<(typeof MORE)[number], string>;

/** What decides which courses fit, above the profile's five steps: enough to begin, and saved into the same fields. */
export function ScorePanel({ studentId, isOwn, stored, updatedOn }: ScorePanelProps) {
  const router = useRouter();
  const asVisitor = useQuick();
  const quick = stored ?? (isOwn ? asVisitor : null);
  const [isOpen, setOpen] = useState(stored === null || isInDoubt(stored));
  const [more, setMore] = useState<More>(() => moreOf(stored));
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const { busy, run } = useRun();

  const save = (entered: QuickProfile) => {
    const sections = Object.fromEntries(QUICK_SECTIONS.map((name) => [name, numberOf(more[name])]));
    const unread = QUICK_SECTIONS.filter((name) => Number.isNaN(sections[name]));
    setRefused(Object.fromEntries(unread.map((name) => [name, 'Please enter a number.'])));
    setFailure('');
    if (unread.length) return;
    return run(
      async () => {
        const body = { ...entered, ...sections, taken: more.taken || null, userId: studentId, updatedOn };
        await call('POST /save-quick-scores', { body });
        if (isOwn) setQuick(null);
        toast.success('Scores saved.');
        setOpen(false);
        router.refresh();
      },
      ({ fields, message }) => {
        setRefused(fields);
        setFailure(Object.keys(fields).length ? '' : message);
      },
    );
  };
  const control = (name: keyof More) => ({
    value: more[name],
    onChange: ({ target }: { target: { value: string } }) => setMore((before) => ({ ...before, [name]: target.value })),
  });
  const report = (test: QuickTest | null) => (
    <>
      {test && (
        <Field label="Test date" id="fit-taken" error={refused.taken ?? ''}>
          <TextInput type="date" {...control('taken')} />
        </Field>
      )}
      {hasLowest(test) &&
        QUICK_SECTIONS.map((name) => (
          <Field key={name} label={SECTION_WORDS[name]} optional id={`fit-${name}`} error={refused[name] ?? ''}>
            <NumberInput decimal {...control(name)} />
          </Field>
        ))}
    </>
  );
  return (
    <details
      id="scores"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      {...FitForm.soon}
      className="mb-6 rounded-card border border-line bg-raised px-4 py-3 sm:px-5"
    >
      <summary className="cursor-pointer font-medium pointer-coarse:py-2">
        Scores that decide which courses you qualify for
        <span className="block text-sm font-normal text-muted tabular-nums sm:ms-2 sm:inline">
          {stored ? quickText(stored) : 'Marks and one English test: 2 minutes, no passport needed'}
        </span>
      </summary>
      {isOpen && (
        <Suspense>
          <FitForm
            // What a visitor entered is read after the page stands.
            key={quick ? quickText(quick) : ''}
            quick={quick}
            submitLabel="Save scores"
            onEntered={(entered) => void save(entered)}
            refused={refused}
            busy={busy}
            report={report}
          />
        </Suspense>
      )}
      {failure && (
        <p role="alert" className="mt-2 text-sm text-danger-ink">
          {failure}
        </p>
      )}
    </details>
  );
}

/** Marks that are asked about again. */
const isInDoubt = ({ marks, country }: QuickScores) => marks !== '' && 'asks' in readMarks(marks, country);

const SECTION_WORDS = { reading: 'Reading', writing: 'Writing', speaking: 'Speaking', listening: 'Listening' };

const moreOf = (stored: QuickScores | null): More => {
  const sections = QUICK_SECTIONS.map((name) => [name, String(stored?.sections[name] ?? '')]);
  return { ...Object.fromEntries(sections), taken: stored?.taken ?? '' };
};

/** '6,5' as 6.5; null for nothing, NaN for what is no number. */
const numberOf = (text: string) => (text.trim() ? Number(text.trim().replace(',', '.')) : null);
