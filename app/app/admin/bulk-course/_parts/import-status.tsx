import { StatusChip, type Tone } from '@/components/ui/feedback/status-chip';
import type { CourseImportView } from '@/lib/contract/imports/course-import-views';

const STATUSES: Record<CourseImportView['status'], { tone: Tone; word: string }> = {
  uploaded: { tone: 'attention', word: 'Columns to check' },
  planning: { tone: 'brand', word: 'Being read' },
  planned: { tone: 'attention', word: 'To review' },
  applying: { tone: 'brand', word: 'Being applied' },
  done: { tone: 'success', word: 'Applied' },
  undoing: { tone: 'brand', word: 'Being taken back' },
  undone: { tone: 'neutral', word: 'Taken back' },
  refused: { tone: 'danger', word: 'Can’t be used' },
  failed: { tone: 'danger', word: 'Broke off' },
};

/** Where an upload is, in a word. */
export function ImportStatus({ status }: Pick<CourseImportView, 'status'>) {
  const { tone, word } = STATUSES[status];
  return <StatusChip tone={tone}>{word}</StatusChip>;
}
