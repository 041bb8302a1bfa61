import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skyline } from '@/components/drawings/skyline';
import { Link } from '@/components/ui/buttons/link';
import { ThemeToggle } from '@/components/ui/buttons/theme-toggle';
import { Logo } from '@/components/ui/layout/logo';
import { SkipLink } from './skip-link';

type AuthShellProps = {
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** Under the card: the way to the sister pages. */
  footer?: ReactNode;
};

const PROMISES = [
  'Compare courses abroad: fees, intakes and English scores side by side.',
  'Apply as soon as your profile is complete, and follow each application in real time.',
  'Talk to a counsellor whenever you are unsure.',
];

/** The frame of sign-in and registration: one calm card, and what the product is for beside it on wide screens. */
export function AuthShell({ title, description, children, footer }: AuthShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="flex h-16 items-center justify-between px-4 md:px-8">
        <Link href="/" className="flex rounded-control">
          <Logo />
        </Link>
        <ThemeToggle />
      </header>
      <div className="mx-auto grid w-full max-w-5xl flex-1 content-start items-center gap-16 px-4 pt-6 pb-16 sm:content-center sm:pt-4 lg:grid-cols-[1fr_26rem]">
        <aside aria-label="What you can do here" className="max-lg:hidden">
          <p className="max-w-md font-display text-3xl font-semibold text-balance">
            Find a course abroad and apply, all in one place.
          </p>
          <ul className="mt-6 max-w-md space-y-3 text-muted">
            {PROMISES.map((promise) => (
              <li key={promise} className="flex gap-3">
                <Check aria-hidden className="mt-1 size-4 shrink-0 text-success-ink" />
                {promise}
              </li>
            ))}
          </ul>
          <div aria-hidden className="mt-10 flex text-control">
            {(['Canada', 'UK', 'Singapore'] as const).map((country) => (
              <Skyline key={country} country={country} className="min-w-0 flex-1" />
            ))}
          </div>
        </aside>
        <main id="main" tabIndex={-1} className="mx-auto w-full max-w-104 rounded-card">
          <div className="rounded-card border border-line bg-raised p-5 sm:p-8">
            <h1 className="text-2xl">{title}</h1>
            {description && <p className="mt-2 text-sm text-muted">{description}</p>}
            <div className="mt-6">{children}</div>
          </div>
          {footer && <div className="mt-5 text-center text-sm text-muted">{footer}</div>}
        </main>
      </div>
    </div>
  );
}
