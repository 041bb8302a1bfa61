import type { AddressedLetter } from '@/lib/platform/mail/letter';
import { renderHtml, renderText } from '@/lib/platform/mail/render';

const DARK = '@media (prefers-color-scheme:dark)';
/** No picture is loaded, as most mail programs do at first. */
const NO_PICTURES = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`;

/** One letter in both colour schemes, with pictures off, and as plain text. */
export function SampleLetter({ letter }: { letter: AddressedLetter }) {
  const html = renderHtml(letter).replace('<head>', `<head>${NO_PICTURES}`);
  return (
    <article className="mt-4">
      <h3 className="font-semibold wrap-anywhere">{letter.subject}</h3>
      <p className="text-sm wrap-anywhere text-muted">To {letter.to}</p>
      <div className="mt-3 grid gap-4 lg:grid-cols-2">
        <Framed title={`${letter.subject}, light`} html={html.replace(DARK, '@media not all')} />
        <Framed title={`${letter.subject}, dark`} html={html.replace(DARK, '@media all')} />
      </div>
      <details className="mt-2">
        <summary className="cursor-pointer text-sm">Plain text</summary>
        <pre className="mt-2 rounded-card border border-line bg-raised p-4 text-sm whitespace-pre-wrap wrap-anywhere">
          {renderText(letter)}
        </pre>
      </details>
    </article>
  );
}

function Framed({ title, html }: { title: string; html: string }) {
  return <iframe title={title} srcDoc={html} sandbox="" className="h-[66rem] w-full rounded-card border border-line" />;
}
