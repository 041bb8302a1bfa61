import { Search } from 'lucide-react';
import Link from 'next/link';
import { Button } from '@/components/ui/controls/button';
import { TextInput } from '@/components/ui/controls/text-input';
import { JourneyPicture } from './journey-picture';

const OFTEN_SOUGHT = ['Nursing', 'Computer Science', 'Business', 'Data Science', 'Psychology'];

/** What the product is for, and the search that everything begins with. Works as a plain form. */
export function Hero() {
  return (
    <section className="border-b border-line bg-raised">
      <div className="mx-auto grid max-w-work items-center gap-x-16 gap-y-12 px-4 py-12 md:px-8 md:py-20 lg:grid-cols-[1fr_26rem]">
        <div className="min-w-0">
          <h1 className="max-w-2xl text-2xl sm:text-3xl">Find your course abroad, and see your application through.</h1>
          <p className="mt-4 max-w-xl text-lg text-muted">
            Compare fees, intakes and English scores in six countries. Apply in one place, and always know where your
            application stands.
          </p>
          <search>
            <form action="/courses" className="mt-8 flex max-w-xl flex-col gap-2 sm:flex-row">
              <div className="min-w-0 flex-1">
                <TextInput
                  type="search"
                  name="q"
                  aria-label="Course or university"
                  placeholder="Course or university"
                  enterKeyHint="search"
                  autoComplete="off"
                  maxLength={200}
                  className="min-h-12"
                  icon={<Search aria-hidden className="size-4" />}
                />
              </div>
              <Button type="submit" size="lg">
                Search courses
              </Button>
            </form>
          </search>
          <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
            Often sought:
            {OFTEN_SOUGHT.map((words) => (
              <Link
                key={words}
                href={`/courses?q=${encodeURIComponent(words)}`}
                prefetch={false}
                className="rounded-control py-1 text-brand-ink underline-offset-4 hover:underline"
              >
                {words}
              </Link>
            ))}
          </p>
        </div>
        <JourneyPicture />
      </div>
    </section>
  );
}
