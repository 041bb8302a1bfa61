import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/buttons/link';

type RemovableChipProps = {
  /** What is set, such as 'Level: Post Graduate'. */
  children: string;
  icon?: ReactNode;
} & ({ href: string; onRemove?: undefined } | { href?: undefined; onRemove: () => void });

/** An active choice that can be taken back: a button with `onRemove`, or a link to the page without it. */
export function RemovableChip({ children, icon, href, onRemove }: RemovableChipProps) {
  const removeLabel = `Remove ${children}`;
  const content = (
    <>
      {icon}
      <span className="truncate">{children}</span>
      <X aria-hidden className="size-3.5 shrink-0" />
    </>
  );
  if (href !== undefined) {
    return (
      <Link href={href} aria-label={removeLabel} title={removeLabel} scroll={false} className={CHIP_BUTTON}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" aria-label={removeLabel} title={removeLabel} onClick={onRemove} className={CHIP_BUTTON}>
      {content}
    </button>
  );
}

const CHIP_BUTTON =
  'inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full bg-brand-soft py-1 pr-2.5 pl-3 text-sm text-brand-ink transition-colors duration-150 ' +
  'hover:bg-sunken hover:text-ink';
