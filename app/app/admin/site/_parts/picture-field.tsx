'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { FileInput } from '@/components/ui/controls/file-input';
import { toast } from '@/components/ui/feedback/toast';
import { WAITS_FOR_NETWORK } from '@/components/ui/feedback/upload-words';
import { CallError } from '@/lib/api/client';
import { upload } from '@/lib/api/upload';
import { picturePath } from '@/lib/domain/accounts/operator';

interface PictureFieldProps {
  label: string;
  name: string;
  hint?: string;
  /** The id of the picture; '' without one. */
  picture: string;
  /** What the picture shows, and how it is drawn here. */
  alt: string;
  className: string;
  error: string;
  onChange: (picture: string) => void;
}

/** A picture of the site's own, uploaded as soon as it is chosen; it is in use once the page is saved. */
export function PictureField({ label, name, hint, picture, alt, className, error, onChange }: PictureFieldProps) {
  const [refusal, setRefusal] = useState('');
  const send = async ([image]: File[]) => {
    setRefusal('');
    if (!image) return false;
    try {
      const given = { body: {}, files: { image } };
      const { id } = await upload('POST /pictures', given, { onWaiting: () => toast.info(WAITS_FOR_NETWORK) });
      onChange(id);
      toast.success('The picture is uploaded. Please save the page.');
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefusal(error.fields.image ?? error.message);
    }
    return false;
  };
  return (
    <Field label={label} name={name} {...(hint ? { hint } : {})} optional error={refusal || error}>
      <FileInput
        accept=".jpg,.jpeg,.png,.webp"
        typeHint="JPG, PNG or WebP, up to 5 MB"
        onFiles={send}
        current={
          picture && (
            <span className="flex items-center gap-3">
              {/* biome-ignore lint/performance/noImgElement: the site makes its own sizes. */}
              <img src={`${picturePath(picture)}?w=480`} alt={alt} className={className} />
              <Button variant="danger-quiet" size="sm" onClick={() => onChange('')} aria-label={`Remove: ${label}`}>
                Remove
              </Button>
            </span>
          )
        }
      />
    </Field>
  );
}
