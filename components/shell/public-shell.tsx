import { ExternalLink, Menu as MenuLines } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { ICON_BUTTON } from '@/components/ui/buttons/icon-button';
import { Link } from '@/components/ui/buttons/link';
import { ThemeToggle } from '@/components/ui/buttons/theme-toggle';
import { classNames } from '@/components/ui/layout/class-names';
import { Logo } from '@/components/ui/layout/logo';
import { type LegalDays, NO_TEXTS } from '@/lib/domain/accounts/legal-texts';
import { NO_OPERATOR, type OperatorDetails, ownPages, siteNameOf } from '@/lib/domain/accounts/operator';
import { ContactLinks } from './contact-links';
import { PublicLink } from './public-link';
import { SkipLink } from './skip-link';
import { SocialLinks } from './social-links';

type PublicShellProps = {
  /** The site with the free mock tests; no link without it. */
  mockTestHref?: string;
  /** For a visitor who is signed in: the way to their area instead of 'Get Started'. */
  start?: { href: string; label: string };
  children: ReactNode;
  /** The page brings its own full-width sections; else it gets margins and the work width. */
  bare?: boolean;
  /** Who runs the site; what is empty is not shown. */
  operator?: OperatorDetails;
  /** Which legal texts are in force. */
  texts?: LegalDays;
  /** 'deep': the page begins with a hero on the deep ground, and the top bar is part of it. */
  ground?: 'deep' | undefined;
};

const LINKS = [
  { href: '/courses', label: 'Courses' },
  { href: '/universities', label: 'Universities' },
  { href: '/scholarships', label: 'Scholarships' },
  { href: '/practice', label: 'Practice' },
  { href: '/news', label: 'News' },
  { href: '/blog', label: 'Blog' },
];

const OWN_PAGES = { '/about': 'About us', '/terms': 'Terms', '/refunds': 'Refunds' };

/** Stands in the footer alone. */
const ABOUT_DATA = [
  { href: '/contact', label: 'Contact' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/verify', label: 'Check an exported file' },
];

/** The frame of every public page: top menu, main, footer. */
export function PublicShell({
  mockTestHref,
  start = { href: '/login', label: 'Get Started' },
  children,
  bare = false,
  ground,
  operator = NO_OPERATOR,
  texts = NO_TEXTS,
}: PublicShellProps) {
  const own = ownPages(operator, texts).map((href) => ({ href, label: OWN_PAGES[href] }));
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header
        className={classNames(
          'sticky top-0 z-20 print:hidden',
          ground === 'deep' ? 'ground-deep' : 'border-b border-line bg-surface',
        )}
      >
        <div className="mx-auto flex h-15 max-w-work md:h-16 items-center gap-2 px-4 md:px-8">
          <Link href="/" className="mr-auto flex rounded-control md:mr-6">
            {/* On the narrowest screens, and at 400 % zoom, the menu needs the room of the word. */}
            <Logo className="max-[374px]:[&>span]:sr-only" />
          </Link>
          <nav aria-label="Main" className="mr-auto flex items-center max-md:hidden">
            {LINKS.map((link) => (
              <PublicLink key={link.href} {...link} />
            ))}
            {mockTestHref && (
              <a
                href={mockTestHref}
                target="_blank"
                rel="noopener"
                className="inline-flex min-h-10 items-center gap-1.5 rounded-control px-3 text-sm text-muted hover:text-ink"
              >
                Free mock tests
                <ExternalLink aria-hidden className="size-3.5" />
                <span className="sr-only">(opens in a new tab)</span>
              </a>
            )}
          </nav>
          <ThemeToggle />
          <ButtonLink href={start.href}>{start.label}</ButtonLink>
          <PublicPhoneMenu
            links={mockTestHref ? [...LINKS, { href: mockTestHref, label: 'Free mock tests' }] : LINKS}
          />
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="isolate flex-1 has-[.reaches-edges]:overflow-x-clip focus-visible:-outline-offset-2"
      >
        {bare ? children : <div className="mx-auto max-w-work px-4 py-8 md:px-8 md:py-12">{children}</div>}
      </main>
      <footer className="print:hidden border-t border-line">
        <div className="mx-auto flex max-w-work flex-wrap items-start justify-between gap-x-8 gap-y-4 px-4 py-8 text-sm text-muted md:px-8">
          <div className="min-w-0 max-w-lg wrap-anywhere">
            <p>
              © {new Date().getFullYear()} {operator.name || siteNameOf(operator)}. All rights reserved.
            </p>
            {operator.address && <p className="mt-1">{operator.address.split('\n').join(', ')}</p>}
            <ContactLinks operator={operator} className="mt-1" />
            <SocialLinks links={operator.links} className="mt-1" />
          </div>
          <nav aria-label="Footer">
            <ul className="flex flex-wrap gap-x-5 gap-y-2">
              {[...LINKS, ...own, ...ABOUT_DATA].map(({ href, label }) => (
                <li key={href}>
                  <Link href={href} className="rounded-control hover:text-ink hover:underline">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </footer>
    </div>
  );
}

const ID = 'public-menu';

/**
 * The public links behind one button, on phones. The browser's own popover: it needs no script, so it works before and
 * without one. The links load their pages anew, which also closes it.
 */
function PublicPhoneMenu({ links }: { links: readonly { href: string; label: string }[] }) {
  return (
    <div className="md:hidden">
      <button type="button" popoverTarget={ID} aria-label="Menu" title="Menu" className={ICON_BUTTON}>
        <MenuLines aria-hidden className="size-5" />
      </button>
      <nav
        id={ID}
        popover="auto"
        aria-label="Menu"
        className="fixed inset-auto top-14 right-4 m-0 min-w-44 rounded-card border border-line bg-raised py-1 text-sm text-ink shadow-float"
      >
        <ul>
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href} className="flex min-h-10 items-center px-3.5 hover:bg-sunken focus-visible:bg-sunken">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
