import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/buttons/link';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style';

type ButtonLinkProps = ComponentProps<typeof Link> & { variant?: ButtonVariant; size?: ButtonSize };

/** A link that looks like a button. Pass `target="_blank"` for a new tab; `rel` is then set. */
export function ButtonLink({ variant = 'primary', size = 'md', className, ...rest }: ButtonLinkProps) {
  const rel = rest.target === '_blank' ? 'noopener' : undefined;
  return <Link rel={rel} {...rest} className={buttonStyle(variant, size, className)} />;
}
