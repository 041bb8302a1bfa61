'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { Field } from '@/components/ui/controls/field';
import { FileInput } from '@/components/ui/controls/file-input';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { toast } from '@/components/ui/feedback/toast';
import { WAITS_FOR_NETWORK } from '@/components/ui/feedback/upload-words';
import { upload } from '@/lib/api/upload';

interface PaperYesWindowProps {
  applicationId: string;
  open: boolean;
  onClose: () => void;
}

/** Records a student's yes on paper: the scan and the day it was signed. */
export function PaperYesWindow({ applicationId, open, onClose }: PaperYesWindowProps) {
  const [signedOn, setSignedOn] = useState('');
  const [scan, setScan] = useState<File>();
  const change = useChange(onClose);
  const save = () => {
    const files: Record<string, File> = scan ? { scan } : {};
    const options = { params: { id: applicationId }, body: { signedOn }, files };
    const follow = { onWaiting: () => toast.info(WAITS_FOR_NETWORK) };
    return change.run(() => upload('POST /applications/{id}/consent/paper', options, follow));
  };

  return (
    <FormDialog
      open={open}
      title="Signed paper consent"
      description="The paper must name the university and say what is sent, and the student must have signed it. We’ll email the student, who can withdraw this consent."
      change={change}
      onSave={save}
      saveLabel="Record consent"
    >
      <Field label="Scan of the signed paper" name="scan">
        <FileInput
          accept=".pdf,.jpg,.jpeg,.png,.webp"
          typeHint="PDF, JPG, PNG or WebP, up to 10 MB"
          onFiles={([chosen]) => setScan(chosen)}
        />
      </Field>
      <Field label="Signed on" name="signedOn">
        <TextInput type="date" {...wired(signedOn, setSignedOn)} />
      </Field>
    </FormDialog>
  );
}
