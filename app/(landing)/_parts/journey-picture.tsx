import { Check } from 'lucide-react';
import { Horizon } from '@/components/shell/horizon';
import { classNames } from '@/components/ui/layout/class-names';

const STAGES = [
  { label: 'Applied', detail: 'Documents complete', state: 'done' },
  { label: 'With the university', detail: 'Decision expected soon', state: 'done' },
  { label: 'Offer received', detail: 'Your answer is needed', state: 'now' },
  { label: 'Visa', detail: 'We go through it together', state: 'next' },
] as const;

/** A picture of an application on its way: what the product does, at a glance. Decorative; the steps below say it. */
export function JourneyPicture() {
  return (
    <div aria-hidden className="relative max-lg:hidden">
      <Horizon className="w-full text-muted" />
      <div className="mx-auto -mt-3 w-80 rounded-card border border-line bg-surface p-5 shadow-float">
        <p className="text-xs text-muted">Your application</p>
        <ol className="mt-3">
          {STAGES.map(({ label, detail, state }, index) => (
            <li key={label} className="relative flex gap-3 pb-4 last:pb-0">
              {index < STAGES.length - 1 && (
                <span
                  className={classNames(
                    'absolute top-6 bottom-0 left-[11px] w-0.5',
                    state === 'done' ? 'bg-brand' : 'bg-line',
                  )}
                />
              )}
              <span className={classNames('flex size-6 shrink-0 items-center justify-center rounded-full', DOT[state])}>
                {state === 'done' && <Check className="size-3.5" strokeWidth={3} />}
              </span>
              <span className="min-w-0">
                <span className={classNames('block text-sm', state === 'now' && 'font-semibold')}>{label}</span>
                <span className="block text-xs text-muted">{detail}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

const DOT = {
  done: 'bg-brand text-on-brand',
  now: 'border-2 border-accent bg-accent-soft',
  next: 'border-2 border-line bg-raised',
};
