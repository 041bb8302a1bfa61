import { PageHeader } from '@/components/ui/layout/page-header';
import { REPLY_FIELDS } from '@/lib/domain/desk/reply-templates';
import { requireArea } from '@/lib/platform/auth/page-viewer';
import { replyTemplates } from '@/lib/services/desk/messages/reply-templates';
import { ReplyTemplates } from './_parts/reply-templates';

export const metadata = { title: 'Reply templates' };

/** What staff often answer: templates that all share, and the viewer's own. */
export default async function ReplyTemplatesPage({ params }: { params: Promise<{ area: string }> }) {
  const viewer = await requireArea(params, 'reply-templates');
  const fields = Object.entries(REPLY_FIELDS).map(([name, what]) => `{${name}} ${what}`);
  return (
    <>
      <PageHeader
        title="Reply templates"
        description={`You can insert a template with the button next to the message box. These fields are filled in for you: ${fields.join(', ')}.`}
      />
      <ReplyTemplates templates={await replyTemplates(viewer)} />
    </>
  );
}
