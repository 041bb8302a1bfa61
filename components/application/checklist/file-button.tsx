'use client';

import { Camera, Upload } from 'lucide-react';
import { useId, useRef } from 'react';
import { type ButtonVariant, buttonStyle } from '@/components/ui/controls/button-style';

interface FileButtonProps {
  /** What pressing it does, such as 'Upload'. */
  children: string;
  /** For screen readers, with what it is for. */
  label: string;
  variant?: ButtonVariant;
  /** A file is on its way: nothing is chosen, and the focus stays where it is. */
  busy?: boolean;
  onFile: (file: File) => void;
}

const ACCEPT = '.pdf,.jpg,.jpeg,.png,.webp,.doc,.docx,image/jpeg,image/png,image/webp,application/pdf';

/** A button that chooses one file; on phones the same button offers the camera. */
export function FileButton({ children, label, variant = 'primary', busy = false, onFile }: FileButtonProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className="relative inline-flex has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
      <label
        htmlFor={id}
        aria-disabled={busy || undefined}
        className={buttonStyle(variant, 'sm', busy ? undefined : 'cursor-pointer')}
      >
        <Upload aria-hidden className="size-4 pointer-coarse:hidden" />
        <Camera aria-hidden className="hidden size-4 pointer-coarse:block" />
        <span aria-hidden>{children}</span>
        <span className="sr-only">{label}</span>
      </label>
      <input
        id={id}
        ref={input}
        type="file"
        accept={ACCEPT}
        aria-disabled={busy || undefined}
        className="absolute inset-0 size-full cursor-pointer opacity-0 aria-disabled:cursor-not-allowed"
        onClick={(event) => {
          if (busy) event.preventDefault();
        }}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file again must be a change too.
          if (input.current) input.current.value = '';
          if (file) onFile(file);
        }}
      />
    </span>
  );
}
