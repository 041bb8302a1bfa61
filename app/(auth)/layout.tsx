import type { ReactNode } from 'react';
import { Toaster } from '@/components/ui/feedback/toaster';

export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Toaster />
    </>
  );
}
