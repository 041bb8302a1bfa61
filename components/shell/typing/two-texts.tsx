'use client';

import { Button } from '@/components/ui/buttons/button';
import { Dialog } from '@/components/ui/windows/dialog';
import type { Both } from './bring-back';

interface TwoTextsProps {
  both: readonly Both[];
  /** Decided later: both stay. */
  onClose: () => void;
  onAnswer: (takesTyped: boolean) => void;
}

/** Shows what was typed beside what has been saved since, or typed in another tab, and asks which is to stand in the form. */
export function TwoTexts({ both, onClose, onAnswer }: TwoTextsProps) {
  const isElsewhere = both.every((one) => one.isElsewhere);
  return (
    <Dialog
      open
      onClose={onClose}
      title={isElsewhere ? 'You typed here in two tabs' : 'Changed since you typed here'}
      description={
        isElsewhere
          ? 'Both versions are still here. Choose which one to put in the form. Nothing is saved yet.'
          : 'Someone saved changes after you started typing. Choose which version to put in the form. Nothing has been overwritten yet.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            {isElsewhere ? 'Use the first' : 'Use the saved version'}
          </Button>
          <Button onClick={() => onAnswer(true)}>{isElsewhere ? 'Use the other' : 'Use my version'}</Button>
        </>
      }
    >
      <ul className="space-y-4 text-sm">
        {both.map(({ name, label, shown, isElsewhere: isOther }) => (
          <li key={name}>
            <p className="font-medium">{label}</p>
            <dl>
              <Text head={isOther ? 'Typed' : 'Saved now'} text={shown[0]} />
              <Text head={isOther ? 'Typed in another tab' : 'You typed'} text={shown[1]} />
            </dl>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Text({ head, text }: { head: string; text: string }) {
  return (
    <div className="mt-1.5">
      <dt className="text-xs text-muted">{head}</dt>
      <dd
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself, and must do so from the keyboard.
        tabIndex={0}
        className="mt-0.5 max-h-32 overflow-y-auto rounded-control bg-sunken px-3 py-2 whitespace-pre-wrap wrap-anywhere"
      >
        {text || 'Nothing'}
      </dd>
    </div>
  );
}
