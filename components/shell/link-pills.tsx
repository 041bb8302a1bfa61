import { Link } from '@/components/ui/buttons/link';
import { classNames } from '@/components/ui/layout/class-names';

interface LinkPillsProps {
  /** What they are, for screen readers. */
  label: string;
  links: readonly { href: string; label: string }[];
  /** The address of this page. */
  current?: string;
  className?: string;
}

/** Ways to pages of one kind, side by side; nothing without any. */
export function LinkPills({ label, links, current, className }: LinkPillsProps) {
  if (!links.length) return null;
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ href, label: name }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={href === current ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-9 items-center rounded-full border px-3.5 text-sm transition-colors duration-150',
                href === current ? 'border-brand bg-brand-soft text-brand-ink' : 'border-line hover:border-control',
              )}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
