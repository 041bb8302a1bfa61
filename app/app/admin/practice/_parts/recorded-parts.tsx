import { Section } from '@/components/ui/layout/section';
import { dateText } from '@/lib/domain/days/day-words';
import { lengthWords } from '@/lib/engines/practice/timing';
import type { RecordedPart } from '@/lib/services/catalogue/practice/recordings';
import { RecordingButtons } from './recording-buttons';

interface RecordedPartsProps {
  setId: string;
  parts: readonly RecordedPart[];
}

/** What of a set is heard, part by part, with what is played and whose voices it has. */
export function RecordedParts({ setId, parts }: RecordedPartsProps) {
  return (
    <Section
      title="Recordings"
      description="A recording by people replaces the computer voices in its part. The recordings of a set can be up to 8 MB in total."
    >
      <ul className="space-y-3">
        {parts.map(({ n, title, script, least, most, src, people }) => (
          <li key={n} className="rounded-card border border-line bg-raised px-4 py-3">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="text-base wrap-anywhere">{title}</h3>
              <RecordingButtons setId={setId} n={n} title={title} peopleId={people?.id ?? null} />
            </div>
            <p className="mt-1 text-sm text-muted wrap-anywhere">
              {people
                ? `Spoken by ${people.speakers} (${people.licence}), ${lengthWords(people.seconds)}. Uploaded by ${people.byName} on ${dateText(people.at)}.`
                : src
                  ? 'Spoken by a computer.'
                  : 'No recording for this script.'}{' '}
              Expected length with this script: {lengthWords(least)} to {lengthWords(most)}.
            </p>
            {src && (
              // biome-ignore lint/a11y/useMediaCaption: the script stands below it.
              <audio controls preload="none" src={src} aria-label={title} className="mt-2 w-full max-w-xl" />
            )}
            <details className="mt-2 text-sm">
              <summary className="cursor-pointer">
                Script<span className="sr-only"> of {title}</span>
              </summary>
              <ol className="mt-2 max-w-reading space-y-1">
                {script.map((line, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a script may say a line twice, and its lines stay in their places.
                  <li key={at} className="wrap-anywhere">
                    {line}
                  </li>
                ))}
              </ol>
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}
