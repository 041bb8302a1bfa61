'use client';

import { useEffect, useState } from 'react';
import { Prose } from '@/components/ui/layout/prose';

interface ArticlePreviewProps {
  title: string;
  /** The editor's own markup: it makes only what the server keeps. */
  description: string;
  /** A picture that was just chosen. */
  image: File | undefined;
  /** The picture it has already. */
  kept: string | null | undefined;
}

/** An article as its page will show it. */
export function ArticlePreview({ title, description, image, kept }: ArticlePreviewProps) {
  const chosen = useObjectUrl(image);
  const picture = chosen ?? kept;
  return (
    <article aria-label="Preview">
      <h2 className="max-w-reading text-2xl wrap-anywhere">{title || 'No title yet'}</h2>
      {picture && (
        // biome-ignore lint/performance/noImgElement: a file of this browser, or the picture as it is stored.
        <img src={picture} alt="" className="mt-6 aspect-video w-full max-w-reading rounded-card object-cover" />
      )}
      <div className="mt-6">
        {description ? <Prose html={description} /> : <p className="text-muted">Nothing written yet.</p>}
      </div>
    </article>
  );
}

/** An address for a chosen file, while the component shows it. */
function useObjectUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
