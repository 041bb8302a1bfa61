import { Section } from '@/components/ui/layout/section';
import type { PracticeMarks } from '@/lib/contract/practice/practice';
import { CRITERIA } from '@/lib/domain/practice/criteria';

/** How another did it, and what is good about it. */
export function Models({ models }: { models: PracticeMarks['models'] }) {
  return models.map(({ n, title, answer, notes }) => (
    <Section key={`${n} ${title}`} title={`Model answer: ${title}`} className="max-w-reading">
      <p className="mb-3 text-sm text-muted">Written to show a high level. No examiner graded it.</p>
      {answer.map((text) => (
        <p key={text} className="mb-3 leading-relaxed">
          {text}
        </p>
      ))}
      <h3 className="mt-4 text-base">What makes it good</h3>
      <ul className="mt-1 list-disc space-y-1 ps-5 text-sm">
        {notes.map((note) => (
          <li key={note}>
            <Note text={note} />
          </li>
        ))}
      </ul>
    </Section>
  ));
}

/** A note; the criterion it is about stands out. */
function Note({ text }: { text: string }) {
  const about = CRITERIA.find((name) => text.startsWith(`${name}: `));
  return about ? (
    <>
      <strong>{about}</strong>
      {text.slice(about.length)}
    </>
  ) : (
    text
  );
}

/** What to look for in one's own answer. Ticks are for oneself: they are not kept and not counted. */
export function SelfCheck({ lines }: { lines: readonly string[] }) {
  return (
    <fieldset className="mb-8 max-w-reading">
      <legend className="mb-2 text-base font-semibold">Check your own answer</legend>
      {lines.map((line) => (
        <label key={line} className="flex min-h-9 items-baseline gap-2.5 py-1 pointer-coarse:min-h-11">
          <input type="checkbox" className="size-4 shrink-0 translate-y-0.5 accent-brand" />
          <span>{line}</span>
        </label>
      ))}
    </fieldset>
  );
}
