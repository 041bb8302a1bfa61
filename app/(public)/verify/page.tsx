import type { Metadata } from 'next';
import { Card } from '@/components/ui/layout/card';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Section } from '@/components/ui/layout/section';
import { sitePublicKey } from '@/lib/platform/archive/signing';
import { siteName } from '@/lib/platform/site-facts';
import { publicMetadata } from '../_parts/public-metadata';

export const generateMetadata = async (): Promise<Metadata> =>
  publicMetadata({
    title: 'Check an exported file',
    description: `Check that an archive exported by a student from ${await siteName()} has not been changed.`,
    path: '/verify',
  });

/** Checks an archive in the browser: public/verify reads it, and writes its report into the page. */
export default function VerifyPage() {
  return (
    <div className="max-w-3xl">
      <PageHeader
        title="Check an exported file"
        description="Did a student give you their archive? Check here whether anything in it was changed after the export."
      />
      <Card>
        <label htmlFor="archive" className="font-medium">
          The archive (ZIP)
        </label>
        <p className="mt-1 mb-3 text-sm text-muted">The file is read on your device only. Nothing is sent to us.</p>
        <input
          id="archive"
          type="file"
          accept=".zip,application/zip"
          data-archive
          data-site-key={sitePublicKey()}
          className="block w-full text-sm file:mr-4 file:min-h-11 file:rounded-control file:border-0 file:bg-brand file:px-4 file:text-on-brand"
        />
        <div
          data-archive-report
          aria-live="polite"
          className="wrap-anywhere [&_h2]:mt-6 [&_h2]:text-title [&_li]:mt-1 [&_p]:mt-3 [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:pl-5"
        />
        <noscript>
          <p className="mt-4">
            This page needs JavaScript to read the archive. Below you can see how to check it without JavaScript.
          </p>
        </noscript>
      </Card>
      <Section
        title="How it works"
        description="The archive contains a list of its files with the SHA-256 of each (manifest.json) and this site's signature of that list (signature.json)."
        className="mt-9"
      >
        <div className="max-w-reading space-y-3">
          <p>
            This page computes the SHA-256 of every file again and checks the signature (Ed25519). If a single byte was
            changed, the file is named. An archive that has been unpacked and packed again counts as changed.
          </p>
          <p>
            Our public key is <code className="font-mono text-sm wrap-anywhere">{sitePublicKey()}</code>. With it and
            OpenSSL you can check the signature by hand.
          </p>
          <p>
            The archive contains a page like this one, verify.html, which works offline. If someone else gave you the
            archive, use the page here: a page inside an archive can be changed too.
          </p>
        </div>
      </Section>
      <script type="module" async src="/verify/page.js" />
    </div>
  );
}
