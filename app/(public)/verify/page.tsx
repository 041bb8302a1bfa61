import type { Metadata } from 'next';
import { Card } from '@/components/ui/layout/card';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Section } from '@/components/ui/layout/section';
import { PRODUCT_NAME } from '@/lib/domain/product-name';
import { sitePublicKey } from '@/lib/platform/archive/signing';
import { publicMetadata } from '../_parts/public-metadata';

export const metadata: Metadata = publicMetadata({
  title: 'Check an exported file',
  description: `Whether an archive that a student took along from ${PRODUCT_NAME} is as it was exported.`,
  path: '/verify',
});

/** Checks an archive in the browser: public/verify reads it, and writes its report into the page. */
export default function VerifyPage() {
  return (
    <div className="max-w-3xl">
      <PageHeader
        title="Check an exported file"
        description="Were you given the archive of a student? Here you see whether anything in it was changed since they took it along."
      />
      <Card>
        <label htmlFor="archive" className="font-medium">
          The archive (ZIP)
        </label>
        <p className="mt-1 mb-3 text-sm text-muted">It is read on your device only: nothing of it is sent to us.</p>
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
          <p className="mt-4">This page needs JavaScript to read the archive. The way without it stands below.</p>
        </noscript>
      </Card>
      <Section
        title="How it works"
        description="The archive has a list of its files with the SHA-256 of each, manifest.json, and this site's signature of that list, signature.json."
        className="mt-9"
      >
        <div className="max-w-reading space-y-3">
          <p>
            This page computes the SHA-256 of every file anew, and checks the signature (Ed25519). One changed byte is
            named by the file it is in. An archive that was unpacked and packed again counts as changed.
          </p>
          <p>
            Our public key is <code className="font-mono text-sm wrap-anywhere">{sitePublicKey()}</code>. With it and
            OpenSSL you can check the signature by hand.
          </p>
          <p>
            The archive holds a page like this one, verify.html, which works without a network. Use this one when you
            were given the archive by others: a page in an archive can be changed, too.
          </p>
        </div>
      </Section>
      <script type="module" async src="/verify/page.js" />
    </div>
  );
}
