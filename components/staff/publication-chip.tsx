import { StatusChip } from '@/components/ui/feedback/status-chip';

/** Whether the public sees an article. */
export function PublicationChip({ published }: { published: boolean }) {
  return <StatusChip tone={published ? 'success' : 'neutral'}>{published ? 'Published' : 'Draft'}</StatusChip>;
}
