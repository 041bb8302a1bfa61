import { buttonStyle } from '@/components/ui/controls/button-style';
import { RememberIntro } from './remember-intro';

/**
 * The Skip of the intro, which intro.css draws in the hero while this dialog is open: closing it shows the last frame.
 * It needs no script for that. It leaves by itself after 5 s and stands over no text.
 */
export function Intro() {
  return (
    // Skip may have closed it before React takes over.
    <dialog
      open
      suppressHydrationWarning
      aria-label="Welcome"
      className="intro-skip pointer-events-none sticky inset-auto bottom-2.5 m-0 ms-auto -mb-11 block w-fit bg-transparent p-0 px-4 text-on-deep not-open:hidden md:px-8"
    >
      <form method="dialog">
        <button
          type="submit"
          className={buttonStyle('secondary', 'md', 'ground-deep pointer-events-auto min-h-11 px-5')}
        >
          Skip
        </button>
      </form>
      <RememberIntro />
    </dialog>
  );
}
