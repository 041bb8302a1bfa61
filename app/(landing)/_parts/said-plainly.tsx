import { Reveal } from './reveal';
import { SECTION, SectionHeading } from './section-heading';

/** Each is true of the product as it is: what changes that changes the sentence. */
const SENTENCES: readonly { title: string; text: string }[] = [
  {
    title: 'It costs you nothing',
    text: 'Searching, applying and asking us are free. You pay university fees to the university.',
  },
  {
    title: 'Nobody can pay to be listed higher',
    text: 'Results depend on your words and your filters. What an agency earns plays no part.',
  },
  {
    title: 'We tell you what we don’t know',
    text: 'If a university publishes no score or no rule, the page says so instead of guessing.',
  },
];

/** What a visitor may rely on. */
export function SaidPlainly() {
  return (
    <Reveal labelledBy="said-plainly">
      <div className={SECTION}>
        <SectionHeading id="said-plainly" title="Our promises" />
        <ul className="mt-9 grid gap-7 md:grid-cols-3 md:gap-10">
          {SENTENCES.map(({ title, text }) => (
            <li key={title} className="border-t-2 border-ink pt-4">
              <h3 className="font-display text-xl">{title}</h3>
              <p className="mt-2 text-md text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Reveal>
  );
}
