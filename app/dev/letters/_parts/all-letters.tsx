import { sampleLetters } from '@/lib/platform/mail/samples/samples';
import { SampleLetter } from './sample-letter';

/** The letters of each kind under its name. */
export function AllLetters() {
  return (
    <div className="space-y-12">
      {Object.entries(sampleLetters()).map(([kind, letters]) => (
        <section key={kind} id={kind} aria-labelledby={`${kind}-title`}>
          <h2 id={`${kind}-title`} className="text-title">
            {kind}
          </h2>
          {letters.map((letter) => (
            <SampleLetter key={`${letter.to} ${letter.heading} ${letter.preview}`} letter={letter} />
          ))}
        </section>
      ))}
    </div>
  );
}
