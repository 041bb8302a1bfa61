import { StatusChip, type Tone } from '@/components/ui/feedback/status-chip';
import type { CourseImportView } from '@/lib/contract/imports/course-import-views';

const STATUSES: Record<CourseImportView['status'], { tone: Tone; word: string }> = {
  uploaded: { tone: 'attention', word: 'Check columns' },
  planning: { tone: 'brand', word: 'Reading' },
  planned: { tone: 'attention', word: 'Needs review' },
  applying: { tone: 'brand', word: 'Applying' },
  done: { tone: 'success', word: 'Applied' },
  undoing: { tone: 'brand', word: 'Undoing' },
  undone: { tone: 'neutral', word: 'Undone' },
  refused: { tone: 'danger', word: 'Unusable' },
  failed: { tone: 'danger', word: 'Stopped' },
};

/** Where an upload is, in a word. */
export function ImportStatus({ status }: Pick<CourseImportView, 'status'>) {
  const { tone, word } = STATUSES[status];
  return <StatusChip tone={tone}>{word}</StatusChip>;
}
