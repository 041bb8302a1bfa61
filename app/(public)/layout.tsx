import type { ReactNode } from 'react';
import { PublicPage } from './_parts/public-page';

export default function PublicLayout({ children }: { children: ReactNode }) {
  return <PublicPage>{children}</PublicPage>;
}
