import { CircleAlert, CircleCheck, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/layout/class-names';

const KINDS = {
  success: { Icon: CircleCheck, box: 'bg-success-soft', ink: 'text-success-ink' },
  sent: { Icon: Mail, box: 'bg-brand-soft', ink: 'text-brand-ink' },
  refused: { Icon: CircleAlert, box: 'bg-danger-soft', ink: 'text-danger-ink' },
} as const;

type NoticeProps = {
  kind: keyof typeof KINDS;
  title: string;
  /** What it means and what to do. */
  children?: ReactNode;
  /** A button or two. */
  actions?: ReactNode;
};

/** What came of a form or of a link, in the place of the form. Read aloud when it appears. */
export function Notice({ kind, title, children, actions }: NoticeProps) {
  const { Icon, box, ink } = KINDS[kind];
  return (
    <div
      role={kind === 'refused' ? 'alert' : 'status'}
      className={classNames('animate-rise rounded-card p-5 text-sm', box)}
    >
      <Icon aria-hidden className={classNames('size-6', ink)} />
      <p className={classNames('mt-2.5 text-base font-semibold', ink)}>{title}</p>
      {children && <div className="mt-1.5 space-y-1.5">{children}</div>}
      {actions && <div className="mt-4 flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
