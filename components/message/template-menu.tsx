'use client';

import { MessageSquareText } from 'lucide-react';
import { ICON_BUTTON } from '@/components/ui/buttons/icon-button';
import { toast } from '@/components/ui/feedback/toast';
import { Menu } from '@/components/ui/windows/menu';
import { asRefusal, call } from '@/lib/api/client';
import { unfilledProblem } from '@/lib/domain/desk/reply-templates';

export interface Replies {
  /** What the fields are filled for. */
  studentId?: string;
  applicationId?: string;
  templates: readonly { _id: string; name: string }[];
}

/** The reply templates behind a button of the box: a choice is inserted with its fields filled. */
export function TemplateMenu({ replies, onInsert }: { replies: Replies; onInsert: (text: string) => void }) {
  const { templates, ...query } = replies;
  const insert = async (id: string) => {
    try {
      const { text } = await call('GET /staff/reply-templates/{id}/filled', { params: { id }, query });
      onInsert(text);
      const problem = unfilledProblem(text);
      if (problem) toast.info(problem);
    } catch (error) {
      toast.error(asRefusal(error, 'We couldn’t fill in the template.').message);
    }
  };
  return (
    <Menu
      align="start"
      trigger={<MessageSquareText aria-hidden className="size-5" />}
      triggerLabel="Insert a template"
      triggerClassName={ICON_BUTTON}
      items={templates.map(({ _id, name }) => ({ label: name, onSelect: () => insert(_id) }))}
    />
  );
}
