'use client';

import { MoreHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { buttonStyle } from '@/components/ui/buttons/button-style';
import { Section } from '@/components/ui/layout/section';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { Dialog } from '@/components/ui/windows/dialog';
import { Menu } from '@/components/ui/windows/menu';
import { Popover } from '@/components/ui/windows/popover';
import { Sheet } from '@/components/ui/windows/sheet';
import { Tooltip } from '@/components/ui/windows/tooltip';
import { Part, Parts } from './part';

type Name = 'dialog' | 'confirm' | 'sheet';

export function Windows() {
  const [open, setOpen] = useState<Name | null>(null);
  const close = () => setOpen(null);
  return (
    <Section title="Windows">
      <Parts>
        <Part name="Dialog, ConfirmDialog, Sheet">
          {(['dialog', 'confirm', 'sheet'] as const).map((name) => (
            <Button key={name} variant="secondary" onClick={() => setOpen(name)}>
              Open {name}
            </Button>
          ))}
          <Dialog
            open={open === 'dialog'}
            onClose={close}
            title="Select Student"
            description="Whom do you apply for?"
            footer={<Button onClick={close}>Close</Button>}
          >
            <p>The focus begins at the first control.</p>
          </Dialog>
          <ConfirmDialog
            open={open === 'confirm'}
            onClose={close}
            onConfirm={close}
            title="Withdraw this application?"
            text="This can't be undone."
            confirmLabel="Withdraw"
            destructive
          />
          <Sheet open={open === 'sheet'} onClose={close} title="Filters">
            <p>On small screens, from the bottom.</p>
          </Sheet>
        </Part>
        <Part name="Menu, Popover, Tooltip">
          <Menu
            trigger={<MoreHorizontal aria-hidden className="size-4" />}
            triggerLabel="More"
            triggerClassName={buttonStyle('secondary', 'md')}
            items={[
              { label: 'Edit', onSelect: () => {} },
              { label: 'Open', href: '#menu' },
              { label: 'Not now', onSelect: () => {}, disabled: true },
              { label: 'Delete', onSelect: () => {}, destructive: true },
            ]}
          />
          <Popover trigger="Open popover" triggerClassName={buttonStyle('secondary', 'md')} label="Kit" className="p-4">
            Opens beside its button; a click elsewhere closes it.
          </Popover>
          <Tooltip text="Pearson Test of English">PTE</Tooltip>
        </Part>
      </Parts>
    </Section>
  );
}
