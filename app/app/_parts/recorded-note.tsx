import { Eye } from 'lucide-react';
import type { Viewer } from '@/lib/platform/auth/viewer';

/** Says to others than the student that they see who opened a part of their file. */
export function RecordedNote({ viewer, className = '' }: { viewer: Viewer; className?: string }) {
  if (viewer.role === 'student') return null;
  return (
    <p className={`flex items-start gap-2 text-sm text-muted ${className}`}>
      <Eye aria-hidden className="mt-0.5 size-4 shrink-0" />
      The student can see who opens this, and when.
    </p>
  );
}
