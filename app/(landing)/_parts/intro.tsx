import { Button } from '@/components/ui/controls/button';
import { Illustration } from '@/components/ui/feedback/illustration';
import { RememberIntro } from './remember-intro';

/**
 * A small greeting once per day that floats in, can be skipped and leaves by itself after 5 s. It needs no script for
 * that: the head's script has marked the page when it was seen today, the style sheet takes it away in time, and Skip
 * closes its dialog. Deaf to the pointer but for its button, so it blocks no content; none where less motion is asked
 * for, nor without scripts, which could not remember it.
 */
export function Intro() {
  return (
    // Skip may have closed it before React takes over.
    <dialog
      open
      suppressHydrationWarning
      aria-label="Welcome"
      className="pointer-events-none fixed inset-x-4 top-auto bottom-4 z-30 m-0 mx-auto w-auto max-w-sm animate-intro items-center gap-4 rounded-card border border-line bg-raised p-4 shadow-float open:flex in-data-[intro=seen]:hidden! motion-reduce:hidden! noscript:hidden! print:hidden!"
    >
      <Illustration name="path" className="h-14 shrink-0 text-muted" />
      <p className="min-w-0 flex-1 text-sm">
        <span className="block font-semibold">Welcome.</span>
        Your way abroad starts with one search.
      </p>
      <form method="dialog">
        <Button type="submit" variant="ghost" size="sm" className="pointer-events-auto">
          Skip
        </Button>
      </form>
      <RememberIntro />
    </dialog>
  );
}
