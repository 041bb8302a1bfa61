import { ArrowRight, Search } from 'lucide-react';
import { buttonStyle } from '@/components/ui/buttons/button-style';
import { Link } from '@/components/ui/buttons/link';
import { homeWords } from '@/lib/domain/accounts/home-page';
import type { OperatorDetails } from '@/lib/domain/accounts/operator';
import { EXAMPLES } from './examples';
import { HorizonLine } from './horizon-line';

import { RememberIntro } from './remember-intro';

/** What the product is for, and the search that everything begins with, over the horizon. Works as a plain form. */
export function Hero({
  counts,
  site: { headline, sentence, countries },
}: {
  counts: Record<string, number> | null;
  site: Pick<OperatorDetails, 'headline' | 'sentence' | 'countries'>;
}) {
  return (
    <div className="intro relative overflow-clip bg-deep pb-16 text-on-deep">
      <section aria-labelledby="hero" className="mx-auto max-w-work px-4 pt-7 md:px-8 md:pt-14">
        <h1 id="hero" className="max-w-[17ch] text-phone-hero md:text-hero">
          {headline || homeWords(countries).headline}
        </h1>
        <p className="mt-4.5 max-w-[34rem] text-deep-muted md:text-lg">{sentence || homeWords(countries).sentence}</p>
        <search>
          <form
            action="/courses"
            className="mt-6 flex max-w-[45rem] items-center gap-3 rounded-[12px] border border-deep-line bg-raised p-1.5 ps-4 text-ink outline-offset-2 outline-on-deep has-[input:focus-visible]:outline-2 md:mt-8 md:p-2 md:ps-4"
          >
            <Search aria-hidden className="size-4 shrink-0 text-muted" />
            <input
              type="search"
              name="q"
              aria-label="What would you like to study, where, and when?"
              placeholder="What would you like to study, where, and when?"
              enterKeyHint="search"
              autoComplete="off"
              maxLength={200}
              className="h-12 min-w-0 flex-1 bg-transparent text-base text-ellipsis outline-none"
            />
            <button
              type="submit"
              aria-label="Search courses"
              className={buttonStyle('primary', 'lg', 'max-md:w-12 max-md:px-0 outline-on-deep')}
            >
              <ArrowRight aria-hidden className="size-5 md:hidden" />
              <span className="max-md:hidden">Search courses</span>
            </button>
          </form>
        </search>
        <p className="mt-3.5 flex flex-wrap gap-x-4.5 gap-y-1 text-sm text-deep-muted">
          Type it the way you would say it:
          {EXAMPLES.filter(({ country }) => countries.includes(country)).map(({ words, search }) => (
            <Link
              key={words}
              href={`/courses?${search}`}
              className="py-0.5 text-on-deep underline decoration-deep-line underline-offset-4 outline-on-deep hover:decoration-on-deep pointer-coarse:py-2"
            >
              {words}
            </Link>
          ))}
        </p>
      </section>
      <HorizonLine counts={counts} countries={countries} />
      <Intro />
    </div>
  );
}

/**
 * The Skip of the intro, which intro.css draws in the hero while this dialog is open: closing it shows the last frame.
 * It needs no script for that. It leaves by itself after 5 s and stands over no text.
 */
function Intro() {
  return (
    // Skip may have closed it before React takes over.
    <dialog
      open
      suppressHydrationWarning
      aria-label="Welcome"
      className="intro-skip pointer-events-none sticky inset-auto bottom-2.5 m-0 ms-auto -mb-11 block w-fit bg-transparent p-0 px-4 text-on-deep not-open:hidden md:px-8"
    >
      <form method="dialog">
        <button
          type="submit"
          className={buttonStyle('secondary', 'md', 'ground-deep pointer-events-auto min-h-11 px-5')}
        >
          Skip
        </button>
      </form>
      <RememberIntro />
    </dialog>
  );
}
